import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "~/services/services.server";
import { openRevision } from "~db/connection.server";
import { nextMoment } from "../page-cache/next-moment";
import { contentVersion } from "../page-cache/version";

/** It is looked this often whether public pages have changed, in milliseconds: by a save, or because something's time came. */
const interval = 500;
/** Milliseconds that one call may take, and until it is tried again. */
const patience = { call: 5000, retry: 2000 };

/**
 * Tells what keeps pages in front of the site, nginx or a CDN, to forget them: now, and whenever the content is another one
 * (`PURGE_URL`). It watches the content revision, so no save waits for it, and those of other processes count too. One call
 * is under way at a time, and stands for all saves before it.
 * @returns a function that ends it
 */
export function startFrontPurge({ config, db, log }: Pick<Services, "config" | "db" | "log">): () => void {
  const { purge } = config;
  if (!purge) return () => {};
  const version = contentVersion(openRevision(db).read, nextMoment(db));
  let told = "";
  let isTelling = false;

  async function call(): Promise<void> {
    const response = await fetch(purge?.url ?? "", {
      method: "POST",
      // What a CDN wants to read; nginx looks at the address alone.
      headers: { "Content-Type": "application/json", ...purge?.headers },
      body: '{"purge_everything":true}',
      redirect: "error",
      signal: AbortSignal.timeout(patience.call),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
  }

  async function tell(): Promise<void> {
    try {
      await call();
    } catch (error) {
      log.warn(
        { reason: reasonOf(error) },
        "the pages kept in front of the site could not be purged: once more",
      );
      await wait(patience.retry);
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
      const facts = { reason: reasonOf(error) };
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

/** In words without the address, which may hold a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}
