import { Link } from "@remix-run/react";
import { t } from "#say";
import { parseWords } from "~/capabilities/translations/form.server";
import { findMissingLanguage, readOverview, toBeSaid } from "~/capabilities/translations/overview.server";
import { toTyped } from "~/capabilities/translations/save.server";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { findSource, type Source } from "~/capabilities/translations/sources.server";
import { translationPath } from "~/capabilities/translations/translation-status";
import { WordsInput } from "~/capabilities/translations/words-input";
import { writeLink } from "~/capabilities/translations/write-link";
import { readReturnPath } from "~/forms/return-path";
import { notFound } from "~/http/refusal";
import { requireRole } from "~/http/require-staff.server";
import { addressIn } from "~/languages/address";
import type { Language } from "~/languages/languages";
import { isTextName, textSpec } from "~/page-texts/texts";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import type { FormState } from "~/ui/form/fields";
import { useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import type { Database } from "~db/connection.server";
import type { StaffArgs } from "../staff-page.server";
import { WordsForm } from "./words-form";
import { wordsForm } from "./words-form.server";

/** Finds the translation of a record, text or settings page. @throws 404, 403 */
async function find({ request, context, params, staff, services, db }: StaffArgs) {
  const { languages } = siteLanguages(services);
  const language = languages.find(({ code }) => code === params.language);
  const source = language && (await findSource(db, params.kind ?? "", params.id ?? "", language.code));
  if (!source) throw notFound();
  if (source.administrators) await requireRole(context, staff, "administrator");
  const { kind, id, fields, name, noun, record, edit, shownAt } = source;
  return {
    kind,
    id,
    fields,
    language,
    page: {
      code: language.code,
      language: language.name,
      name: excerpt(name, 80),
      edit,
      isTable: kind === "texts" && isTextName(id) && textSpec(id).form === "rows",
      fields: fields.map(({ words, ...field }) => field),
    },
    shown: toTyped(source),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, { label }])),
    parse: (sent: URLSearchParams) => parseWords(source, sent),
    toEvent: () => {
      const verb = noun === "text" ? "translated text" : "translated setting";
      const subject = `${name} (${language.name})`;
      return record ? ({ verb: "translated", subject, record } as const) : ({ verb, subject } as const);
    },
    answer: async (trx: StaffArgs["db"]) => {
      const from = readReturnPath(new URL(request.url).search);
      const isAdministrator = staff.role === "administrator";
      return {
        location: `/dashboard/languages?language=${language.code}`,
        message: t("Saved in {language}", { language: language.name }),
        name: excerpt(name, 60),
        links: [
          { label: t("See it on the site"), to: addressIn(language, shownAt) },
          ...(await nextLink(trx, { source, language, languages, from, isAdministrator })),
        ],
      };
    },
  };
}

const editor = wordsForm({ find });
export const loader = editor.loader;
export const action = editor.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data ? `${data.page.language}: ${data.page.name}` : t("Other languages"),
);

type Page = Awaited<ReturnType<typeof find>>["page"];

export default function WriteInLanguage() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  const page: Page = problem && "page" in problem ? problem.page : form.page;
  return (
    <WordsForm
      page={page}
      form={form}
      answer={problem}
      state={state}
      sticky
      cancel={`/dashboard/languages?language=${page.code}`}
      above={
        <p className="lead">
          {t("A field left empty is shown in English.")}{" "}
          <Link className="tap underline" to={page.edit}>
            {t(/* A link to the form with them. */ "Edit the English text")}
          </Link>
        </p>
      }
    >
      <div className="my-4 divide-y divide-line border-y border-line">
        {page.fields.map((field) => (
          <Pair key={field.name} field={field} page={page} state={state} />
        ))}
      </div>
    </WordsForm>
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

interface NextOptions {
  source: Source;
  language: Language;
  languages: readonly Language[];
  /** Page to return to; missing for staff who go through the list of one language. */
  from: string | undefined;
  isAdministrator: boolean;
}

/** Next language of the same record or text; in the list of a language, the next of its records or texts. */
async function nextLink(db: Database, { source, language, languages, from, isAdministrator }: NextOptions) {
  if (from !== undefined) {
    const other = await findMissingLanguage(db, source.kind, source.id, languages);
    return other ? [writeLink(source.kind, source.id, other, from)] : [];
  }
  const groups = await readOverview(db, [language], isAdministrator);
  const [next] = toBeSaid(groups, language.code).filter(
    ({ kind, id }) => kind !== source.kind || id !== source.id,
  );
  if (!next) return [];
  const to = translationPath(next.kind, next.id, language.code);
  return [{ label: `${t(/* The next one to be written. */ "Next")}: ${excerpt(next.name, 40)}`, to }];
}
