import type { Message } from "~/languages/messages";

const labels = {
  all: "All",
  academic: "Academic",
  sports: "Sports",
  arts: "Arts & Culture",
  community: "Community",
  health: "Health",
  facility: "Facilities",
  holiday: "Holidays",
  other: "Other",
} as const satisfies Record<string, Message>;

const choices = <Value extends keyof typeof labels>(...values: Value[]) =>
  values.map((value) => ({ value, label: labels[value] }));

/** The filter chips of the public listing (specification section 3). */
export const publicCategories = choices(
  ...(["all", "academic", "sports", "arts", "community", "health", "facility", "holiday"] as const),
);

/** What staff choose from: the specification's four first, then the other public ones. */
export const noticeCategories = choices(
  ...(["facility", "academic", "holiday", "other", "sports", "arts", "community", "health"] as const),
);

/** Badge colours by priority (specification section 9): red, yellow, green. */
export const priorities = [
  { value: "high", label: "High" },
  { value: "medium", label: "Medium" },
  { value: "low", label: "Low" },
] as const;

/** Defaults of the form (specification section 9). */
export const noticeDefaults = { category: "academic", priority: "medium" };

/** What a category is called on pages; "Other" where it is none of ours. */
export function categoryLabel(value: string): Message {
  return noticeCategories.find((category) => category.value === value)?.label ?? "Other";
}

/** Whether a listing can be asked for this category alone; "all" is what a listing shows anyway. */
export function isPublicCategory(value: string): boolean {
  return value !== "all" && publicCategories.some((category) => category.value === value);
}
