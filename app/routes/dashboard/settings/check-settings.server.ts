import { t } from "#say";
import { requireProof } from "~/accounts/proof/require-proof.server";
import { findSteps } from "~/accounts/second-step/steps.server";
import { folderProblem } from "~/backup/folder.server";
import { changeMonths, questionBeforeShortening } from "~/content/resumes/shorten.server";
import { questionBeforeFewerYears } from "~/content/transfer-certificates/retention.server";
import type { FieldErrors } from "~/forms/fields.server";
import type { Answer } from "~/forms/one-time.server";
import { questionBeforeErasing } from "~/retention/old-records.server";
import { type PartKey, type Settings, settingFields, settingNames } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { savePart } from "~/settings/save.server";
import type { Transaction } from "~db/connection.server";
import type { StaffFormArgs } from "../staff-page.server";

type Changed = Partial<Settings>;

/** Refuses settings, asks before they erase records, and asks for a proof if they weaken the protection. */
export async function checkSettings(values: Changed, args: StaffFormArgs) {
  const { request, context, db, staff, fields } = args;
  const errors = await findRefusal(values, args);
  if (errors) return { errors };
  const saved = await readSettings(db);
  const wanted = { ...saved, ...values };
  const question =
    (await questionBeforeShortening(db, fields, monthsOf(saved, wanted))) ??
    (await questionBeforeErasing(db, fields, saved, wanted)) ??
    (await questionBeforeFewerYears(db, fields, {
      from: saved.certificate_years,
      to: wanted.certificate_years,
    }));
  const weakens = settingNames.some((name) => settingFields[name].weakens?.(saved[name], wanted[name]));
  if (!question && weakens) await requireProof(request, context, staff, fields);
  return question;
}

async function findRefusal(
  { backup_folder, second_step }: Changed,
  { services: { config }, db, staff }: StaffFormArgs,
): Promise<FieldErrors | undefined> {
  const folder = backup_folder === undefined ? undefined : await folderProblem(config, backup_folder);
  if (folder) return { backup_folder: folder };
  if (second_step !== "everybody" || (await readSettings(db)).second_step === "everybody") return undefined;
  const { phone, hasPasskey } = await findSteps(db, staff.id);
  if (phone !== undefined || hasPasskey) return undefined;
  return {
    second_step: t(
      "Set up your own second step first, under Your account: so you see what you ask of others.",
    ),
  };
}

/** Saves a page of settings; with fewer months, announces when resumes are erased. */
export async function saveSettings(
  trx: Transaction,
  key: PartKey,
  values: Changed,
  { context, staff, fields }: StaffFormArgs,
): Promise<Answer> {
  const saved = await readSettings(trx);
  const answer = await savePart(context, trx, { who: staff.username, key, values });
  const resumes = await changeMonths(trx, fields, monthsOf(saved, { ...saved, ...values }));
  if (!resumes) return answer;
  const message = t(
    /* {resumes} is a sentence about what becomes of resumes. */ "Settings saved. {resumes}",
    { resumes },
  );
  return { ...answer, message };
}

const monthsOf = (before: Settings, after: Settings) => ({
  from: Number(before.resume_months),
  to: Number(after.resume_months),
});
