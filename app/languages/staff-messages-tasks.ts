/** Said on pages of staff, in the order of the alphabet. */
export const staffMessagesOfTasks = {} as const satisfies Record<string, string>;
