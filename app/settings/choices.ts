import { type Message, msg } from "#message";
import { consentRules } from "./consent-rules";
import { heroChoices, quickLinkChoices, typeChoices } from "./looks";
import type { Settings } from "./settings";

interface Choice {
  value: string;
  label: Message;
}

export const settingChoices = {
  film_facts: [
    { value: "", label: msg("Take them from YouTube") },
    { value: "off", label: msg("We enter them") },
  ],
  consent_rule: consentRules,
  link_checks: [
    { value: "", label: msg("Check them once a week") },
    { value: "off", label: msg("Do not check them") },
  ],
  newsletter_mail: [
    { value: "", label: msg("Send them once a day") },
    { value: "off", label: msg("Send nothing") },
  ],
  second_step: [
    { value: "", label: msg("Each person decides") },
    { value: "everybody", label: msg("Ask every account for a second step") },
  ],
  own_digits: [
    { value: "", label: msg(/* Which digits are shown: 0 1 2 3 … */ "0 to 9") },
    { value: "own", label: msg(/* Digits. */ "Each language's own") },
  ],
  look_type: typeChoices,
  look_hero: heroChoices,
  look_links: quickLinkChoices,
} as const satisfies Partial<Record<keyof Settings, readonly Choice[]>>;

export function findChoices(name: keyof Settings): readonly Choice[] | undefined {
  return (settingChoices as Partial<Record<keyof Settings, readonly Choice[]>>)[name];
}
