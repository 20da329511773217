import type { Kysely } from "kysely";
import { createContentTables } from "./baseline/content";
import { createDocumentTables } from "./baseline/documents";
import { createInboxTables } from "./baseline/inbox";
import { createNoticeTables } from "./baseline/notices";
import { createPictureTables } from "./baseline/pictures";
import { createSiteTables } from "./baseline/site";
import { createStaffTables } from "./baseline/staff";
import { createTextTables } from "./baseline/texts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSiteTables(db);
  await createStaffTables(db);
  await createTextTables(db);
  await createPictureTables(db);
  await createNoticeTables(db);
  await createContentTables(db);
  await createDocumentTables(db);
  await createInboxTables(db);
}
