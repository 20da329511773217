import type { Database } from "~db/connection.server";
import { readOnce } from "~db/read-once";
import type { Role } from "~db/schema";
import { storageProblem } from "~db/storage-errors";
import { memoryStoreOf } from "./memory-store.server";

interface StoredSession {
  /** Whose it is. */
  id: number;
  username: string;
  role: Role;
  language: string;
  created_at: string;
  last_seen_at: string;
  remember: number;
  /** When its person last proved who they are. */
  proved_at: string | null;
}

/** The session with this hash of its id, in the database or, where that could not take it, in memory. */
export async function findSession(db: Database, idHash: string): Promise<StoredSession | undefined> {
  const { sessions, endedSessions, proofs } = memoryStoreOf(db);
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

/** Where a session is used: browser and system in words, and a keyed hash of the network. */
export interface SessionPlace {
  browser: string;
  network: string;
}

interface NewSession extends SessionPlace {
  staffId: number;
  remember: boolean;
  now: string;
}

/** Stores a fresh session, in memory where the database cannot take it: on a full disk staff log in to make room. */
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
    memoryStoreOf(db).sessions.set(idHash, { staffId, passwordHash: staff.password_hash, ...facts });
  }
}

/** Notes when and where a session was last used, and moves one in memory to the database once that takes it. */
export async function noteSeen(
  db: Database,
  idHash: string,
  now: string,
  place: SessionPlace,
): Promise<void> {
  const { sessions } = memoryStoreOf(db);
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

/** Notes that the person of a session has just proved who they are; in memory where the database takes no writes. */
export async function noteProof(db: Database, idHash: string, now: string): Promise<void> {
  const { sessions, proofs } = memoryStoreOf(db);
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

/** Ends a session, also where the database cannot delete it at the moment. */
export async function removeSession(db: Database, idHash: string): Promise<void> {
  const { sessions, endedSessions } = memoryStoreOf(db);
  if (sessions.delete(idHash)) return;
  try {
    await db.deleteFrom("sessions").where("id_hash", "=", idHash).execute();
  } catch (error) {
    if (!storageProblem(error)) throw error;
    endedSessions.set(idHash, true);
  }
}

/** Deletes from the database the sessions that ended while it could not be written. */
async function removeEndedSessions(db: Database): Promise<void> {
  const { endedSessions } = memoryStoreOf(db);
  for (const idHash of [...endedSessions.keys()]) {
    await db.deleteFrom("sessions").where("id_hash", "=", idHash).execute();
    endedSessions.delete(idHash);
  }
}

/** Notes in the database the recovery codes that were used while it could not be written. */
async function storeUsedCodes(db: Database): Promise<void> {
  const { usedCodes } = memoryStoreOf(db);
  for (const [codeHash, used_at] of [...usedCodes.entries()]) {
    await db.updateTable("recovery_codes").set({ used_at }).where("code_hash", "=", codeHash).execute();
    usedCodes.delete(codeHash);
  }
}
