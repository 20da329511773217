/** What the list of all that the program says can be narrowed by. */
export const narrowings = ["visitors", "staff", "corrected", "unused"] as const;
export type Narrowing = (typeof narrowings)[number];
