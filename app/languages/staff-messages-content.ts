/** Said on pages of staff, in the order of the alphabet. */
export const staffMessagesOfContent = {} as const satisfies Record<string, string>;
