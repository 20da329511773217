import { type Asked, checkNextLink } from "~/content/disclosures/report/check-links.server";
import { runNightlyChecks } from "~/content/disclosures/report/nightly.server";
import { queueWeeklyMail } from "~/content/disclosures/report/weekly-mail.server";
import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";

/** Milliseconds after the start until the first check, so that it does not slow the start down. */
const startDelay = 5 * 60_000;
const interval = 60_000;
const pause = 60 * 60_000;
/** Milliseconds between requests to other sites. */
const linkInterval = 20_000;

/** Runs the nightly checks of the mandatory disclosure, its weekly mail, and the checks of external links. */
export function startDisclosureChecks(services: Services): void {
  let isBusy = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (isBusy || performance.now() < failedAt + pause) return;
    isBusy = true;
    try {
      // Another process may have changed the school's time zone.
      await readSettings(services.db);
      await runNightlyChecks(services);
      await queueWeeklyMail(services);
    } catch (error) {
      failedAt = performance.now();
      services.log.error({ err: error }, "the checks of the disclosure failed");
    } finally {
      isBusy = false;
    }
  };
  const asked: Asked = new Map();
  let isAsking = false;
  const askLink = async () => {
    if (isAsking) return;
    isAsking = true;
    await checkNextLink(services, asked).catch((error: unknown) =>
      services.log.error({ err: error }, "a link could not be checked"),
    );
    isAsking = false;
  };
  setTimeout(() => {
    void look();
    setInterval(look, interval).unref();
    setInterval(askLink, linkInterval).unref();
  }, startDelay).unref();
}
