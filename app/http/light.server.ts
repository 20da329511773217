import { cookieName } from "~/services/site-cookie.server";

export const lightCookie = "light";

/** True for pages without pictures: by the visitor's choice, else by `Save-Data: on`. */
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
