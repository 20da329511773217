import { Link, useLoaderData } from "@remix-run/react";
import { type Message, msg, t } from "#say";
import { backupFolder, listArchives } from "~/backup/folder.server";
import { askForBackup, listGoodArchives, listRuns } from "~/backup/rows.server";
import { readBackupState } from "~/backup/state.server";
import { momentAtSchool } from "~/dates/dates";
import { readSettings } from "~/settings/queries.server";
import { fileSize } from "~/text/file-size";
import { ButtonLink } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { EmptyList } from "~/ui/lists/empty-list";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { everythingPath } from "./everything";

export const loader = staffLoader("administrator", async ({ services, db }) => {
  const { config } = services;
  const [settings, state, runs, { good }] = await Promise.all([
    readSettings(db),
    readBackupState(db, config),
    listRuns(db, 5),
    listGoodArchives(db),
  ]);
  const [last] = runs;
  const archives = await listArchives(backupFolder(config, settings.backup_folder));
  return {
    state,
    atWork: runs.some(({ state }) => state === "asked" || state === "running"),
    failure:
      last?.state === "failed"
        ? { at: momentAtSchool(last.started_at), words: t(last.problem as Message) }
        : null,
    warning: last?.state === "good" && last.problem ? t(last.problem as Message) : "",
    time: settings.backup_time,
    folder: backupFolder(config, settings.backup_folder),
    archives: archives.map(({ name, madeAt, bytes }) => ({
      name,
      at: momentAtSchool(madeAt),
      size: fileSize(bytes),
      tested: good.has(name),
    })),
  };
});

export const action = staffAction(
  { role: "administrator", proof: "none" },
  async ({ staff, services, db, recordEvent }) => {
    const isNew = await askForBackup(db, staff.username);
    return {
      work: async (trx) => {
        if (isNew) await recordEvent({ verb: "asked for backup" }, trx);
        const message = isNew
          ? t("A backup is being made. You can go on working.")
          : t("A backup is being made already. You can go on working.");
        return { location: "/dashboard/backups", message };
      },
      after: async () => services.backupAsked?.(),
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Backups"));

export default function Backups() {
  const { state, atWork, failure, warning, time, folder, archives } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Backups")}</h1>
      <p className="lead">
        {t(
          "Every night at {time} the server saves everything on this website, and tests that it can be brought back.",
          { time },
        )}
      </p>
      <section className={state.isLate ? "panel care border-l-red" : "panel"}>
        <h2>{state.isLate ? t("Please look after this") : t("All is well")}</h2>
        <p>{state.words}</p>
        <p>{t("A backup also has all accounts and settings. Download it to look at it in a browser.")}</p>
        {failure ? (
          <p>{t("The backup of {moment} failed: {reason}", { moment: failure.at, reason: failure.words })}</p>
        ) : null}
        {warning ? <p>{t("Of the last backup: {warning}", { warning })}</p> : null}
        {atWork ? (
          <p>
            {t("A backup is being made now.")} <Link to="/dashboard/backups">{t("Look again")}</Link>
          </p>
        ) : (
          <PostForm submit={t("Back up now")} />
        )}
      </section>
      {archives.length === 0 ? <EmptyList icon="download">{t("There are no backups yet.")}</EmptyList> : null}
      <ul className="rows">
        {archives.map(({ name, at, size, tested }) => (
          <li key={name}>
            <div>
              <h2>{at}</h2>
              <p className="hint">{`${size} · ${tested ? t(/* Of a backup. */ "tested") : t(/* Of a backup. */ "not tested here")}`}</p>
            </div>
            <p className="actions">
              <ButtonLink
                icon="download"
                to={`/dashboard/backups/${name}`}
                aria-label={t("Download the backup of {moment}", { moment: at })}
              >
                {t("Download")}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="hint">
        {t(
          "Backups are stored on the server, in the folder {folder}: the last 7 days, 4 weeks and 12 months.",
          { folder },
        )}{" "}
        <Link to="/dashboard/settings/server#backup_time">{t("Change the time or the folder")}</Link>
      </p>
      <section className="panel">
        <h2>{t("Take everything along")}</h2>
        <p>
          {t(
            "One file with all texts, lists, photos and documents, which other programs read, and a copy of the website that opens from a USB stick.",
          )}
        </p>
        <ButtonLink icon="download" className="mt-3" to={everythingPath}>
          {t("Download everything")}
        </ButtonLink>
      </section>
    </>
  );
}
