import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { msg, t } from "#say";
import { LanguagesLine } from "~/capabilities/translations/languages-line";
import { readLanguageLine } from "~/capabilities/translations/line.server";
import { eraseDueResumes } from "~/content/resumes/retention.server";
import { wordOf } from "~/http/refusal";
import { parsePart } from "~/settings/form.server";
import { SettingInputs } from "~/settings/inputs";
import { findFormerPart, getPart, isPartKey, type PartKey, partPath } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { useForm } from "~/ui/form/post-form";
import { SharedForm } from "~/ui/form/shared-form";
import { titled } from "~/ui/page/page-meta";
import { staffForm } from "../staff-page.server";
import { checkSettings, saveSettings } from "./check-settings.server";

const readKey = (params: LoaderFunctionArgs["params"]): PartKey => {
  const former = findFormerPart(params.part);
  if (former) throw redirect(partPath(former), 301);
  return wordOf(params.part, isPartKey);
};

const page = staffForm({
  role: "administrator",
  proof: "sometimes",
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
  check: checkSettings,
  save: async (trx, values, args) => saveSettings(trx, readKey(args.params), values, args),
  after: async ({ services, fields }) => {
    if (fields.get("erase_resumes") === "now") await eraseDueResumes(services);
  },
});
export const loader = page.loader;
export const action = page.action;

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
        cancel={`/dashboard/settings#${form.key}`}
      >
        <SettingInputs part={form.key} state={state} />
      </SharedForm>
      {form.key === "server" ? <FurtherPages /> : null}
    </>
  );
}
