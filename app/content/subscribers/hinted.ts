/** An address as a page shows it to who has a link of its owner's: enough to know it by. A link can get into a log, or be passed on. */
export const hinted = (email: string) => email.replace(/^(.)[^@]*/u, "$1…");
