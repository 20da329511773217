import { Link, useLocation } from "@remix-run/react";
import { getEnglish, msg } from "#message";
import { t } from "#say";
import {
  findEntry,
  getMaxLetters,
  listCorrected,
  mayCorrect,
  parseOwnWords,
  toStoredWords,
} from "~/capabilities/translations/corrections.server";
import { messagesOfOurs, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { WordsInput } from "~/capabilities/translations/words-input";
import { shortDate } from "~/dates/dates";
import type { Typed } from "~/forms/fields.server";
import { notFound } from "~/http/refusal";
import { requireRole } from "~/http/require-staff.server";
import { listParts, readable } from "~/languages/check-words.server";
import { excerpt } from "~/text/excerpt";
import { Button } from "~/ui/form/button";
import type { FormState } from "~/ui/form/fields";
import { useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import type { StaffArgs } from "../staff-page.server";
import { WordsForm } from "./words-form";
import { wordsForm } from "./words-form.server";

const list = "/dashboard/languages/words";

const backField = "back";

/** Finds a message and its correction. The usual wording is stored as no correction. @throws 404, 403 */
async function find({ request, context, params, staff, services, db }: StaffArgs) {
  const languages = listCorrected(staff.role, siteLanguages(services).languages);
  const language = languages.find(({ code }) => code === params.language);
  const entry = language && (await findEntry(db, language, params.id ?? ""));
  if (!entry) throw notFound();
  if (!mayCorrect(staff.role, entry))
    await requireRole(context, staff, "administrator", msg("These words are for administrators."));
  const { message, own, note, staff: isForStaff } = entry;
  const english = getEnglish(message);
  const name = readable(english).trim();
  const usual = entry.usual.trim();
  const words = (own?.words ?? usual).trim();
  return {
    kind: messagesOfOurs,
    id: message,
    fields: [{ name: "", words: own?.words ?? "", english: message, changed: false, awaitsCheck: false }],
    language,
    page: {
      code: language.code,
      language: language.name,
      name: excerpt(name, 80),
      english,
      note,
      isForStaff,
      usual,
      own,
      parts: usual ? listParts(message) : [],
      hasPlural: message.includes(", plural,"),
      max: getMaxLetters(message),
    },
    shown: { words },
    labels: { words: { label: msg("Your words") } },
    parse: (sent: URLSearchParams) =>
      sent.has(backField) ? ({ ok: true, values: { words: usual } } as const) : parseOwnWords(entry, sent),
    toStored: ({ words = "" }: Typed) => ({ "": toStoredWords(entry, words) }),
    toEvent: ({ "": stored }: Typed) => ({
      verb: stored ? ("changed wording" as const) : ("reset wording" as const),
      subject: `${excerpt(name, 60)} (${language.name})`,
      changes: [{ label: "Words", from: words, to: (stored || usual).trim() }],
    }),
    answer: async (_: unknown, { "": stored }: Typed) => ({
      location: new URL(request.url).searchParams.has("list")
        ? list
        : `${list}?${new URLSearchParams({ language: language.code })}`,
      message: stored
        ? t("Saved in {language}", { language: language.name })
        : usual
          ? t("The usual words are back")
          : t("Your words are erased"),
      name: excerpt(name, 80),
    }),
  };
}

// Scripts contain the wording.
const editor = wordsForm({ find, reloads: true });
export const loader = editor.loader;
export const action = editor.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data
    ? `${data.page.language}: ${data.page.name}`
    : t(/* The title of a page with all that the program says. */ "Menus, buttons and hints"),
);

type Page = Awaited<ReturnType<typeof find>>["page"];

export default function WordOfTheProgram() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  const { search } = useLocation();
  const page: Page = problem && "page" in problem ? problem.page : form.page;
  const back = new URLSearchParams(search).get("list") ?? "";
  return (
    <WordsForm
      page={page}
      form={form}
      answer={problem}
      state={state}
      aside={
        <Link to={`${list}${back.startsWith("?") ? back : `?language=${page.code}`}`}>{t("Cancel")}</Link>
      }
      above={<Facts page={page} />}
      {...(page.usual
        ? {
            other: page.own ? (
              <BackButton words={t(/* A button. */ "Use the usual words again")} />
            ) : undefined,
          }
        : { buttons: <BackButton words={t(/* A button. */ "Erase these words")} /> })}
    >
      {page.usual ? <Words page={page} state={state} /> : null}
    </WordsForm>
  );
}

const BackButton = ({ words }: { words: string }) => (
  <Button name={backField} value="yes">
    {words}
  </Button>
);

function Facts({ page }: { page: Page }) {
  const { code, english, note, isForStaff, usual, own } = page;
  return (
    <>
      {usual ? (
        <p className="m-0">
          <span className="tag">{isForStaff ? t("Pages of staff") : t("What visitors see")}</span>
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
