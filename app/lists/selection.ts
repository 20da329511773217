export const chooseFormId = "choose";

export const chosenField = "id";
export const doField = "do";

/** Field of the confirmation page's extra question. */
export const askedField = "to";

export const allField = "all";

/** More records than any page shows. */
const maxChosen = 500;

export function readChosen(fields: URLSearchParams): string[] {
  const chosen = fields.getAll(chosenField).flatMap((value) => value.split(","));
  return [...new Set(chosen.filter(Boolean))].slice(0, maxChosen);
}

export function parseIds(chosen: readonly string[]): number[] {
  return chosen.filter((value) => /^[1-9]\d{0,14}$/.test(value)).map(Number);
}

export function withoutTicks(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(allField);
  return query.size > 0 ? `?${query}` : "";
}
