/** Set when a visitor without script closes the pop-up; on TLS its name has a prefix (`cookieName`). */
export const popupCookie = "popup-closed";

/** Seconds that a visit lasts: phones keep the cookies of a session for weeks. */
export const visitSeconds = 2 * 60 * 60;

/** True if a visitor has this cookie. @param cookies the `Cookie` header */
export function hasMark(cookies: string | null | undefined, name: string): boolean {
  return (cookies ?? "").split(/;\s*/).includes(`${name}=yes`);
}
