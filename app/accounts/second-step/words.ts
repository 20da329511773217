import { t } from "#say";
import { momentAtSchool } from "~/dates/dates";

/** Mentions the time: wrong phone clocks are the usual cause. */
export function wrongPhoneCode(now: Date): string {
  return t(
    "This code is not right. Wait for the next code and type that one. If it goes on: the website's clock says {moment}. If the clock of your phone differs, set it to automatic time.",
    { moment: momentAtSchool(now.toISOString()) },
  );
}

export function wrongClock(seconds: number): string {
  const minutes = Math.max(1, Math.round(Math.abs(seconds) / 60));
  const values = { count: minutes };
  return seconds < 0
    ? t(
        "The clock of your phone is about {count, plural, one {# minute} other {# minutes}} behind the website's clock. Set the phone to automatic time, then type the next code.",
        values,
      )
    : t(
        "The clock of your phone is about {count, plural, one {# minute} other {# minutes}} ahead of the website's clock. Set the phone to automatic time, then type the next code.",
        values,
      );
}
