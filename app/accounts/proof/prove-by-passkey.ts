import { startAuthentication } from "@simplewebauthn/browser";
import { proofFields } from "./proof-fields";

/** Returns form fields with a passkey response. @param options JSON @throws if no passkey was used */
export async function proveByPasskey(form: HTMLFormElement, options: string): Promise<FormData> {
  const fields = new FormData(form);
  const answer = await startAuthentication({ optionsJSON: JSON.parse(options) });
  fields.set(proofFields.passkey, JSON.stringify(answer));
  return fields;
}
