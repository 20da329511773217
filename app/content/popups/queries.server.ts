import { recordsOf } from "~/content/records/records.server";
import { popup } from "./popup";

/** Pop-ups; the newest is the one that the home page shows (specification section 4). */
export const popups = recordsOf(popup);

export type Popup = Awaited<ReturnType<typeof popups.list>>[number];
