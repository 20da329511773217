/** One thing that a staff list can be narrowed by, beside words. */
export interface ListChoice {
  /** In the address. */
  name: "status" | "category" | "year" | "form" | "post";
  label: string;
  /** What is chosen where it narrows nothing. */
  every: string;
  /** What is chosen; empty for everything. */
  value: string;
  options: readonly { value: string; label: string }[];
}
