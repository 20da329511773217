/** Characters of what stands in a line, of why it does not apply, and of the remarks on a year's results. */
export const longestValue = 300;
export const longestReason = 200;
export const longestRemark = 120;
