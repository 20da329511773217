import { t } from "#say";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { commonWords } from "./common-words";

const schoolWords = [
  "school",
  "admin",
  "administrator",
  "staff",
  "teacher",
  "principal",
  "student",
  "office",
  "website",
  "dashboard",
  "welcome",
];

const minWordLength = 3;

const letterOf: Record<string, string> = {
  "@": "a",
  "4": "a",
  "0": "o",
  $: "s",
  "5": "s",
  "3": "e",
  "1": "i",
  "!": "i",
};

let passwords: Promise<Set<string>> | undefined;

/** Loaded on demand, because the list takes memory. */
async function loadPasswords(): Promise<Set<string>> {
  const [{ dictionary }, { commonPasswords }] = await Promise.all([
    import("@zxcvbn-ts/language-common"),
    import("./common-passwords"),
  ]);
  return new Set([...(dictionary["passwords-common"] ?? []), ...commonPasswords]);
}

const letters = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, "");
const withoutTail = (text: string) => text.replace(/[^\p{L}\p{M}]+$/u, "");
const withoutEnds = (text: string) => withoutTail(text.replace(/^[^\p{L}]+/u, ""));
const spelledOut = (text: string) => text.replace(/[@40$531!]/g, (sign) => letterOf[sign] ?? sign);

/** @param words of school and user @returns the reason why a password is easy to guess */
export async function findWeakness(password: string, words: string[]): Promise<string | undefined> {
  passwords ??= loadPasswords();
  const common = await passwords;
  const plain = password.normalize("NFKC").toLowerCase();
  const forms = [plain, withoutEnds(plain), spelledOut(withoutTail(plain)), spelledOut(withoutEnds(plain))];
  if (new Set(plain).size <= 2 || /^(.{1,5})\1+$/.test(plain) || forms.some((form) => common.has(form))) {
    return t("This is one of the first passwords that anybody would try. Please think of another one.");
  }
  // Dates are digits, without separators.
  if (!/\p{L}/u.test(plain)) return t("Digits alone are easy to guess. Please use words too.");
  const known = [...commonWords.map((word) => letters(word.normalize("NFKC"))), ...words];
  if (forms.some((form) => isMadeOf(letters(form), known))) {
    return t(
      "This is a word of the school or of the account with digits: people would try that first. Please think of another one.",
    );
  }
  return undefined;
}

const maxOtherLetters = 2;

/** True if a text consists of words and at most two other letters. */
function isMadeOf(text: string, words: string[]): boolean {
  const signs = [...text];
  const beside = [0];
  for (let end = 1; end <= signs.length; end += 1) {
    const before = signs.slice(0, end).join("");
    const afterWords = words
      .filter((word) => word !== "" && before.endsWith(word))
      .map((word) => beside[end - [...word].length] ?? end);
    beside.push(Math.min((beside[end - 1] ?? 0) + 1, ...afterWords));
  }
  const left = beside.at(-1) ?? 0;
  return left <= maxOtherLetters && left < signs.length / 2;
}

const getInitials = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => word.charAt(0))
    .join("");

export async function wordsAround(db: Database, username: string): Promise<string[]> {
  const { school_name, address } = await readSettings(db);
  const own = [school_name, address, username].flatMap((text) => [
    letters(text.toLowerCase()),
    ...text.toLowerCase().split(/[^\p{L}\p{M}]+/u),
  ]);
  own.push(getInitials(school_name));
  return [...schoolWords, ...own].filter((word) => word.length >= minWordLength);
}
