import { recordsOf } from "~/content/records/records.server";
import type { Database } from "~db/connection.server";
import { disclosure } from "./disclosure";

/** The documents of the mandatory public disclosure, in their order; each with its file at `url`, kept already. */
export const disclosures = recordsOf(disclosure, ["url", "bytes"]);

export type Disclosure = Awaited<ReturnType<typeof disclosures.list>>[number];

/** The document that is public at an address of ours. */
export async function findDisclosureByUrl(db: Database, url: string) {
  return db
    .selectFrom("disclosures")
    .select(["name"])
    .where("url", "=", url)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Whether a document's file is referred to, by one in the trash too. */
export async function isDisclosureFile(db: Database, url: string): Promise<boolean> {
  const row = await db.selectFrom("disclosures").select("id").where("url", "=", url).executeTakeFirst();
  return row !== undefined;
}
