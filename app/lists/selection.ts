/** The form of a list's check boxes: boxes and buttons belong to it by this id, wherever they stand. */
export const chooseFormId = "choose";

/** The field of each box; and of the button, which says what to do with what was chosen. */
export const chosenField = "id";
export const doField = "do";

/** Field for the additional question of the confirmation page. */
export const askedField = "to";

/** In the address of a list: all boxes of the page are ticked. */
export const allField = "all";

/** More records than any page shows. */
const mostChosen = 500;

/** Reads the chosen records, without duplicates, from repeated fields or one text with commas. */
export function readChosen(fields: URLSearchParams): string[] {
  const chosen = fields.getAll(chosenField).flatMap((value) => value.split(","));
  return [...new Set(chosen.filter(Boolean))].slice(0, mostChosen);
}

/** The ids among what was chosen. */
export function idsOf(chosen: readonly string[]): number[] {
  return chosen.filter((value) => /^[1-9]\d{0,14}$/.test(value)).map(Number);
}

/** The query of a list without its ticks. */
export function withoutTicks(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(allField);
  return query.size > 0 ? `?${query}` : "";
}
