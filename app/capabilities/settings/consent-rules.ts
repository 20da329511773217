import { type Message, msg } from "#message";
/** Reaction to new children's content without consent; setting `consent_rule`. */
export const consentRules = [
  { value: "", label: msg("Publish it, and remind of it") },
  { value: "ask", label: msg("Ask once more before it is published") },
  { value: "require", label: msg("Do not publish it") },
  { value: "off", label: msg("Do not ask about consents") },
] as const satisfies { value: string; label: Message }[];

export type ConsentRule = (typeof consentRules)[number]["value"];
