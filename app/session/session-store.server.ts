import type { Database } from "~db/connection.server";
import { readOnce } from "~db/read-once";
import type { Role } from "~db/schema";
import { storageProblem } from "~db/storage-errors";
import { getMemoryStore } from "./memory-store.server";

interface StoredSession {
  id: number;
  username: string;
  role: Role;
  language: string;
  created_at: string;
  last_seen_at: string;
  remember: number;
  /** Time of the last proof of identity. */
  proved_at: string | null;
}

export async function findSession(db: Database, idHash: string): Promise<StoredSession | undefined> {
  const { sessions, endedSessions, proofs } = getMemoryStore(db);
  if (endedSessions.has(idHash)) return undefined;
  const kept = sessions.get(idHash);
  if (!kept) {
    const stored = await findInDatabase(db, idHash);
    return stored && { ...stored, proved_at: proofs.get(idHash) ?? stored.proved_at };
  }
  const staff = await db
    .selectFrom("staff")
    .select(["id", "username", "role", "language"])
    .where("id", "=", kept.staffId)
    .where("password_hash", "=", kept.passwordHash)
    .executeTakeFirst();
  return staff && { ...kept, ...staff };
}

function findInDatabase(db: Database, idHash: string): Promise<StoredSession | undefined> {
  return readOnce(db, `session ${idHash}`, () => selectSession(db, idHash));
}

function selectSession(db: Database, idHash: string): Promise<StoredSession | undefined> {
  return db
    .selectFrom("sessions")
    .innerJoin("staff", "staff.id", "sessions.staff_id")
    .select([
      "staff.id",
      "staff.username",
      "staff.role",
      "staff.language",
      "sessions.created_at",
      "sessions.last_seen_at",
      "sessions.remember",
      "sessions.proved_at",
    ])
    .where("sessions.id_hash", "=", idHash)
    .executeTakeFirst();
}

/** Browser and system, and a keyed hash of the network. */
export interface SessionPlace {
  browser: string;
  network: string;
}

interface NewSession extends SessionPlace {
  staffId: number;
  remember: boolean;
  now: string;
}

/** Stores in memory if the database cannot be written, so that staff can log in and make space. */
export async function storeSession(
  db: Database,
  idHash: string,
  { staffId, remember, now, ...place }: NewSession,
): Promise<void> {
  const times = { created_at: now, last_seen_at: now, proved_at: now };
  const facts = { ...times, remember: remember ? 1 : 0, ...place };
  try {
    await db
      .insertInto("sessions")
      .values({ id_hash: idHash, staff_id: staffId, ...facts })
      .execute();
  } catch (error) {
    if (!storageProblem(error)) throw error;
    const staff = await db
      .selectFrom("staff")
      .select("password_hash")
      .where("id", "=", staffId)
      .executeTakeFirstOrThrow();
    getMemoryStore(db).sessions.set(idHash, { staffId, passwordHash: staff.password_hash, ...facts });
  }
}

/** Stores time and place of use, and moves sessions from memory to the database. */
export async function noteSeen(
  db: Database,
  idHash: string,
  now: string,
  place: SessionPlace,
): Promise<void> {
  const { sessions } = getMemoryStore(db);
  const kept = sessions.get(idHash);
  if (kept) {
    Object.assign(kept, { last_seen_at: now, ...place });
    const { staffId, passwordHash, ...facts } = kept;
    await db
      .insertInto("sessions")
      .values({ id_hash: idHash, staff_id: staffId, ...facts })
      .execute();
    sessions.delete(idHash);
  } else {
    const session = db.updateTable("sessions").set({ last_seen_at: now, ...place });
    await session.where("id_hash", "=", idHash).execute();
  }
  await removeEndedSessions(db);
  await storeUsedCodes(db);
}

/** Stores the time of a proof of identity; in memory if the database cannot be written. */
export async function noteProof(db: Database, idHash: string, now: string): Promise<void> {
  const { sessions, proofs } = getMemoryStore(db);
  const kept = sessions.get(idHash);
  if (kept) {
    kept.proved_at = now;
    return;
  }
  try {
    await db.updateTable("sessions").set({ proved_at: now }).where("id_hash", "=", idHash).execute();
    proofs.delete(idHash);
  } catch (error) {
    if (!storageProblem(error)) throw error;
    proofs.set(idHash, now);
  }
}

/** Ends a session, even if the database cannot be written. */
export async function removeSession(db: Database, idHash: string): Promise<void> {
  const { sessions, endedSessions } = getMemoryStore(db);
  if (sessions.delete(idHash)) return;
  try {
    await db.deleteFrom("sessions").where("id_hash", "=", idHash).execute();
  } catch (error) {
    if (!storageProblem(error)) throw error;
    endedSessions.set(idHash, true);
  }
}

async function removeEndedSessions(db: Database): Promise<void> {
  const { endedSessions } = getMemoryStore(db);
  for (const idHash of [...endedSessions.keys()]) {
    await db.deleteFrom("sessions").where("id_hash", "=", idHash).execute();
    endedSessions.delete(idHash);
  }
}

async function storeUsedCodes(db: Database): Promise<void> {
  const { usedCodes } = getMemoryStore(db);
  for (const [codeHash, used_at] of [...usedCodes.entries()]) {
    await db.updateTable("recovery_codes").set({ used_at }).where("code_hash", "=", codeHash).execute();
    usedCodes.delete(codeHash);
  }
}
