import { cookieName } from "~/services/site-cookie.server";

/** Set by the visitor's own choice of the light version. */
export const lightCookie = "light";

/**
 * True if pages come without pictures: by the visitor's own choice, else by the browser's `Save-Data: on`.
 * @param cookies the `Cookie` header
 * @param saveData the `Save-Data` header
 * @param tls whether the visitor's connection is encrypted
 */
export function wantsLight(
  cookies: string | null | undefined,
  saveData: string | string[] | null | undefined,
  tls: boolean,
): boolean {
  const name = cookieName(lightCookie, tls);
  const choices = (cookies ?? "").split(/;\s*/);
  if (choices.includes(`${name}=on`)) return true;
  return saveData === "on" && !choices.includes(`${name}=off`);
}
