import { t } from "#say";
/** How long to wait, for people: whole seconds up to two minutes, whole minutes above, never too short. */
export function waitWords(seconds: number): string {
  return seconds <= 120
    ? t("{count, plural, one {# second} other {# seconds}}", { count: seconds })
    : t("{count, plural, one {# minute} other {# minutes}}", { count: Math.ceil(seconds / 60) });
}
