import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "~/services/services.server";
import { openRevision } from "~db/connection.server";
import { nextMoment } from "../page-cache/next-moment";
import { contentVersion } from "../page-cache/version";

/** Milliseconds between checks for changed public pages. */
const interval = 500;
/** Timeout of a call and delay before a retry, in milliseconds. */
const delaysMs = { call: 5000, retry: 2000 };

/** Purges nginx or a CDN when content changes (`PURGE_URL`). Saves do not wait; one call covers several. */
export function startFrontPurge({ config, db, log }: Pick<Services, "config" | "db" | "log">): () => void {
  const { purge } = config;
  if (!purge) return () => {};
  const version = contentVersion(openRevision(db).read, nextMoment(db));
  let told = "";
  let isTelling = false;

  async function call(): Promise<void> {
    const response = await fetch(purge?.url ?? "", {
      method: "POST",
      // Body for CDNs; nginx reads only the address.
      headers: { "Content-Type": "application/json", ...purge?.headers },
      body: '{"purge_everything":true}',
      redirect: "error",
      signal: AbortSignal.timeout(delaysMs.call),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
  }

  async function tell(): Promise<void> {
    try {
      await call();
    } catch (error) {
      log.warn(
        { reason: describeError(error) },
        "the pages kept in front of the site could not be purged: once more",
      );
      await wait(delaysMs.retry);
      await call();
    }
    log.info("the pages kept in front of the site were purged");
  }

  async function look(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    try {
      const now = version.checkAgain();
      if (now === told) return;
      told = now;
      await tell();
    } catch (error) {
      const facts = { reason: describeError(error) };
      log.error(
        facts,
        "the pages kept in front of the site could not be purged: they go when their time is over",
      );
    } finally {
      isTelling = false;
    }
  }

  void look();
  const timer = setInterval(look, interval);
  timer.unref();
  return () => clearInterval(timer);
}

/** Describes an error without the address, which can contain a key. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}
