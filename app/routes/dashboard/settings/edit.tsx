import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { t } from "#say";
import { type ProofHandle, requireProof } from "~/accounts/proof/require-proof.server";
import { findSteps } from "~/accounts/second-step/steps.server";
import { folderProblem } from "~/backup/folder.server";
import { LanguagesLine } from "~/capabilities/translations/languages-line";
import { readLanguageLine } from "~/capabilities/translations/line.server";
import { eraseDueResumes } from "~/content/resumes/retention.server";
import { changeMonths, questionBeforeShortening } from "~/content/resumes/shorten.server";
import { questionBeforeFewerYears } from "~/content/transfer-certificates/retention.server";
import { openedField } from "~/forms/edit-conflict";
import { type FieldErrors, invalid } from "~/forms/fields.server";
import { hashValues } from "~/forms/merge-edits.server";
import { runOnce } from "~/forms/one-time.server";
import { resubmittedFormField } from "~/forms/resubmitted-form-field";
import { redirectWithMessage } from "~/http/flash.server";
import { wordOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/save-form.server";
import { questionBeforeErasing } from "~/retention/old-records.server";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import { SettingInputs } from "~/settings/fields";
import { parsePart } from "~/settings/form.server";
import { getPart, isFormPart } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { mergeSettings, savePart } from "~/settings/save.server";
import type { Settings } from "~/settings/settings";
import { isWeaker } from "~/settings/weaker";
import { CancelLink } from "~/ui/form/cancel-link";
import { SharedForm } from "~/ui/form/shared-form";
import { useForm } from "~/ui/form/use-form";
import { pageMeta } from "~/ui/page/page-meta";
import type { Database } from "~db/connection.server";

export const handle: ProofHandle = { proof: "sometimes" };

async function hasAnyStep(db: Database, staffId: number): Promise<boolean> {
  const { phone, hasPasskey } = await findSteps(db, staffId);
  return phone !== undefined || hasPasskey;
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const key = wordOf(params.part, isFormPart);
  const settings = await readSettings(servicesOf(context).db);
  const shown = Object.fromEntries(getPart(key).settings.map((name) => [name, settings[name]]));
  const form = await openForm(request, context, staff, { ...shown, [openedField]: hashValues(shown) });
  return { ...form, key, languages: await readLanguageLine(servicesOf(context), "settings", key) };
}

async function findRefusal(
  context: AppLoadContext,
  staff: Staff,
  { backup_folder, second_step }: Partial<Settings>,
): Promise<FieldErrors | undefined> {
  const { config, db } = servicesOf(context);
  const folder = backup_folder === undefined ? undefined : await folderProblem(config, backup_folder);
  if (folder) return { backup_folder: folder };
  if (
    second_step === "everybody" &&
    (await readSettings(db)).second_step !== "everybody" &&
    !(await hasAnyStep(db, staff.id))
  ) {
    return {
      second_step: t(
        "Set up your own second step first, under Your account: so you see what you ask of others.",
      ),
    };
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const key = wordOf(params.part, isFormPart);
  const fields = await readForm(request, context);
  // The resubmitted form contains the typed values.
  if (fields.has(resubmittedFormField)) await requireProof(request, context, staff, fields);
  const parsed = parsePart(key, fields);
  if (!parsed.ok) return invalid(parsed);
  const errors = await findRefusal(context, staff, parsed.values);
  if (errors) return invalid({ errors, typed: Object.fromEntries(fields) });
  const services = servicesOf(context);
  const merge = (saved: Settings) => mergeSettings(saved, parsed.values, fields);
  try {
    const saved = await readSettings(services.db);
    const wanted = { ...saved, ...merge(saved) };
    const months = { from: Number(saved.resume_months), to: Number(wanted.resume_months) };
    const question =
      (await questionBeforeShortening(services.db, fields, months)) ??
      (await questionBeforeErasing(services.db, fields, saved, wanted)) ??
      (await questionBeforeFewerYears(services.db, fields, {
        from: saved.certificate_years,
        to: wanted.certificate_years,
      }));
    if (question) return invalid(question);
    if (isWeaker(saved, wanted)) await requireProof(request, context, staff, fields);
    const answer = await runOnce(services.db, fields, async (trx) => {
      const answer = await savePart(context, trx, { who: staff.username, key, merge });
      const resumes = await changeMonths(trx, fields, months);
      return resumes
        ? {
            ...answer,
            message: t(
              /* {resumes} is a sentence about what becomes of resumes. */ "Settings saved. {resumes}",
              { resumes },
            ),
          }
        : answer;
    });
    if (fields.get("erase_resumes") === "now") await eraseDueResumes(services);
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsaved(context, error, fields, t("The settings could not be saved. Please try again."));
  }
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(
    matches,
    data ? t("Site settings: {part}", { part: t(getPart(data.key).title) }) : t("Site settings"),
  );

export default function EditSettings() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  const { title, where, page } = getPart(form.key);
  return (
    <>
      <h1>{t(title)}</h1>
      <p className="lead">
        {t(where)}{" "}
        {page ? (
          <a className="whitespace-nowrap" href={page}>
            {t("See it")}
          </a>
        ) : null}
      </p>
      <LanguagesLine line={form.languages} />
      <SharedForm
        id="settings-form"
        form={form}
        answer={problem}
        what={t("the settings")}
        sticky
        aside={<CancelLink to={`/dashboard/settings#${form.key}`} />}
      >
        <input type="hidden" name={openedField} value={state.typed?.[openedField] ?? ""} />
        <SettingInputs part={form.key} state={state} />
      </SharedForm>
    </>
  );
}
