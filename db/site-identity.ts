import { randomUUID } from "node:crypto";
import type { Database } from "./connection.server";
import { readOnce } from "./read-once";

const readRow = (db: Database) =>
  readOnce(db, "site identity", () =>
    db.selectFrom("site_identity").select(["identity", "created_at", "sample_content"]).executeTakeFirst(),
  );

/** Returns the ID of this website's database; undefined if it has none yet. */
export async function readIdentity(db: Database): Promise<string | undefined> {
  return (await readRow(db))?.identity;
}

/** Returns the ISO time of the website's first start; undefined before it. */
export async function readBeginning(db: Database): Promise<string | undefined> {
  return (await readRow(db))?.created_at;
}

/** Sets the ID if there is none. @returns the current ID */
export async function ensureIdentity(db: Database, identity: string = randomUUID()): Promise<string> {
  await db
    .insertInto("site_identity")
    .values({ id: 1, identity, sample_content: "", created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readIdentity(db)) ?? identity;
}

/** Empty if no sample content was added, or without an ID. */
export async function readSampleState(db: Database): Promise<"" | "begun" | "done"> {
  return (await readRow(db))?.sample_content ?? "";
}

export async function setSampleState(db: Database, state: "begun" | "done"): Promise<void> {
  await db.updateTable("site_identity").set({ sample_content: state }).execute();
}
