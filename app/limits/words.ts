const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** How long to wait, for people: whole seconds up to two minutes, whole minutes above, never too short. */
export function waitWords(seconds: number): string {
  return seconds <= 120 ? plural(seconds, "second") : plural(Math.ceil(seconds / 60), "minute");
}
