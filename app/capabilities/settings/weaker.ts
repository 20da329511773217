import type { Settings } from "./settings";

/** Times after which something is erased. */
const times = [
  "resume_months",
  "message_months",
  "subscriber_months",
  "activity_months",
  "certificate_years",
] as const;

/** Consent rules, the strictest last. */
const rules = ["off", "", "ask", "require"];

/** For how long something is kept; 0 is for ever. */
const lengthOf = (value: string) => Number(value) || Number.POSITIVE_INFINITY;

/**
 * True if settings erase something sooner, or protect children and logins less, than those before: it takes a proof of who
 * saves them.
 */
export function isWeaker(before: Settings, after: Settings): boolean {
  return (
    times.some((name) => lengthOf(after[name]) < lengthOf(before[name])) ||
    rules.indexOf(after.consent_rule) < rules.indexOf(before.consent_rule) ||
    Number(after.take_down_daily) < Number(before.take_down_daily) ||
    (before.second_step === "everybody" && after.second_step !== "everybody")
  );
}
