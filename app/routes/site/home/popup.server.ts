import { popups } from "~/content/popups/popup.server";
import { todayAtSchool } from "~/dates/dates";
import { indianSpan } from "~/dates/indian-dates";
import { readTexts } from "~/page-texts/queries.server";
import { shownTable } from "~/page-texts/table-form.server";
import type { Database } from "~db/connection.server";

/** @param isArrival false for a visitor who has seen the page and its pop-up */
export async function loadPopup(db: Database, isArrival: boolean) {
  const [popup] = isArrival ? await popups.listOnSite(db, { limit: 1 }) : [];
  const nextAdmission =
    popup?.link_url === "/admission" ? await findNextAdmission(db, todayAtSchool()) : null;
  return popup ? { popup, nextAdmission } : undefined;
}

/** Returns the first step of the table of admission dates that is not over, with its days; null for none. */
async function findNextAdmission(db: Database, today: string): Promise<string | null> {
  const { admission_dates } = await readTexts(db, ["admission_dates"]);
  const { columns, rows } = shownTable("admission_dates", admission_dates);
  const days = columns.flatMap(({ type }, column) => (type === "date" ? [column] : []));
  for (const [step = "", ...cells] of rows) {
    const [first, last = first] = days.map((column) => cells[column - 1]).filter(Boolean);
    if (first && last && last >= today) return `${step}: ${indianSpan(first, last)}`;
  }
  return null;
}
