import { Secret, TOTP } from "otpauth";
import { fieldOf } from "./page";
import { textOf } from "./site";

interface Person {
  get: (path: string) => Promise<string>;
  visit: (path: string, visit: { form: Record<string, string> }) => Promise<Response>;
}

const page = "/dashboard/staff/second-step";

/** Returns a TOTP code. @param later seconds by which the phone's clock is ahead */
export function phoneCode(secret: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + later * 1000 });
}

/** Returns secret and hidden field of the set-up page. */
export async function openSetup(person: Pick<Person, "get">) {
  const html = await person.get(page);
  const secret = /[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}/.exec(textOf(html))?.[0].replaceAll(" ", "") ?? "";
  const setup = fieldOf(html, "setup");
  return { html, secret, form: { intent: "connect", setup } };
}

export const recoveryCodesOn = (html: string) =>
  textOf(html).match(/\b[a-z\d]{4}(?:-[a-z\d]{4}){3}\b/g) ?? [];

/** Sets up two-factor authentication. @returns secret and recovery codes */
export async function setUpSecondStep(person: Person) {
  const { secret, form } = await openSetup(person);
  const answer = await person.visit(page, { form: { ...form, code: phoneCode(secret) } });
  return { secret, answer, codes: recoveryCodesOn(await answer.text()) };
}
