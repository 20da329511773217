import type { AppLoadContext } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";
import { browserWords, sayBrowser } from "./browser-words";
import { memoryStoreOf } from "./memory-store.server";
import { isOver, ownSessionHash, placeOf } from "./session.server";
import { removeSession } from "./session-store.server";

/** One place if somebody is logged in. */
export interface Device {
  /** Names the session in a form: the hash of its id, which is worth nothing to log in with. */
  key: string;
  /** In English, for the activity log. */
  browser: string;
  /** In the language of the page. */
  name: string;
  firstSeen: string;
  lastSeen: string;
  /** The same network as this request's. */
  isNetworkHere: boolean;
  /** This request's own session. */
  isThis: boolean;
}

/** Where a person is logged in, what was used last first; this request's own session before all. */
export async function listDevices(
  request: Request,
  context: AppLoadContext,
  staffId: number,
): Promise<Device[]> {
  const { db } = servicesOf(context);
  const [here, own] = [placeOf(request, context), await ownSessionHash(request, context)];
  const { sessions, endedSessions } = memoryStoreOf(db);
  const stored = await db.selectFrom("sessions").selectAll().where("staff_id", "=", staffId).execute();
  const unstored = [...sessions.entries()]
    .filter(([, session]) => session.staffId === staffId)
    .map(([id_hash, session]) => ({ id_hash, ...session }));
  return [...stored, ...unstored]
    .filter((session) => !endedSessions.has(session.id_hash) && !isOver(session))
    .map((session) => ({ ...session, browser: session.browser || browserWords(null) }))
    .map((session) => ({
      key: session.id_hash,
      browser: session.browser,
      name: sayBrowser(session.browser),
      firstSeen: session.created_at,
      lastSeen: session.last_seen_at,
      isNetworkHere: session.network === here.network,
      isThis: session.id_hash === own,
    }))
    .sort(
      (one, other) => Number(other.isThis) - Number(one.isThis) || (one.lastSeen < other.lastSeen ? 1 : -1),
    );
}

/** Logs a person out of one place. @returns what it was, or undefined if they are not logged in there any more */
export async function endDevice(
  request: Request,
  context: AppLoadContext,
  staffId: number,
  key: string,
): Promise<Device | undefined> {
  const device = (await listDevices(request, context, staffId)).find((candidate) => candidate.key === key);
  if (device) await removeSession(servicesOf(context).db, key);
  return device;
}

/** Logs a person out everywhere, also where the database cannot delete at the moment. */
export async function endAllSessions(db: Database, staffId: number): Promise<void> {
  const { sessions, endedSessions } = memoryStoreOf(db);
  for (const [hash, session] of [...sessions.entries()]) {
    if (session.staffId === staffId) sessions.delete(hash);
  }
  const stored = await db.selectFrom("sessions").select("id_hash").where("staff_id", "=", staffId).execute();
  try {
    await db.deleteFrom("sessions").where("staff_id", "=", staffId).execute();
  } catch (error) {
    if (!storageProblem(error)) throw error;
    for (const { id_hash } of stored) endedSessions.set(id_hash, true);
  }
}
