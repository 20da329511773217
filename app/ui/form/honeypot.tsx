/** The field that machines fill in, and people never see. */
export const honeypotField = "website";

/** A hidden field for machines that fill in everything. Text browsers show any other one, whatever its style says. */
export function Honeypot() {
  return <input type="hidden" name={honeypotField} value="" />;
}
