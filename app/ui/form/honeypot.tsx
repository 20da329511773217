export const honeypotField = "website";

/** Uses `type="hidden"`, because text browsers show fields that CSS hides. */
export function Honeypot() {
  return <input type="hidden" name={honeypotField} value="" />;
}
