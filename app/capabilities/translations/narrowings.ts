export const narrowings = ["visitors", "staff", "corrected", "unused"] as const;
export type Narrowing = (typeof narrowings)[number];
