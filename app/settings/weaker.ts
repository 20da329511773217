import type { Settings } from "./settings";

const times = [
  "resume_months",
  "message_months",
  "subscriber_months",
  "activity_months",
  "certificate_years",
] as const;

/** Strictest last. */
const rules = ["off", "", "ask", "require"];

/** 0 means for ever. */
const toMonths = (value: string) => Number(value) || Number.POSITIVE_INFINITY;

/** True if settings erase sooner, or protect children or logins less: saving then requires a proof. */
export function isWeaker(before: Settings, after: Settings): boolean {
  return (
    times.some((name) => toMonths(after[name]) < toMonths(before[name])) ||
    rules.indexOf(after.consent_rule) < rules.indexOf(before.consent_rule) ||
    Number(after.take_down_daily) < Number(before.take_down_daily) ||
    (before.second_step === "everybody" && after.second_step !== "everybody")
  );
}
