import { msg, t } from "#say";

/** Categories with the classes of their label (specification section 3). */
export const videoCategories = [
  { value: "Events", label: msg("Events"), labelClass: "bg-leaf-mist text-leaf" },
  { value: "Activity", label: msg("Activity"), labelClass: "bg-blue-mist text-blue" },
  { value: "Mothers Day", label: msg("Mothers Day"), labelClass: "bg-rose-mist text-rose" },
  { value: "Campus Life", label: msg("Campus Life"), labelClass: "bg-teal-mist text-teal" },
  { value: "Alumni", label: msg("Alumni"), labelClass: "bg-violet-mist text-violet" },
  { value: "Academics", label: msg("Academics"), labelClass: "bg-yellow-mist text-yellow-ink" },
  { value: "Facilities", label: msg("Facilities"), labelClass: "" },
] as const;

export function categoryClass(value: string): string {
  return videoCategories.find((category) => category.value === value)?.labelClass ?? "";
}

export function categoryLabel(value: string): string {
  const category = videoCategories.find((each) => each.value === value);
  return category ? t(category.label) : value;
}
