import { popups } from "~/content/popups/popup.server";
import { todayAtSchool } from "~/dates/dates";
import { findNextAdmission } from "~/page-texts/next-admission.server";
import type { Database } from "~db/connection.server";

/** @param isArrival false for a visitor who has seen the page and its pop-up */
export async function loadPopup(db: Database, isArrival: boolean) {
  const [popup] = isArrival ? await popups.listOnSite(db, { limit: 1 }) : [];
  const nextAdmission =
    popup?.link_url === "/admission" ? await findNextAdmission(db, todayAtSchool()) : null;
  return popup ? { popup, nextAdmission } : undefined;
}
