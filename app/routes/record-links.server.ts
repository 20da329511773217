import { linksInFrame, listFacilityLinks } from "~/content/facilities/facility.server";
import { listPageLinks } from "~/content/own-pages/page.server";
import type { RecordLinks } from "~/ui/frame/menu";
import type { Database } from "~db/connection.server";

export async function readRecordLinks(db: Database): Promise<RecordLinks> {
  const [facilities, pages] = await Promise.all([listFacilityLinks(db), listPageLinks(db)]);
  return { facilities: linksInFrame(facilities), pages };
}
