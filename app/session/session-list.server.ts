import type { AppLoadContext } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";
import { browserWords, sayBrowser } from "./browser-words";
import { getMemoryStore } from "./memory-store.server";
import { getPlace, isOver, ownSessionHash } from "./session.server";
import { removeSession } from "./session-store.server";

export interface Device {
  key: string;
  /** In English, for the activity log. */
  browser: string;
  name: string;
  firstSeen: string;
  lastSeen: string;
  isNetworkHere: boolean;
  isThis: boolean;
}

/** Lists a user's sessions, last used first, with the current one on top. */
export async function listDevices(
  request: Request,
  context: AppLoadContext,
  staffId: number,
): Promise<Device[]> {
  const { db } = servicesOf(context);
  const [here, own] = [getPlace(request, context), await ownSessionHash(request, context)];
  const { sessions, endedSessions } = getMemoryStore(db);
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

/** Ends one of a user's sessions. @returns it, or undefined if it had ended */
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

/** Ends all sessions of a user, even if the database cannot be written. */
export async function endAllSessions(db: Database, staffId: number): Promise<void> {
  const { sessions, endedSessions } = getMemoryStore(db);
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
