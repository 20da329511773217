import type { Database } from "~db/connection.server";
import { dropUnneededCodes } from "../second-step/queries.server";

export async function listPasskeys(db: Database, staffId: number) {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("staff_id", "=", staffId)
    .orderBy("created_at", "desc")
    .execute();
}

export async function hasPasskeys(db: Database): Promise<boolean> {
  return (await db.selectFrom("passkeys").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export async function findPasskey(db: Database, id: string) {
  return db
    .selectFrom("passkeys")
    .innerJoin("staff", "staff.id", "passkeys.staff_id")
    .select(["passkeys.id", "staff_id", "username", "role", "public_key", "counter", "transports"])
    .where("passkeys.id", "=", id)
    .executeTakeFirst();
}

interface NewPasskey {
  id: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
}

/** Call it in a transaction. @returns false if it exists */
export async function addPasskey(
  trx: Database,
  staffId: number,
  name: string,
  { id, publicKey, counter, transports }: NewPasskey,
): Promise<boolean> {
  const added = await trx
    .insertInto("passkeys")
    .values({
      id,
      staff_id: staffId,
      name,
      public_key: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: transports.join(" "),
      created_at: new Date().toISOString(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function notePasskeyUse(db: Database, id: string, counter: number): Promise<void> {
  await db
    .updateTable("passkeys")
    .set({ counter, last_used_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Call it in a transaction. @returns its name; undefined if it is not the user's */
export async function removePasskey(trx: Database, staffId: number, id: string): Promise<string | undefined> {
  const removed = await trx
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .returning("name")
    .executeTakeFirst();
  await dropUnneededCodes(trx, staffId);
  return removed?.name;
}
