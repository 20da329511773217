import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { msg } from "#message";
import { t } from "#say";
import { type ProofHandle, requireProof } from "~/accounts/proof/require-proof.server";
import { findSteps } from "~/accounts/second-step/steps.server";
import { folderProblem } from "~/backup/folder.server";
import { LanguagesLine } from "~/capabilities/translations/languages-line";
import { readLanguageLine } from "~/capabilities/translations/line.server";
import { eraseDueResumes } from "~/content/resumes/retention.server";
import { changeMonths, questionBeforeShortening } from "~/content/resumes/shorten.server";
import { questionBeforeFewerYears } from "~/content/transfer-certificates/retention.server";
import type { FieldErrors } from "~/forms/fields.server";
import { wordOf } from "~/http/params.server";
import { questionBeforeErasing } from "~/retention/old-records.server";
import { parsePart } from "~/settings/form.server";
import { SettingInputs } from "~/settings/inputs";
import {
  findFormerPart,
  getPart,
  isPartKey,
  type PartKey,
  partPath,
  type Settings,
  settingFields,
  settingNames,
} from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { savePart } from "~/settings/save.server";
import { CancelLink } from "~/ui/form/cancel-link";
import { SharedForm } from "~/ui/form/shared-form";
import { useForm } from "~/ui/form/use-form";
import { titled } from "~/ui/page/page-meta";
import { type StaffFormArgs, staffForm } from "../staff-page.server";

export const handle: ProofHandle = { proof: "sometimes" };

const readKey = (params: LoaderFunctionArgs["params"]): PartKey => {
  const former = findFormerPart(params.part);
  if (former) throw redirect(partPath(former), 301);
  return wordOf(params.part, isPartKey);
};

const page = staffForm({
  role: "administrator",
  failure: msg("The settings could not be saved. Please try again."),
  edit: async (db, { params }) => ({
    saved: await readSettings(db),
    fields: getPart(readKey(params)).fields,
  }),
  load: async ({ services, params }) => {
    const key = readKey(params);
    return { key, languages: await readLanguageLine(services, "settings", key) };
  },
  parse: async (fields, { params, db }) => parsePart(readKey(params), fields, await readSettings(db)),
  check: async (values, args) => {
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
  },
  save: async (trx, values, { context, staff, fields, params }) => {
    const saved = await readSettings(trx);
    const answer = await savePart(context, trx, { who: staff.username, key: readKey(params), values });
    const resumes = await changeMonths(trx, fields, monthsOf(saved, { ...saved, ...values }));
    if (!resumes) return answer;
    const message = t(
      /* {resumes} is a sentence about what becomes of resumes. */ "Settings saved. {resumes}",
      { resumes },
    );
    return { ...answer, message };
  },
  after: async ({ services, fields }) => {
    if (fields.get("erase_resumes") === "now") await eraseDueResumes(services);
  },
});
export const loader = page.loader;
export const action = page.action;

const monthsOf = (before: Settings, after: Settings) => ({
  from: Number(before.resume_months),
  to: Number(after.resume_months),
});

async function findRefusal(
  { backup_folder, second_step }: Partial<Settings>,
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

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data ? t("Site settings: {part}", { part: t(getPart(data.key).title) }) : t("Site settings"),
);

function FurtherPages() {
  return (
    <nav aria-label={t("More settings")} className="mt-8">
      <h2 className="text-lg">{t("More settings")}</h2>
      <ul className="rows">
        {[
          { to: "/dashboard/settings/mail", label: t(/* E-mail: a page of the settings. */ "Mail") },
          ...(["share-picture", "banner"] as const).map((key) => ({
            to: partPath(key),
            label: t(getPart(key).title),
          })),
        ].map(({ to, label }) => (
          <li key={to} className="border-t border-line">
            <Link className="tap" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
        <SettingInputs part={form.key} state={state} />
      </SharedForm>
      {form.key === "server" ? <FurtherPages /> : null}
    </>
  );
}
