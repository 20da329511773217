/** True for a path of this site. Browsers read `//host` and `/\host`, and both with signs in them that they leave out, as another host. */
export const isSitePath = (address: string): boolean => /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(address);
