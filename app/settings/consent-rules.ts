import { type Message, msg } from "#message";
/** Reaction to new children's content without consent; setting `consent_rule`. */
export const consentRules = [
  { value: "", label: msg("Publish, and remind me") },
  { value: "ask", label: msg("Ask before publishing") },
  { value: "require", label: msg("Do not publish. Results then show marks without names") },
  { value: "off", label: msg("Do not ask about consents") },
] as const satisfies { value: string; label: Message }[];

export type ConsentRule = (typeof consentRules)[number]["value"];
