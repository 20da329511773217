import type { AppLoadContext } from "@remix-run/node";
import { Link, useLocation } from "@remix-run/react";
import type { Transaction } from "kysely";
import { getEnglish, msg } from "#message";
import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import {
  type Entry,
  findEntry,
  getMaxLetters,
  listCorrected,
  mayCorrect,
  parseOwnWords,
} from "~/capabilities/translations/corrections.server";
import { saveWords } from "~/capabilities/translations/save.server";
import { messagesOfOurs, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { WordsInput } from "~/capabilities/translations/words-input";
import { shortDate } from "~/dates/dates";
import { openedField } from "~/forms/edit-conflict";
import { invalid, type Parsed } from "~/forms/fields.server";
import { hashValues, mergeEdits } from "~/forms/merge-edits.server";
import { notFound } from "~/http/refusal";
import { requireRole } from "~/http/require-staff.server";
import { openForm } from "~/http/save-form.server";
import { listParts, readable } from "~/languages/check-words.server";
import type { Language } from "~/languages/languages";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import type { FormState } from "~/ui/form/fields";
import { SharedForm } from "~/ui/form/shared-form";
import { useForm } from "~/ui/form/use-form";
import { titled } from "~/ui/page/page-meta";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";
import { type StaffArgs, staffAction, staffLoader } from "../staff-page.server";

const list = "/dashboard/languages/words";

const backField = "back";

async function find({ context, params, staff, services, db }: StaffArgs) {
  const languages = listCorrected(staff.role, siteLanguages(services).languages);
  const language = languages.find(({ code }) => code === params.language);
  const entry = language && (await findEntry(db, language, params.id ?? ""));
  if (!entry) throw notFound();
  if (!mayCorrect(staff.role, entry))
    await requireRole(context, staff, "administrator", msg("These words are for administrators."));
  return { language, entry };
}

const getSource = ({ message, own }: Entry) => ({
  kind: messagesOfOurs,
  id: message,
  fields: [{ name: "", words: own?.words ?? "", english: message, changed: false, awaitsCheck: false }],
});

const shownWords = ({ own, usual }: Entry) => (own?.words ?? usual).trim();

const getOwn = ({ own }: Entry) => ({ words: own?.words ?? "" });

function toPage(entry: Entry, { code, name }: Language) {
  const { message, note, staff, usual, own } = entry;
  const english = getEnglish(message);
  return {
    code,
    language: name,
    name: excerpt(readable(english).trim(), 80),
    english,
    note,
    staff,
    usual: usual.trim(),
    own: own && { words: own.words, at: own.at, by: own.by },
    parts: usual ? listParts(message) : [],
    hasPlural: message.includes(", plural,"),
    max: getMaxLetters(message),
  };
}

export const loader = staffLoader("editor", async (args) => {
  const { language, entry } = await find(args);
  const typed = { words: shownWords(entry), [openedField]: hashValues(getOwn(entry)) };
  return {
    ...(await openForm(args.request, args.context, args.staff, typed)),
    page: toPage(entry, language),
  };
});

export const action = staffAction(
  {
    role: "editor",
    failure: msg("The words could not be saved. Please try again."),
    again: async (args) => {
      const { language, entry } = await find(args);
      return { page: toPage(entry, language) };
    },
  },
  async (args) => {
    const { request, context, staff, fields } = args;
    const { language, entry } = await find(args);
    const parsed: Parsed<{ words: string }> = fields.has(backField)
      ? { ok: true, values: { words: "" } }
      : parseOwnWords(entry, fields);
    if (!parsed.ok) return invalid(parsed);
    return {
      // Scripts contain the wording.
      reloads: true,
      work: async (trx: Transaction<Schema>) => {
        const now = await findEntry(trx, language, entry.id);
        if (!now) throw notFound();
        const typed = fields.get("words") ?? "";
        const { words } = mergeEdits({
          saved: getOwn(now),
          typed: parsed.values,
          fields,
          compare: () => [{ label: t("Your words"), saved: shownWords(now), typed }],
          show: () => ({ words: typed }),
        });
        const isChanged = await saveWords(trx, getSource(now), language.code, {
          values: { "": words },
          who: staff.username,
        });
        if (isChanged) await noteWords(context, trx, { who: staff.username, entry: now, language, words });
        return {
          location: new URL(request.url).searchParams.has("list")
            ? list
            : `${list}?${new URLSearchParams({ language: language.code })}`,
          message: answerTo(now, words, language),
          name: toPage(now, language).name,
        };
      },
    };
  },
);

function answerTo({ usual }: Entry, words: string, { name: language }: Language): string {
  if (words) return t("Saved in {language}", { language });
  return usual ? t("The usual words are back") : t("Your words are erased");
}

interface Noted {
  who: string;
  entry: Entry;
  language: Language;
  words: string;
}

async function noteWords(context: AppLoadContext, trx: Database, { who, entry, language, words }: Noted) {
  const subject = `${excerpt(readable(getEnglish(entry.message)).trim(), 60)} (${language.name})`;
  const verb = words ? "changed wording" : "reset wording";
  const from = (entry.own?.words ?? entry.usual).trim();
  const changes = [{ label: "Words", from, to: (words || entry.usual).trim() }];
  await recordEvent(context, { who, verb, subject, changes }, trx);
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data
    ? `${data.page.language}: ${data.page.name}`
    : t(/* The title of a page with all that the program says. */ "Menus, buttons and hints"),
);

type Page = ReturnType<typeof toPage>;

export default function WordOfTheProgram() {
  const { form, problem } = useForm<typeof loader, typeof action>();
  const { search } = useLocation();
  const page: Page = problem && "page" in problem ? problem.page : form.page;
  const state: FormState = problem ?? form;
  const back = new URLSearchParams(search).get("list") ?? "";
  return (
    <>
      <h1 className="wrap-anywhere">
        <span lang={page.code}>{page.language}</span>
        {": "}
        <span {...languageProps(page.name)}>{page.name}</span>
      </h1>
      <Facts page={page} />
      <SharedForm
        id="words-form"
        form={form}
        answer={problem}
        what={t(/* In a sentence: somebody else changed these words. */ "these words")}
        aside={
          <Link to={`${list}${back.startsWith("?") ? back : `?language=${page.code}`}`}>{t("Cancel")}</Link>
        }
        {...(page.usual
          ? {
              other: page.own ? (
                <BackButton words={t(/* A button. */ "Use the usual words again")} />
              ) : undefined,
            }
          : { buttons: <BackButton words={t(/* A button. */ "Erase these words")} /> })}
      >
        {page.usual ? <Words page={page} state={state} /> : null}
      </SharedForm>
    </>
  );
}

const BackButton = ({ words }: { words: string }) => (
  <button type="submit" name={backField} value="yes" className="button button-quiet">
    {words}
  </button>
);

function Facts({ page }: { page: Page }) {
  const { code, english, note, staff, usual, own } = page;
  return (
    <>
      {usual ? (
        <p className="m-0">
          <span className="tag">{staff ? t("Pages of staff") : t("What visitors see")}</span>
        </p>
      ) : (
        <p className="lead">
          {t("This version of the website does not say this any more. Your words can be erased.")}
        </p>
      )}
      <dl className="my-4 grid max-w-176 gap-y-1 border-y border-line py-4 sm:grid-cols-[10rem_1fr] sm:gap-y-3 max-sm:[&_dt:not(:first-child)]:mt-2.5 [&_dd]:m-0 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:font-semibold">
        <dt>{t(/* Before the English words. */ "In English")}</dt>
        <dd lang="en">{english}</dd>
        {note ? (
          <>
            <dt>{t("Note")}</dt>
            <dd lang="en">{note}</dd>
          </>
        ) : null}
        {usual && code !== "en" ? (
          <>
            <dt>{t(/* Those that the website has without the school's own. */ "Usual words")}</dt>
            <dd lang={code}>{usual}</dd>
          </>
        ) : null}
        {own ? (
          <>
            <dt>{t(/* Words which the school says otherwise. */ "Corrected")}</dt>
            <dd>
              {usual ? null : <span lang={code}>{own.words}</span>}
              <span className={usual ? undefined : "hint block"}>
                {[own.by, shortDate(own.at)].filter(Boolean).join(", ")}
              </span>
            </dd>
          </>
        ) : null}
      </dl>
    </>
  );
}

function Words({ page, state }: { page: Page; state: FormState }) {
  const { code, language, usual, parts, hasPlural, max } = page;
  const isLong = usual.length > 40 || usual.includes("\n");
  return (
    <WordsInput
      name="words"
      label={`${t("Your words")}, ${language}`}
      hint={
        parts.length > 0 ? (
          <>
            {t(
              /* {parts} is such as {count} or <a>. */ "Keep as it is: {parts}. The website puts something there.",
              { parts: parts.join(" ") },
            )}{" "}
            {hasPlural
              ? t(
                  /* The sign is #. */ "Change only the words inside the inner brackets. {sign} means the number.",
                  {
                    sign: "#",
                  },
                )
              : null}
          </>
        ) : null
      }
      code={code}
      rows={isLong ? Math.min(10, Math.max(3, Math.ceil(usual.length / 45))) : undefined}
      max={max}
      state={state}
    />
  );
}
