/** True for the front page of a site, such as `https://www.youtube.com/`, which is no account of the school. */
export function isFrontPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search } = new URL(address);
  return pathname === "/" && search === "";
}
