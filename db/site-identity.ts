import { randomUUID } from "node:crypto";
import type { Database } from "./connection.server";

/** The identity of the website that this database is of; undefined if it has none yet. */
export async function readIdentity(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom("site_identity").select("identity").executeTakeFirst();
  return row?.identity;
}

/** Gives the database an identity, unless it has one. @returns the one it has now */
export async function ensureIdentity(db: Database, identity: string = randomUUID()): Promise<string> {
  await db
    .insertInto("site_identity")
    .values({ id: 1, identity, sample_content: "", created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readIdentity(db)) ?? identity;
}

/** True if sample content was put in; empty if it was not, or where the database has no identity yet. */
export async function readSampleState(db: Database): Promise<"" | "begun" | "done"> {
  const row = await db.selectFrom("site_identity").select("sample_content").executeTakeFirst();
  return row?.sample_content ?? "";
}

/** Notes how far the sample content has come. */
export async function setSampleState(db: Database, state: "begun" | "done"): Promise<void> {
  await db.updateTable("site_identity").set({ sample_content: state }).execute();
}
