/** Categories of videos, with the colour of their badge (specification section 3). */
export const videoCategories = [
  { value: "Events", label: "Events", colour: "green" },
  { value: "Activity", label: "Activity", colour: "blue" },
  { value: "Mothers Day", label: "Mothers Day", colour: "rose" },
  { value: "Campus Life", label: "Campus Life", colour: "teal" },
  { value: "Alumni", label: "Alumni", colour: "violet" },
  { value: "Academics", label: "Academics", colour: "amber" },
  { value: "Facilities", label: "Facilities", colour: "slate" },
] as const;

/** The colour of a category's label: videos.css has a class for each. */
export function categoryColour(value: string): string {
  return videoCategories.find((category) => category.value === value)?.colour ?? "slate";
}
