import { recordsOf } from "~/content/records/records.server";
import type { Database } from "~db/connection.server";
import { disclosure } from "./disclosure";

/** The documents of the mandatory public disclosure, in their order; each with its file at `url`, kept already. */
export const disclosures = recordsOf(disclosure, ["url", "bytes"]);

export type Disclosure = Awaited<ReturnType<typeof disclosures.list>>[number];

/** The public document that has an address of ours, or had it before its file was replaced; `url` is where it is now. */
export async function findDocumentAt(db: Database, address: string) {
  return db
    .selectFrom("disclosures")
    .select(["name", "url"])
    .where("deleted_at", "is", null)
    .where((where) =>
      where.or([
        where("url", "=", address),
        where(
          "id",
          "in",
          where.selectFrom("document_addresses").select("disclosure_id").where("url", "=", address),
        ),
      ]),
    )
    .executeTakeFirst();
}
