import webPush from "web-push";
import { createSpeech, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { listNoticesOfMessage, type MailedNotice } from "~/channels/newsletter/issue.server";
import { claimSend, noteSend } from "~/channels/newsletter/queue.server";
import { speaking } from "~/languages/current";
import { english } from "~/languages/languages";
import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { findService, type PushHosts, postMessage } from "./endpoint.server";
import { getContact, getVapidKeys } from "./keys.server";
import { composeMessage } from "./message.server";
import { queueNewNotices } from "./queue.server";

const minute = 60_000;
/** Messages that are sent at the same time to one push service, in a round of one urgency. */
export const lanesPerService = 16;
const maxAttempts = 5;
const delayMs = 15 * minute;
const maxDelayMs = 24 * 60 * minute;
/** Refusals in a row after which a phone is removed. */
const maxFailures = 3;
/** Seconds that a push service keeps a message for a phone without a connection. */
const ttlSeconds = 2 * 24 * 60 * 60;

interface Round {
  /** Milliseconds since 1970. */
  now?: number;
  signal?: AbortSignal;
  /** Urgent messages have rounds of their own; default both kinds. */
  only?: "urgent" | "daily";
}

type Due = Awaited<ReturnType<typeof listDue>>[number];

/**
 * Queues new notices, and sends all due messages. Push services do not wait for one another: a slow one
 * delays only its own phones. @returns the number of accepted messages
 */
export async function sendPush(
  services: Pick<Services, "db" | "config" | "log">,
  { now = Date.now(), signal, only }: Round = {},
): Promise<number> {
  const { db, config, log } = services;
  const settings = await readSettings(db);
  const subject = config.isOfflineOn && getContact(settings, config);
  if (!subject) return 0;
  await queueNewNotices(db, settings, now);
  const at = new Date(now).toISOString();
  const vapidDetails = { subject, ...getVapidKeys(db) };
  const composed = new Map<string, Promise<Composed>>();
  let sent = 0;

  async function deliver(due: Due): Promise<void> {
    if (!(await claimSend(db, "push_sends", due.id, at))) return;
    const key = [due.message_id, due.language, due.categories].join(":");
    const message = composed.get(key) ?? compose(services, due, at);
    composed.set(key, message);
    const { notices, payload } = await message;
    if (notices.length === 0) return noteSend(db, "push_sends", due.id, { state: "nothing" });
    const phone = { endpoint: due.endpoint, keys: { p256dh: due.p256dh, auth: due.auth } };
    const details = webPush.generateRequestDetails(phone, payload, {
      vapidDetails,
      TTL: ttlSeconds,
      urgency: due.is_urgent === 1 ? "high" : "normal",
    });
    const response = await postMessage(details, config);
    if (response.kind === "answer" && response.status >= 200 && response.status < 300) {
      sent += 1;
      return noteSuccess(db, { ...due, failures: response.isSlow ? due.failures + 1 : 0 }, notices);
    }
    const code = response.kind === "answer" ? String(response.status) : response.code;
    log.warn({ send: due.id, host: new URL(due.endpoint).host, code }, "a push message was not taken");
    await noteFailure(db, due, response, code, now);
  }

  async function deliverAll(dues: Due[]): Promise<void> {
    const rest = dues.values();
    const lane = async () => {
      for (const due of rest) if (!signal?.aborted) await deliver(due);
    };
    await Promise.all(Array.from({ length: lanesPerService }, lane));
  }

  for (let dues = await listDue(db, at, only); dues.length > 0; dues = await listDue(db, at, only)) {
    await Promise.all(byUrgencyAndService(dues, config).map(deliverAll));
    if (signal?.aborted) break;
  }
  return sent;
}

/** Phones with failures come last, so that they do not delay the others. */
function listDue(db: Database, at: string, only: Round["only"]) {
  return db
    .selectFrom("push_sends as send")
    .innerJoin("push_phones as phone", "phone.id", "send.phone_id")
    .innerJoin("push_messages as message", "message.id", "send.message_id")
    .select(["send.id", "send.message_id", "send.phone_id", "send.attempts", "message.is_urgent"])
    .select(["endpoint", "p256dh", "auth", "language", "categories", "failures"])
    .where("send.state", "=", "waiting")
    .where("send.next_attempt_at", "<=", at)
    .$if(only !== undefined, (dues) => dues.where("message.is_urgent", "=", only === "urgent" ? 1 : 0))
    .orderBy("failures")
    .orderBy("send.id")
    .execute();
}

function byUrgencyAndService(dues: Due[], config: PushHosts): Due[][] {
  const groups = new Map<string, Due[]>();
  for (const due of dues) {
    const key = `${due.is_urgent} ${findService(new URL(due.endpoint), config)}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(due);
  }
  return [...groups.values()];
}

interface Composed {
  notices: MailedNotice[];
  payload: string;
}

/** Leaves out notices that were taken off, or are not in the phone's categories. */
async function compose(
  services: Pick<Services, "db" | "config">,
  { message_id, is_urgent, language, categories }: Due,
  at: string,
): Promise<Composed> {
  const { db, config } = services;
  const chosen = categories.split(" ");
  const notices = (await listNoticesOfMessage(db, message_id, at)).filter(
    ({ category }) => is_urgent === 1 || categories === "" || chosen.includes(category),
  );
  if (notices.length === 0) return { notices, payload: "" };
  const site = siteLanguages(services);
  const spoken = site.languages.find(({ code }) => code === language) ?? english;
  const message = await speaking(createSpeech(site, spoken), () =>
    composeMessage(db, notices, config.origin ?? ""),
  );
  return { notices, payload: JSON.stringify(message) };
}

async function noteSuccess(
  db: Database,
  { id, phone_id, failures }: Due,
  notices: MailedNotice[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await noteSend(trx, "push_sends", id, { state: "sent" });
    await trx
      .updateTable("push_notices")
      .set(({ eb }) => ({ reached: eb("reached", "+", 1) }))
      .where(
        "notice_id",
        "in",
        notices.map((notice) => notice.id),
      )
      .execute();
    await trx.updateTable("push_phones").set({ failures }).where("id", "=", phone_id).execute();
  });
}

async function noteFailure(
  db: Database,
  { id, phone_id, attempts, failures }: Due,
  response: Awaited<ReturnType<typeof postMessage>>,
  last_error: string,
  now: number,
): Promise<void> {
  const status = response.kind === "answer" ? response.status : 0;
  const isBusy = status === 429 || status === 503;
  const isRefused = status >= 400 && status < 500 && !isBusy;
  const isExpired = status === 404 || status === 410 || (isRefused && failures + 1 >= maxFailures);
  if (isExpired) {
    await db.deleteFrom("push_phones").where("id", "=", phone_id).execute();
    return;
  }
  if (!isBusy) {
    const counted = { failures: failures + 1 };
    await db.updateTable("push_phones").set(counted).where("id", "=", phone_id).execute();
  }
  // Only what was certainly not accepted is sent again.
  const isRetried = (isBusy || response.kind === "unsent") && attempts + 1 < maxAttempts;
  if (!isRetried) {
    const state = isRefused || isBusy || response.kind === "unsent" ? "failed" : "unsure";
    return noteSend(db, "push_sends", id, { state, last_error });
  }
  const asked = response.kind === "answer" ? response.retryAfterSeconds * 1000 : 0;
  const next_attempt_at = new Date(now + Math.min(Math.max(asked, delayMs), maxDelayMs)).toISOString();
  await noteSend(db, "push_sends", id, { state: "waiting", last_error, next_attempt_at });
}
