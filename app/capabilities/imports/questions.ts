/** A decision about a whole table that its cells leave open. */
export interface Question {
  /** Name of the form's field with the answer. */
  name: "day_order" | "decimal_sign" | "marks_are" | "unknown_kind";
  label: string;
  /** Each reading with an example. */
  options: { value: string; label: string }[];
}
