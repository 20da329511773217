import type { Database } from "~db/connection.server";

export type Disclosure = Awaited<ReturnType<typeof listDisclosures>>[number];

/** The documents of the mandatory public disclosure, in their order. */
export async function listDisclosures(db: Database) {
  return db
    .selectFrom("disclosures")
    .select(["id", "name", "url", "bytes", "position"])
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}
