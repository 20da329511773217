import type { AppLoadContext } from "@remix-run/node";
import { getNetwork } from "~/limits/network";
import { randomToken, sha256, sign } from "~/services/secrets.server";
import { servicesOf } from "~/services/services.server";
import { siteCookie } from "~/services/site-cookie.server";
import type { Database } from "~db/connection.server";
import type { Role } from "~db/schema";
import { browserWords } from "./browser-words";
import {
  findSession,
  noteProof,
  noteSeen,
  removeSession,
  type SessionPlace,
  storeSession,
} from "./session-store.server";

export interface Staff {
  id: number;
  username: string;
  role: Role;
}

export interface LoggedIn extends Staff {
  /** Code of their dashboard language; empty for English. */
  language: string;
}

const hours = 60 * 60 * 1000;
const days = 24 * hours;
const limits = { idle: 12 * hours, idleRemembered: 30 * days, absolute: 90 * days };
/** Minimum milliseconds between updates of `last_seen_at`. */
const seenInterval = 60 * 1000;

const sessionCookie = (request: Request, context: AppLoadContext) => siteCookie(request, context, "session");

async function sessionId(request: Request, context: AppLoadContext): Promise<string | undefined> {
  const value: unknown = await sessionCookie(request, context).parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : undefined;
}

export async function ownSessionHash(request: Request, context: AppLoadContext): Promise<string | undefined> {
  const id = await sessionId(request, context);
  return id && sha256(id);
}

/** True if a session was idle too long, or is too old. */
export function isOver(
  session: { created_at: string; last_seen_at: string; remember: number },
  now = Date.now(),
): boolean {
  const idleFor = now - Date.parse(session.last_seen_at);
  if (idleFor > (session.remember ? limits.idleRemembered : limits.idle)) return true;
  return now - Date.parse(session.created_at) > limits.absolute;
}

export function getPlace(request: Request, context: AppLoadContext): SessionPlace {
  const network = getNetwork(context.clientAddress ?? "");
  return {
    browser: browserWords(request.headers.get("User-Agent")),
    network: sign(servicesOf(context).db, "network", network),
  };
}

export async function findStaff(request: Request, context: AppLoadContext): Promise<LoggedIn | undefined> {
  const id = await sessionId(request, context);
  if (!id) return undefined;
  const { db, log } = servicesOf(context);
  const session = await findSession(db, sha256(id));
  if (!session) return undefined;
  const now = Date.now();
  if (isOver(session, now)) return undefined;
  if (now - Date.parse(session.last_seen_at) > seenInterval) {
    // Not awaited: on a full disk, staff can still read.
    void noteSeen(db, sha256(id), new Date(now).toISOString(), getPlace(request, context)).catch(
      (error: unknown) => log.error({ err: error }, "the session's last use could not be noted"),
    );
  }
  const { id: staffId, username, role, language } = session;
  return { id: staffId, username, role, language };
}

/** Starts a new session, which prevents session fixation. @returns `Set-Cookie` value */
export async function startSession(
  request: Request,
  context: AppLoadContext,
  staff: Staff,
  remember: boolean,
): Promise<string> {
  const { db } = servicesOf(context);
  await endSession(request, context);
  const id = randomToken();
  const now = new Date().toISOString();
  await storeSession(db, sha256(id), { staffId: staff.id, remember, now, ...getPlace(request, context) });
  return sessionCookie(request, context).serialize(id, remember ? { maxAge: limits.absolute / 1000 } : {});
}

/** Milliseconds after which an unused proof of identity ends, for example on a shared computer. */
const proofHolds = 30 * 60 * 1000;

/** True if the user proved their identity in this session; each use extends the proof. */
export async function isProven(request: Request, context: AppLoadContext): Promise<boolean> {
  const id = await sessionId(request, context);
  const session = id ? await findSession(servicesOf(context).db, sha256(id)) : undefined;
  if (!session?.proved_at) return false;
  // A wrong clock may have stored a future time.
  const age = Math.abs(Date.now() - Date.parse(session.proved_at));
  if (age >= proofHolds) return false;
  if (age > seenInterval) await markProven(request, context);
  return true;
}

export async function markProven(request: Request, context: AppLoadContext): Promise<void> {
  const id = await sessionId(request, context);
  if (id) await noteProof(servicesOf(context).db, sha256(id), new Date().toISOString());
}

/** Ends this request's session; copies of the cookie become useless. */
export async function endSession(request: Request, context: AppLoadContext): Promise<string> {
  const id = await sessionId(request, context);
  if (id) await removeSession(servicesOf(context).db, sha256(id));
  return sessionCookie(request, context).serialize("", { maxAge: 0 });
}

export async function purgeSessions(db: Database, now = Date.now()): Promise<void> {
  const before = (age: number) => new Date(now - age).toISOString();
  await db
    .deleteFrom("sessions")
    .where((where) =>
      where.or([
        where("created_at", "<", before(limits.absolute)),
        where("last_seen_at", "<", before(limits.idleRemembered)),
        where.and([where("remember", "=", 0), where("last_seen_at", "<", before(limits.idle))]),
      ]),
    )
    .execute();
}
