import { type Message, msg } from "#message";

const labels = {
  all: msg("All"),
  academic: msg(/* A category of notices. */ "Academic"),
  sports: msg("Sports"),
  arts: msg("Arts & Culture"),
  community: msg(/* A category of notices. */ "Community"),
  health: msg("Health"),
  facility: msg("Facilities"),
  holiday: msg("Holidays"),
  other: msg("Other"),
} as const satisfies Record<string, Message>;

const choices = <Value extends keyof typeof labels>(...values: Value[]) =>
  values.map((value) => ({ value, label: labels[value] }));

/** Filter of the public list (specification section 3). */
export const publicCategories = choices(
  ...(["all", "academic", "sports", "arts", "community", "health", "facility", "holiday"] as const),
);

/** Options of the form: the specification's four, then the others. */
export const noticeCategories = choices(
  ...(["facility", "academic", "holiday", "other", "sports", "arts", "community", "health"] as const),
);

/** Badge colours (specification section 9): red, yellow, green. */
export const priorities = [
  { value: "high", label: msg("High") },
  { value: "medium", label: msg("Medium") },
  { value: "low", label: msg("Low") },
] as const;

/** Form defaults (specification section 9). */
export const noticeDefaults = { category: "academic", priority: "medium" };

export function categoryLabel(value: string): Message {
  return noticeCategories.find((category) => category.value === value)?.label ?? msg("Other");
}

export function isPublicCategory(value: string): boolean {
  return value !== "all" && publicCategories.some((category) => category.value === value);
}
