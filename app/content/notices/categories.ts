/** The filter chips of the public listing (specification section 3). */
export const publicCategories = [
  { value: "all", label: "All" },
  { value: "academic", label: "Academic" },
  { value: "sports", label: "Sports" },
  { value: "arts", label: "Arts & Culture" },
  { value: "community", label: "Community" },
  { value: "health", label: "Health" },
  { value: "facility", label: "Facilities" },
  { value: "holiday", label: "Holidays" },
] as const;

/** What staff choose from: the specification's four first, then the other public ones. */
export const noticeCategories = [
  { value: "facility", label: "Facilities" },
  { value: "academic", label: "Academic" },
  { value: "holiday", label: "Holidays" },
  { value: "other", label: "Other" },
  { value: "sports", label: "Sports" },
  { value: "arts", label: "Arts & Culture" },
  { value: "community", label: "Community" },
  { value: "health", label: "Health" },
] as const;

/** Badge colours by priority (specification section 9): red, yellow, green. */
export const priorities = [
  { value: "high", label: "High" },
  { value: "medium", label: "Medium" },
  { value: "low", label: "Low" },
] as const;

/** Defaults of the form (specification section 9). */
export const noticeDefaults = { category: "academic", priority: "medium" };

/** What a category is called on pages; "Other" where it is none of ours. */
export function categoryLabel(value: string): string {
  return noticeCategories.find((category) => category.value === value)?.label ?? "Other";
}

/** The title of a listing; `all`, or nothing, is every notice. */
export function noticesTitle(category = "all"): string {
  return category === "all" ? "Notices" : `Notices: ${categoryLabel(category)}`;
}

/** Whether a listing can be asked for this category alone; "all" is what a listing shows anyway. */
export function isPublicCategory(value: string): boolean {
  return value !== "all" && publicCategories.some((category) => category.value === value);
}
