import type { Server } from "node:http";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { handedOverSocket } from "./systemd";

const checkIntervalMs = 15_000;

/**
 * Stops a process that systemd started for a request, after minutes without one (`IDLE_EXIT_MINUTES`). The next
 * request starts it again. A backup that runs and mails that wait keep it awake.
 */
export function stopWhenIdle(
  { config, db }: Pick<Services, "config" | "db">,
  server: Server,
  stop: () => void,
  { intervalMs = checkIntervalMs, isActivated = handedOverSocket() !== undefined } = {},
): void {
  const minutes = config.idleExitMinutes;
  if (!minutes || !isActivated) return;
  let open = 0;
  let lastAnswer = performance.now();
  server.on("request", (_, response) => {
    open += 1;
    response.once("close", () => {
      open -= 1;
      lastAnswer = performance.now();
    });
  });
  const look = async () => {
    if (open > 0 || performance.now() - lastAnswer < minutes * 60_000) return;
    if (process.getActiveResourcesInfo().includes("ProcessWrap")) return;
    if (!(await isMailWaiting(db))) stop();
  };
  // A database that cannot be read now is asked again.
  setInterval(() => look().catch(() => {}), intervalMs).unref();
}

/** False for mails that were given up: their last attempt was long ago. */
async function isMailWaiting(db: Database): Promise<boolean> {
  const since = new Date(Date.now() - 60 * 60_000).toISOString();
  const mail = await db
    .selectFrom("outgoing_mails")
    .select("id")
    .where("sent_at", "is", null)
    .where("next_attempt_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  const newsletter = await db
    .selectFrom("newsletter_sends")
    .select("id")
    .where("state", "in", ["waiting", "sending"])
    .where("next_attempt_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return Boolean(mail ?? newsletter);
}
