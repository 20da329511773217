/** Hides most of an address on pages of personal links, which can leak through logs or forwarding. */
export const hinted = (email: string) => email.replace(/^(.)[^@]*/u, "$1…");
