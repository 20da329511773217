import { type Message, pageLanguage, t } from "#say";
import { indianDate } from "~/dates/indian-dates";
import { findTranslationText } from "~/languages/catalogs.server";
import { english, translations } from "~/languages/languages";
import { savedTexts } from "~/page-texts/queries.server";
import { shownTable } from "~/page-texts/table-form.server";
import type { TableColumn } from "~/page-texts/tables";
import { type TextName, textNames, textPages, textSpec } from "~/page-texts/texts";
import { settingsOnPage } from "~/settings/queries.server";
import { figure } from "~/text/figures";
import { plainText } from "~/text/plain-text";
import type { Database } from "~db/connection.server";
import { type Entry, toPassages, toSentences } from "./entry";
import { cacheEntries } from "./entry-cache.server";
import { toTerms } from "./terms";

export const listPageEntries = cacheEntries(createPageEntries);

async function createPageEntries(db: Database): Promise<Entry[]> {
  const languages = [english, ...translations].map(({ code }) => code);
  const [settings, ...saved] = await Promise.all([
    settingsOnPage(db),
    ...languages.map((code) => savedTexts(db, code)),
  ]);
  const readIn = (code: string, name: TextName) =>
    saved[languages.indexOf(code)]?.get(name)?.value ||
    (code === english.code || !saved[0]?.get(name)?.value
      ? [textSpec(name).usual ?? []]
          .flat()
          .map((text) => sayIn(code, text))
          .join("\n\n")
      : "");
  const page = pageLanguage();
  const shown = [...new Set([page, english.code])];
  const facts = [settings.phone, settings.email_office, settings.email_admissions, settings.address];
  return Object.entries(textPages).flatMap(([to, name]): Entry[] => {
    if (to === "/page-not-found") return [];
    const own = textNames.filter((text) => textSpec(text).page === to);
    const texts = own.filter((text) => !textSpec(text).isHidden);
    const words = own.filter((text) => textSpec(text).isHidden);
    return [
      {
        to,
        label: undefined,
        isPage: true,
        title: t(name as Message),
        titles: toPassages([t(name as Message), name]),
        words: toPassages([
          ...sayInAll(name as Message),
          ...words.flatMap((text) => languages.flatMap((code) => readIn(code, text).split(/[,;،\n]\s*/))),
        ]),
        sentences: shown.map((code) => [
          ...texts.flatMap((text) =>
            toSentences([toProse(text, readIn(code, text))]).map((passage) => ({
              ...passage,
              ...(isSection(text) && { section: text, heading: toTerms(t(textSpec(text).label)) }),
            })),
          ),
          ...(to === "/contact" && code === page ? toSentences(facts) : []),
        ]),
      },
    ];
  });
}

/** Pages whose texts are sections; the ID of each is the name of the text (texts/page-section.tsx). */
const sectionPages = ["/admission", "/fees", "/timings", "/transfer-certificates", "/contact"];

const isSection = (name: TextName) =>
  sectionPages.includes(textSpec(name).page) && textSpec(name).form !== "line";

export const sayInAll = (message: Message): string[] =>
  [english, ...translations].map(({ code }) => sayIn(code, message));

const sayIn = (code: string, message: Message): string =>
  (code === english.code ? message : findTranslationText(code, message)) ?? "";

/** Writes a table as one sentence for each row. */
function toProse(name: TextName, text: string): string {
  if (!textSpec(name).table) return plainText(text);
  const { columns, rows } = shownTable(name, text);
  return rows
    .map(([first, ...cells]) => {
      const said = cells.flatMap((cell, index) => {
        const { heading = "", type, isLong } = columns[index + 1] ?? {};
        if (!cell) return [];
        return isLong ? cell : `${heading} ${sayCell(cell, type)}`;
      });
      return [first, said.join(", ")].filter(Boolean).join(": ");
    })
    .join("\n");
}

function sayCell(cell: string, type: TableColumn["type"]): string {
  if (type === "date") return indianDate(cell);
  return type === "amount" && /^\d+$/.test(cell) ? `₹ ${figure(cell)}` : cell;
}
