import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import type { Transaction } from "kysely";
import { msg } from "#message";
import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import { parseWords } from "~/capabilities/translations/form.server";
import { saveWords, toTyped } from "~/capabilities/translations/save.server";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { findSource, type Source } from "~/capabilities/translations/sources.server";
import { WordsInput } from "~/capabilities/translations/words-input";
import { openedField } from "~/forms/edit-conflict";
import { invalid } from "~/forms/fields.server";
import { FormRefusedError } from "~/forms/form-refused";
import { hashValues, mergeEdits } from "~/forms/merge-edits.server";
import { readReturnPath } from "~/forms/return-path";
import { notFound } from "~/http/refusal";
import { requireRole } from "~/http/require-staff.server";
import { openForm } from "~/http/save-form.server";
import { addressIn } from "~/languages/address";
import type { Language } from "~/languages/languages";
import { isTextName, textSpec } from "~/page-texts/texts";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { CancelLink } from "~/ui/form/cancel-link";
import type { FormState } from "~/ui/form/fields";
import { SharedForm } from "~/ui/form/shared-form";
import { useForm } from "~/ui/form/use-form";
import { titled } from "~/ui/page/page-meta";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";
import { type StaffArgs, staffAction, staffLoader } from "../staff-page.server";
import { nextLink } from "./next-link.server";

/** Hidden field with hashes of the English texts when the form was opened. */
const englishField = "english";

async function find({ context, params, staff, services, db }: StaffArgs) {
  const { languages } = siteLanguages(services);
  const language = languages.find(({ code }) => code === params.language);
  const source = language && (await sourceAt(db, params, language));
  if (!source) throw notFound();
  if (source.administrators) await requireRole(context, staff, "administrator");
  return { language, languages, source };
}

const sourceAt = (db: Database, params: LoaderFunctionArgs["params"], { code }: Language) =>
  findSource(db, params.kind ?? "", params.id ?? "", code);

/** Present state, not that of the form. */
function toPage({ kind, id, noun, name, edit, fields, ...source }: Source, { code, name: called }: Language) {
  return {
    code,
    language: called,
    noun,
    name: excerpt(name, 80),
    edit,
    see: addressIn({ code } as Language, source.shownAt),
    isTable: isTextName(id) && kind === "texts" && textSpec(id).form === "rows",
    fields: fields.map(({ name, label, long, max, english, usual, changed, awaitsCheck }) => {
      return { name, label, long, max, english, usual, changed, awaitsCheck };
    }),
  };
}

const hashOpened = (source: Source) => ({
  [openedField]: hashValues(toTyped(source)),
  [englishField]: hashEnglish(source),
});

const hashEnglish = ({ fields }: Source) =>
  hashValues(Object.fromEntries(fields.map(({ name, english }) => [name, english])));

export const loader = staffLoader("editor", async (args) => {
  const { language, source } = await find(args);
  const typed = { ...toTyped(source), ...hashOpened(source) };
  return {
    ...(await openForm(args.request, args.context, args.staff, typed)),
    page: toPage(source, language),
  };
});

export const action = staffAction(
  {
    role: "editor",
    failure: msg("The words could not be saved. Please try again."),
    again: async (args) => {
      const { language, source } = await find(args);
      return { page: toPage(source, language) };
    },
  },
  async (args) => {
    const { request, context, params, staff, fields } = args;
    const { language, languages, source } = await find(args);
    const parsed = parseWords(source, fields);
    if (!parsed.ok) return invalid(parsed);
    return {
      work: async (trx: Transaction<Schema>) => {
        const now = await sourceAt(trx, params, language);
        if (!now) throw notFound();
        const values = mergeEdits({
          saved: toTyped(now),
          typed: parsed.values,
          fields,
          compare: Object.fromEntries(now.fields.map(({ name, label }) => [name, { label }])),
        });
        if ((fields.get(englishField) ?? hashEnglish(now)) !== hashEnglish(now)) {
          const words = t(
            "The English words were changed while you had this page open. They are shown as they are now: check yours, then save again.",
          );
          throw new FormRefusedError(
            { errors: { "": words }, typed: { ...values, ...hashOpened(now) } },
            409,
          );
        }
        const isChanged = await saveWords(trx, now, language.code, { values, who: staff.username });
        if (isChanged) await noteWords(context, trx, { who: staff.username, source: now, language });
        return {
          location: `/dashboard/languages?language=${language.code}`,
          message: t("Saved in {language}", { language: language.name }),
          name: excerpt(now.name, 60),
          links: [
            { label: t("See it on the site"), to: addressIn(language, now.shownAt) },
            ...(await nextLink(trx, {
              source: now,
              language,
              languages,
              from: readReturnPath(new URL(request.url).search),
              isAdministrator: staff.role === "administrator",
            })),
          ],
        };
      },
    };
  },
);

interface Noted {
  who: string;
  source: Source;
  language: Language;
}

async function noteWords(context: AppLoadContext, trx: Database, { who, source, language }: Noted) {
  const { name, record } = source;
  const verb = record ? "translated" : source.noun === "text" ? "translated text" : "translated setting";
  const subject = `${name} (${language.name})`;
  await recordEvent(context, { who, verb, subject, ...(record && { record }) }, trx);
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data ? `${data.page.language}: ${data.page.name}` : t("Other languages"),
);

type Page = ReturnType<typeof toPage>;

export default function WriteInLanguage() {
  const { form, problem } = useForm<typeof loader, typeof action>();
  const page: Page = problem && "page" in problem ? problem.page : form.page;
  const state: FormState = problem ?? form;
  return (
    <>
      <h1>
        <span lang={page.code}>{page.language}</span>
        {": "}
        <span {...languageProps(page.name)}>{page.name}</span>
      </h1>
      <p className="lead">
        {t("A field left empty is shown in English.")}{" "}
        <Link className="tap underline" to={page.edit}>
          {t(/* A link to the form with them. */ "Edit the English text")}
        </Link>
      </p>
      <SharedForm
        id="words-form"
        form={form}
        answer={problem}
        what={t("these words")}
        sticky
        aside={<CancelLink to={`/dashboard/languages?language=${page.code}`} />}
      >
        {[openedField, englishField].map((name) => (
          <input key={name} type="hidden" name={name} value={state.typed?.[name] ?? ""} />
        ))}
        <div className="my-4 divide-y divide-line border-y border-line">
          {page.fields.map((field) => (
            <Pair key={field.name} field={field} page={page} state={state} />
          ))}
        </div>
      </SharedForm>
    </>
  );
}

function Pair({ field, page, state }: { field: Page["fields"][number]; page: Page; state: FormState }) {
  const { name, label, long, max, english, usual, changed, awaitsCheck } = field;
  const words = english || usual;
  return (
    <div className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-2">
      <div className="min-w-0">
        <p className="m-0 font-semibold">{t(label)}</p>
        {changed ? (
          <p className="tag my-1 bg-yellow-mist text-yellow-ink">
            {t(/* Since the words in another language were written. */ "English changed since")}
          </p>
        ) : null}
        {awaitsCheck ? (
          <p className="my-1">
            <span className="tag bg-yellow-mist text-yellow-ink">
              {t(/* Words in a language, which came with a copy. */ "To be checked")}
            </span>{" "}
            <span className="hint">{t("These words were copied too. Visitors see them when you save.")}</span>
          </p>
        ) : null}
        <p className="m-0 whitespace-pre-line wrap-anywhere" {...languageProps(words)}>
          {words || <span className="hint">{t(/* The field is empty. */ "Nothing in English")}</span>}
        </p>
        {!english && usual ? (
          <p className="hint m-0">{t("The usual words: visitors read them in their language already.")}</p>
        ) : null}
      </div>
      <div className="min-w-0">
        <WordsInput
          name={name}
          label={`${t(label)}, ${page.language}`}
          code={page.code}
          rows={long ? Math.min(14, Math.max(4, Math.ceil(words.length / 45))) : undefined}
          max={max}
          state={state}
        />
        {page.isTable ? (
          <p className="hint m-0">
            {t(
              "One row on each line, as on the left, with | between the cells. Leave numbers and dates as they are.",
            )}
          </p>
        ) : null}
      </div>
    </div>
  );
}
