/** Set when the pop-up is closed without script; prefixed on TLS (`cookieName`). */
export const popupCookie = "popup-closed";

/** Duration of a visit: phones keep session cookies for weeks. */
export const visitSeconds = 2 * 60 * 60;

export function hasMark(cookies: string | null | undefined, name: string): boolean {
  return (cookies ?? "").split(/;\s*/).includes(`${name}=yes`);
}
