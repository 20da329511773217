import { t } from "#say";
/** Formats a waiting time: seconds up to two minutes, then minutes, rounded up. */
export function waitWords(seconds: number): string {
  return seconds <= 120
    ? t("{count, plural, one {# second} other {# seconds}}", { count: seconds })
    : t("{count, plural, one {# minute} other {# minutes}}", { count: Math.ceil(seconds / 60) });
}
