import type { Database } from "~db/connection.server";
import type { DisclosureValues } from "./form.server";

export type Disclosure = Awaited<ReturnType<typeof listDisclosures>>[number];

/** A kept file: where it is read, and its bytes. */
export interface DisclosureFile {
  url: string;
  bytes: number;
}

const columns = ["id", "name", "url", "bytes", "position"] as const;

/** The documents of the mandatory public disclosure, in their order. */
export async function listDisclosures(db: Database) {
  return db
    .selectFrom("disclosures")
    .select(columns)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** A document that is not in the trash. */
export async function findDisclosure(db: Database, id: number) {
  return db
    .selectFrom("disclosures")
    .select(columns)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** The document that is public at an address of ours. */
export async function findDisclosureByUrl(db: Database, url: string) {
  return db
    .selectFrom("disclosures")
    .select(columns)
    .where("url", "=", url)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Whether a document's file is referred to, by one in the trash too. */
export async function isDisclosureFile(db: Database, url: string): Promise<boolean> {
  const row = await db.selectFrom("disclosures").select("id").where("url", "=", url).executeTakeFirst();
  return row !== undefined;
}

/** Adds a document whose file is kept already. */
export async function createDisclosure(
  db: Database,
  values: DisclosureValues,
  file: DisclosureFile,
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("disclosures")
    .values({ ...values, ...file, created_at: now, updated_at: now })
    .execute();
}

/** Changes name and place, and the file where there is a new one. @returns whether there was such a document */
export async function updateDisclosure(
  db: Database,
  id: number,
  values: DisclosureValues,
  file: DisclosureFile | undefined,
): Promise<boolean> {
  const result = await db
    .updateTable("disclosures")
    .set({ ...values, ...file, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes a document off the page. */
export async function deleteDisclosure(db: Database, id: number): Promise<void> {
  await db
    .updateTable("disclosures")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}
