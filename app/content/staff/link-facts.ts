/** Hours that a link to set a new password is good for. */
export const linkHours = 24;
