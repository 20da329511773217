import { plainDigits } from "../text/digits";

export const boardStds = ["X", "XII"] as const;

export type BoardClass = (typeof boardStds)[number];

const romans = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const roman = "x(?:ii?|i?v)?|i?x|vi{0,3}|i{1,3}v?|iv";
const ordinal = "(?:[ -]?(?:th|st|nd|rd))?";
const stdWord = "(?:class|cls?\\.?|std|standard|grade|कक्षा|ଶ୍ରେଣୀ|শ্রেণি|শ্রেণী)";
const months = "(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
/** Word boundary; `\b` knows Latin letters only. */
const start = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Normalizes letters and digits: Ⅻ is XII. */
const plain = (text: string) =>
  plainDigits(text.normalize("NFKC"))
    .replace(/[\s_]+/g, " ")
    .trim();

/** Spellings of each class: in Roman numbers, as a number next to a word, or in words. */
const patterns = (
  [
    [
      "XII",
      "xii",
      "12",
      "twelfth|twelve|10 ?\\+ ?2|\\+ ?2|ssce|aissce|senior (?:school|secondary)|द्वादश|बारहवीं|ଦ୍ୱାଦଶ|ଦ୍ଵାଦଶ|দ্বাদশ",
    ],
    [
      "X",
      "x",
      "10",
      "tenth|matric(?:ulation)?|aisse|(?<!senior )secondary (?:school )?exam\\w*|दशम|दसवीं|ଦଶମ|দশম",
    ],
  ] as const
).map(([std, letters, digits, words]) => ({
  std,
  pattern: new RegExp(
    `${start}(?:${letters}${ordinal}|${words}|${digits}[ -]?th(?! ${months})|${digits} ?(?:वीं|वी|ମ|ম)|` +
      `${stdWord}[ .:(-]*${digits}|${digits}[ -]?(?:th )?${stdWord})${end}|^(?:${digits}${std === "X" ? "|ten|secondary" : ""})(?=$| ?\\()`,
    "iu",
  ),
}));

/** Returns the board class of a text (`XII`, `Xth`, `Std. 10`); undefined for none or both. */
export function boardClassIn(text: string): BoardClass | undefined {
  const found = patterns.filter(({ pattern }) => pattern.test(plain(text)));
  return found.length === 1 ? found[0]?.std : undefined;
}

const written = new RegExp(
  `^${stdWord}?[ .:-]*(?:(${roman})|(\\d{1,2}))${ordinal}${end}[ .,:/('"‘“-]*(.*?)[ .)'"’”]*$`,
  "iu",
);
const streams: [RegExp, string][] = [
  [/^sc(i(ence)?)?$/i, "Science"],
  [/^com(m(erce)?)?$/i, "Commerce"],
  [/^arts?$/i, "Arts"],
  [/^hum(anities)?$/i, "Humanities"],
];

/** `XIIth`, `12` and `Std. XII` become `Class XII`, `XII Sc.` `Class XII, Science`. @param stream column */
export function writeStd(text: string, stream = ""): string {
  const [name, own = findStream(stream) ?? stream] = splitStd(text);
  return [name, own].filter(Boolean).join(", ");
}

function splitStd(text: string): [name: string, stream?: string] {
  const board = boardClassIn(text);
  const pattern = patterns.find(({ std }) => std === board)?.pattern;
  // "Xth Std", "+2 Science": no section follows the number.
  const beside = pattern && plain(text).replace(pattern, "").replace(stdWords, "");
  if (beside !== undefined && (!anyLetter.test(beside) || findStream(beside)))
    return [`Class ${board}`, findStream(beside)];
  const [, letters = "", digits = "", rest = ""] = written.exec(plain(text)) ?? [];
  const name = letters.toUpperCase() || romans[Number(digits) - 1];
  if (!name || !romans.includes(name)) return [text];
  const stream = findStream(rest);
  if (stream || rest === "") return [`Class ${name}`, stream];
  return [/^[A-H]$/i.test(rest) ? `Class ${name} ${rest.toUpperCase()}` : text];
}

const anyLetter = /[\p{L}\p{N}]/u;
const stdWords = new RegExp(stdWord, "iu");
const findStream = (text: string) =>
  streams.find(([pattern]) =>
    pattern.test(
      text
        .replace(/[^\p{L}]+/gu, " ")
        .trim()
        .replace(/ (?:stream|group)$/i, ""),
    ),
  )?.[1];

const session = /(?<!\d)(20\d\d)\s*(?:[-–—/]|to)\s*(20\d\d|\d\d)(?![-–—/]?\d)/;
/** Foundation year in a letterhead. */
const founded = /\b(?:estd?|established|since|founded)\b\D{0,6}\d{4}/gi;
const monthAndYear = new RegExp(`^(?:${months}[a-z]*|aissc?e)[-' ]+(\\d\\d)$`, "i");

export const withoutYear = (text: string) =>
  examYearIn(text) ? text.replace(/[([]?20\d\d(?: ?[-–—/] ?\d{2,4})?[)\]]?/, " ").trim() : text;

/** Parses `2025`, `March 2025`, `AISSE 2024` or `2024-25` (the second year); undefined if unclear. */
export function examYearIn(text: string): number | undefined {
  const words = plain(text).replace(founded, "");
  const [, first = "", second = ""] = session.exec(words) ?? [];
  if (first) {
    const year = Number(first.slice(0, 2) + second.slice(-2));
    return year === Number(first) + 1 ? year : undefined;
  }
  // Excel turns March 2025 into Mar-25.
  const short = monthAndYear.exec(words)?.[1];
  if (short) return 2000 + Number(short);
  const years = new Set(words.match(/(?<!\d)20\d\d(?!\d)/g)?.map(Number));
  return years.size === 1 ? [...years][0] : undefined;
}

export interface Title {
  std?: BoardClass | undefined;
  year?: number | undefined;
}

/** Finds class and year in lines above a table; the last line that has one wins. */
export function readTitle(lines: readonly string[]): Title {
  return lines.reduce<Title>((title, line) => {
    const [std, year] = [boardClassIn(line), examYearIn(line)];
    return { std: std ?? title.std, year: year ?? title.year };
  }, {});
}

/** `Class XII, Science, 2026` */
export const withYear = (std: string, year: number | undefined) => [std, year].filter(Boolean).join(", ");

const section = "(?:['\"‘“]?[A-H]['\"’”]?|sci(?:ence)?|sc|com(?:merce)?|arts?|hum(?:anities)?)\\.?";
const smallClass =
  "(?:pre-?)?nursery|prep(?:aratory)?|pre-?primary|play ?(?:group|school)|balvatika(?:[ -]?[1-3])?|[lu]\\.?k\\.?g\\.?|k\\.?g\\.?(?:[ -]?(?:[12]|i{1,2}))?";
const oneClass = `(?:${roman}|\\d{1,2}|${smallClass})(?:${ordinal}|वीं|वी|ମ|ম)(?:[ -]*\\(?(?:sec(?:tion)?[. ]+)?${section}(?: ?[&,/] ?${section})*\\)?)?`;

/** A class, or several: `IX`, `Class X-A`, `Std. 9 & 10`, `VI to VIII`. */
export const schoolClassName = new RegExp(
  `^${stdWord.replace("class", "class(?:es)?")}?[ .:-]*${oneClass}(?: ?(?:&|,|/|and|to|-|–) ?${oneClass})*(?: ?${stdWord})?$`,
  "iu",
);

/** `IX` and `9th` become `Class IX`; several classes stay as they are, behind "Class" or "Classes". */
export function nameClass(text: string): string {
  const name = writeStd(text);
  if (name !== text || new RegExp(`^${stdWord}|^(?:${smallClass})$|kg|nursery`, "iu").test(text)) return name;
  return /^[A-Z\d]+$/i.test(text) ? `Class ${text}` : `Classes ${text}`;
}
