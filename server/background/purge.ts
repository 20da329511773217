import { type Message, msg, t } from "#say";
import { purgeWaitingFiles } from "~/capabilities/attached-files/staged-files.server";
import { eraseOldTakeDowns } from "~/capabilities/take-downs/take-down.server";
import { trashDays } from "~/capabilities/trash/days";
import { emptyTrash, removeUnusedFiles } from "~/capabilities/trash/erase.server";
import { purgeNewsletter } from "~/channels/newsletter/purge.server";
import { purgePush } from "~/channels/push/purge.server";
import { eraseOldResumes } from "~/content/resumes/retention.server";
import { eraseOldCertificates } from "~/content/transfer-certificates/retention.server";
import { eraseOldRecords } from "~/retention/old-records.server";
import { problems as messages } from "~/services/problems";
import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { isErasingAllowed } from "~db/clock";
import { emptyJournal } from "~db/connection.server";
import { noteProblems, type Problem } from "~db/problems";
import { purgeExpired } from "./purge-expired";

const day = 24 * 60 * 60 * 1000;

/** Erases nothing while the clock is in doubt. Failures are logged and retried next time. */
export async function purge(services: Services): Promise<void> {
  const { db, log } = services;
  const problems: Problem[] = [];
  const attempt = async <Result>(what: Message, act: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await act();
    } catch (error) {
      log.error({ err: error }, `${what} failed`);
      problems.push({ key: what, words: t(messages.cleanUp, { what }) });
      return undefined;
    }
  };
  const until = new Date(Date.now() - trashDays * day).toISOString();
  if (
    await attempt(
      msg(/* A job of the server, said in: … failed. So are the others. */ "looking at the clock"),
      () => isErasingAllowed(db),
    )
  ) {
    await attempt(msg("purging sessions and tokens"), () => purgeExpired(db));
    await attempt(msg("erasing old resumes"), () => eraseOldResumes(services));
    await attempt(msg("erasing old messages and addresses"), () => eraseOldRecords(db));
    await attempt(msg("erasing old take-down requests"), async () => {
      const { message_months } = await readSettings(db);
      return eraseOldTakeDowns(db, Number(message_months));
    });
    await attempt(msg("erasing old transfer certificates"), () => eraseOldCertificates(services));
    await attempt(msg("erasing unconfirmed addresses"), () => purgeNewsletter(db));
    await attempt(msg(/* Phones that get new notices. */ "erasing phones that do not visit any more"), () =>
      purgePush(db),
    );
    await attempt(msg("emptying the trash"), () => emptyTrash(services, { until }));
    await attempt(msg("removing files of forms that were not saved"), () => purgeWaitingFiles(services));
    await attempt(msg("removing unused pictures"), () => removeUnusedFiles(services));
  }
  await attempt(msg(/* The journal of the database. */ "emptying the journal"), () => emptyJournal(db));
  await attempt(msg("noting what failed"), () => noteProblems(db, "purge", problems));
}
