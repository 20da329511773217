/** Set by the visitor's own choice of the light version. */
export const lightCookie = "light";

const chosen = new RegExp(`(?:^|;\\s*)${lightCookie}=(on|off)`);

/**
 * Whether pages come without pictures: by the visitor's own choice, else by the browser's `Save-Data: on`.
 * @param cookies the `Cookie` header
 * @param saveData the `Save-Data` header
 */
export function wantsLight(
  cookies: string | null | undefined,
  saveData: string | string[] | null | undefined,
): boolean {
  const choice = chosen.exec(cookies ?? "")?.[1];
  return choice ? choice === "on" : saveData === "on";
}
