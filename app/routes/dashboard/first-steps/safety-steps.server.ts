import { msg, t } from "#say";
import { countRecoveryCodes } from "~/accounts/second-step/recovery-codes.server";
import type { BackupState } from "~/backup/state.server";
import type { Services } from "~/services/services.server";
import { listAdministratorNames } from "~/session/administrators.server";
import type { Staff } from "~/session/session.server";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import { starterKeys } from "~db/starter-marks";
import { called, changeLabel, linkTo, type Step } from "./step";

/** Steps so that nothing and nobody is locked out or lost. */
export async function listSafetySteps(
  { db, config }: Pick<Services, "db" | "config">,
  staff: Staff,
  backup: BackupState,
): Promise<Step[]> {
  return [await passwordStep(db), await wayBackStep(db, staff), await backupStep(db, config, backup)];
}

async function passwordStep(db: Database): Promise<Step> {
  const first = await starterKeys(db, "staff");
  return {
    key: "password",
    ...called(msg("A password of your own")),
    words: first.length > 0 ? t("The first account still has the password that came with the website.") : "",
    link: linkTo(t(changeLabel), "/dashboard/staff/password"),
    canKeep: false,
  };
}

/** Recovery codes exist only together with an app or a passkey. */
async function wayBackStep(db: Database, staff: Staff): Promise<Step> {
  const [administrators, codes] = await Promise.all([
    listAdministratorNames(db),
    countRecoveryCodes(db, staff.id),
  ]);
  const isDone = administrators.length > 1 || codes > 0;
  return {
    key: "way-back",
    ...called(msg("Second administrator, or printed recovery codes")),
    words: isDone
      ? ""
      : t(
          "You are the only administrator. If you forget your password, only the person who looks after the server can help.",
        ),
    link: { label: t("Add person"), to: "/dashboard/staff/add" },
    ...(!isDone && { other: { label: t("Print recovery codes"), to: "/dashboard/staff/second-step" } }),
    canKeep: false,
  };
}

/** Done with copies elsewhere, or after a backup was downloaded. */
async function backupStep(
  db: Database,
  { backupCopy }: Services["config"],
  { isLate, words }: BackupState,
): Promise<Step> {
  const downloads = db.selectFrom("activity").select("id").where("verb", "=", "downloaded backup");
  const isElsewhere = backupCopy !== undefined || (await anyRow(downloads));
  return {
    key: "backups",
    ...called(msg("Backup in another place")),
    words: isLate
      ? words
      : isElsewhere
        ? ""
        : t("Download a backup, and keep it somewhere other than the server."),
    link: { label: t("Look after the backups"), to: "/dashboard/backups" },
    canKeep: false,
  };
}
