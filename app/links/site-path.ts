/** Browsers read `//host`, `/\host`, and both with ignored characters in them, as another host. */
export const isSitePath = (address: string): boolean => /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(address);
