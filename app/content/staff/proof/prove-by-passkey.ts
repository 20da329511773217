import { startAuthentication } from "@simplewebauthn/browser";
import { proofFields } from "./proof-fields";

/**
 * The fields of a form with a passkey's answer instead of the password.
 * @param options what the browser is asked to sign, JSON
 * @throws where no passkey was used
 */
export async function proveByPasskey(form: HTMLFormElement, options: string): Promise<FormData> {
  const fields = new FormData(form);
  const answer = await startAuthentication({ optionsJSON: JSON.parse(options) });
  fields.set(proofFields.passkey, JSON.stringify(answer));
  return fields;
}
