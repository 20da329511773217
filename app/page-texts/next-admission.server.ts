import { indianSpan } from "~/dates/indian-dates";
import type { Database } from "~db/connection.server";
import { readTexts } from "./queries.server";
import { shownTable } from "./table-form.server";

/** Returns the first step of the table of admission dates that is not over, with its days; null for none. */
export async function findNextAdmission(db: Database, today: string): Promise<string | null> {
  const { admission_dates } = await readTexts(db, ["admission_dates"]);
  const { columns, rows } = shownTable("admission_dates", admission_dates);
  const days = columns.flatMap(({ type }, column) => (type === "date" ? [column] : []));
  for (const [step = "", ...cells] of rows) {
    const [first, last = first] = days.map((column) => cells[column - 1]).filter(Boolean);
    if (first && last && last >= today) return `${step}: ${indianSpan(first, last)}`;
  }
  return null;
}
