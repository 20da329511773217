import { picturedRecords } from "~/content/records/records.server";

/** Pop-ups; the newest is the one that the home page shows (specification section 4). */
export const popups = picturedRecords("popups", ["title", "description"]);

export type Popup = Awaited<ReturnType<typeof popups.list>>[number];
