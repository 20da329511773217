import { z } from "zod";
import { msg, t } from "#say";
import { type Parsed, parseFields, type Typed } from "~/forms/fields.server";
import { findTranslationText } from "~/languages/catalogs.server";
import { findProblem, type WordsProblem } from "~/languages/check-words.server";
import { english, type Language } from "~/languages/languages";
import { type ListedMessage, listMessages, messageId } from "~/languages/message-list.server";
import { mayDo } from "~/session/roles";
import type { Database } from "~db/connection.server";
import type { Role } from "~db/schema";
import { foldDigits, foldWords } from "~db/word-folding";
import { createCheck } from "./form.server";
import type { Narrowing } from "./narrowings";
import { messagesOfOurs } from "./site-languages.server";

interface Own {
  words: string;
  at: string;
  by: string;
}

export interface Entry extends Omit<ListedMessage, "message"> {
  message: string;
  /** Our wording; empty if the message no longer exists. */
  usual: string;
  own: Own | undefined;
}

const fitsOf: Record<Narrowing, (entry: Entry) => boolean> = {
  visitors: ({ usual, staff }) => usual !== "" && !staff,
  staff: ({ usual, staff }) => usual !== "" && staff,
  corrected: ({ usual, own }) => usual !== "" && own !== undefined,
  unused: ({ usual }) => usual === "",
};

/** Wordings for staff and logins are for administrators: wrong words on a button could mislead users. */
export const mayCorrect = (role: Role, { staff, atLogin }: Pick<Entry, "staff" | "atLogin">): boolean =>
  mayDo(role, "administrator") || !(staff || atLogin);

/** Lists the languages whose words a role can correct: English for administrators, on staff pages only. */
export const listCorrected = (role: Role, languages: readonly Language[]): Language[] =>
  mayDo(role, "administrator") ? [...languages, english] : [...languages];

async function readOwn(db: Database, { code }: Language): Promise<Map<string, Own>> {
  const rows = await db
    .selectFrom("translations")
    .select(["record", "words", "updated_at", "updated_by"])
    .where("kind", "=", messagesOfOurs)
    .where("language", "=", code)
    .orderBy("record")
    .execute();
  return new Map(
    rows.map(({ record, words, updated_at, updated_by }) => [
      record,
      { words, at: updated_at, by: updated_by },
    ]),
  );
}

async function readEntries(db: Database, language: Language): Promise<Entry[]> {
  const own = await readOwn(db, language);
  const entries = listMessages().map((listed): Entry => {
    const { message } = listed;
    return {
      ...listed,
      usual: findTranslationText(language.code, message) ?? message,
      own: own.get(message),
    };
  });
  const known = new Set(entries.map(({ message }) => message));
  const offered = language.code === english.code ? entries.filter(isOfDashboard) : entries;
  for (const [message, words] of own) {
    if (known.has(message)) continue;
    offered.push({
      id: messageId(message),
      message,
      note: "",
      staff: false,
      atLogin: false,
      usual: "",
      own: words,
    });
  }
  return offered;
}

/** English words that visitors read are fixed by the specification. */
const isOfDashboard = ({ staff, atLogin }: Entry) => staff && !atLogin;

const folded = (text: string) => foldDigits(foldWords(text.normalize("NFC").toLowerCase()));

/** Caches folded messages: folding all takes 100 ms. */
const foldedOurs = new Map<string, string>();

function foldedOnce(text: string): string {
  const known = foldedOurs.get(text) ?? folded(text);
  foldedOurs.set(text, known);
  return known;
}

/** Ranks 0 for equality, 1 for a prefix, 2 for containing all words; undefined for no match. */
function rankEntry({ message, usual, own }: Entry, search: string): number | undefined {
  const ours = usual ? [message, usual].map(foldedOnce) : [folded(message)];
  const texts = own ? [...ours, folded(own.words)] : ours;
  const all = texts.join("\n");
  if (!search.split(/\s+/).every((word) => all.includes(word))) return undefined;
  if (texts.includes(search)) return 0;
  return texts.some((text) => text.startsWith(search)) ? 1 : 2;
}

/** Messages of visitors, then of staff, then removed ones. @param search words that must all match */
export async function searchEntries(
  db: Database,
  language: Language,
  { search, only }: { search: string; only?: Narrowing | undefined },
): Promise<{ entries: Entry[]; unused: number }> {
  const all = await readEntries(db, language);
  const unused = all.filter(fitsOf.unused).length;
  const fitting = only ? all.filter(fitsOf[only]) : all;
  const sought = folded(search.trim());
  if (sought === "") return { entries: fitting, unused };
  const ranked = fitting.flatMap((entry) => {
    const rank = rankEntry(entry, sought);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  const place = ({ usual, staff }: Entry) => (usual === "" ? 2 : Number(staff));
  ranked.sort((one, other) => place(one.entry) - place(other.entry) || one.rank - other.rank);
  return { entries: ranked.map(({ entry }) => entry), unused };
}

export async function findEntry(db: Database, language: Language, id: string): Promise<Entry | undefined> {
  return (await readEntries(db, language)).find((entry) => entry.id === id);
}

export const getMaxLetters = (message: string): number => 2 * message.length + 40;

/** Validates an own wording; an empty text stands for our wording. @returns `words` without surrounding space */
export function parseOwnWords(
  { message, usual }: Pick<Entry, "message" | "usual">,
  sent: URLSearchParams,
): Parsed<{ words: string }> {
  const check = createCheck({
    label: msg(/* Those that the school says in the place of the usual ones. */ "Your words"),
    long: message.includes("\n"),
    max: getMaxLetters(message),
  });
  const parsed = parseFields(z.object({ words: check }), sent);
  if (!parsed.ok) return parsed;
  const { words } = parsed.values;
  if (words === "" || words === usual.trim()) return { ok: true, values: { words: usual.trim() } };
  const problem = findProblem(message, words);
  if (problem) {
    const typed: Typed = Object.fromEntries(sent);
    return { ok: false, errors: { words: sayProblem(problem) }, typed };
  }
  return { ok: true, values: { words } };
}

/** Returns the text to store for an own wording; an empty one removes it, as our wording does. */
export function toStoredWords({ message, usual }: Pick<Entry, "message" | "usual">, words: string): string {
  if (words === "" || words === usual.trim()) return "";
  // Messages can start or end with a space between sentences.
  const [before = ""] = /^\s*/.exec(message) ?? [];
  const [behind = ""] = /\s*$/.exec(message) ?? [];
  return before + words + behind;
}

function sayProblem(problem: WordsProblem): string {
  if (problem.is === "missing")
    return t(/* {parts} is such as {count} or <a>. */ "Missing: {parts}. Copy it from the usual words.", {
      parts: problem.parts.join(", "),
    });
  if (problem.is === "unknown")
    return t(/* {parts} is such as {count} or <a>. */ "Not in the English words: {parts}. Take it out.", {
      parts: problem.parts.join(", "),
    });
  if (problem.is === "quoted") return t("Before a bracket write ’ in the place of '.");
  return t("A bracket is missing, or there is one too many. Compare them with those of the usual words.");
}
