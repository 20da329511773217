import { type Message, msg } from "#message";
/** Specification sections 5 and 9. */
export const maxResumeBytes = 5 * 1024 * 1024;

export const resumeTooLarge: Message = msg("This file is larger than 5 MB. Please send a smaller one.");

export const applicantLimits = { name: 100, phone: 40, email: 254, post: 200, note: 2000 } as const;

/** Choice if none of the open posts fits. */
export const anotherPost: Message = msg(/* A job that is not among the open ones. */ "Another post");
