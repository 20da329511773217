import { plainDigits } from "../text/digits";
import type { SheetRow } from "./sheet";

/** Reason why a line of a table is no record. */
export type NonRecord = "summary" | "note" | "below";

const letterEnd = String.raw`(?![\p{L}\p{M}])`;

/** Totals and averages in English, Hindi, Odia and Bengali. */
const summary = new RegExp(
  `^(?:(?:grand |sub[- ]?|class |subject |overall |school )?(?:totals?|average|avg\\.?|mean|percentage|aggregate)|` +
    "(?:pass(?:ed)?|fail(?:ed)?|overall|class|school)[ -]*(?:percentage|per ?cent|%|average)(?: of .*)?|" +
    "(?:total |no\\.? of |number of ){1,2}(?:(?:students?|candidates?|pupils?|passe[ds]|appeared|holidays?|(?:working )?days|distinctions|boys|girls|staff|teachers|employees|posts|seats)\\b.*)|" +
    "(?:highest|lowest|maximum|minimum|max\\.?|min\\.?|mode|median|honours|(?:first|second|third|1st|2nd|3rd) (?:class|div(?:ision|\\.)?)|distinctions?)(?: (?:marks?|score|per ?cent|percentage|total).*)?|" +
    "(?:above|below|over|more than|less than) \\d[\\d.]* ?%?|\\d[\\d.]* ?(?:%|per ?cent)(?: ?(?:-|–|to|and|&) ?(?:\\d[\\d.]* ?%?|above|below|more))?|" +
    "appeared|passed|failed|absent|compartment|boys|girls|q?\\.? ?p\\.? ?i\\.?|performance index|quality (?:average|index)|result *[:=-] *\\d.*|" +
    "(?:कुल|(?:कक्षा|विद्यालय) का औसत|औसत|सर्वाधिक|सर्वोच्च|उच्चतम|अधिकतम|न्यूनतम|उत्तीर्ण(?:ता)?)(?: .*)?|योग|" +
    "(?:ସମୁଦାୟ|ମୋଟ|ସର୍ବମୋଟ|ହାରାହାରି|ସର୍ବୋଚ୍ଚ|ସର୍ବନିମ୍ନ|ପାସ୍? ?(?:ହାର|ଶତକଡ଼ା))(?: .*)?|" +
    "(?:মোট|সর্বমোট|গড়|সর্বোচ্চ|সর্বনিম্ন|পাশের হার|পাসের হার)(?: .*)?)" +
    `${letterEnd}[ :.=-]*(?:[\\d.,/% ]*)$`,
  "iu",
);

/** Signatures and remarks below a table. */
const note = new RegExp(
  "^(?:[*†‡#]|n\\.?b\\.?[ :]|notes?\\b[ :.-]*|remarks?\\s*:|source\\s*:|sd ?/-|signature|signed|seal\\b|copy to\\b|thank|regards|(?:prepared|checked|verified|approved|compiled|issued|typed) by\\b|" +
    `(?:date|place|dated)\\s*:|page \\d+|(?:vice[- ]?)?principal${letterEnd}|head ?(?:master|mistress)${letterEnd}|(?:exam(?:ination)? )?(?:controller|in-?charge)${letterEnd}|class teacher${letterEnd}|` +
    "टिप्पणी|नोट|हस्ताक्षर|प्रधानाचार्य|प्राचार्य|ଟିପ୍ପଣୀ|ବି ?\\. ?ଦ୍ର|ସ୍ୱାକ୍ଷର|ପ୍ରଧାନ ?ଶିକ୍ଷ|ଅଧ୍ୟକ୍ଷ|বি ?[.ঃ:] ?দ্র|স্বাক্ষর|প্রধান ?শিক্ষ|অধ্যক্ষ)",
  "iu",
);

const isNumberOnly = (text: string) => /^[\d.,/% +-]+$/.test(plainDigits(text));

const isPlainNumber = (text: string) => /^\d+(?:[.,]\d+)?%?$/.test(plainDigits(text));

interface TableSoFar {
  columns: Partial<Record<string, number>>;
  rows: readonly SheetRow[];
}

/** Finds totals, signatures, and lines below a gap that lack what every record has. */
export function findNonRecord(row: SheetRow, { columns, rows }: TableSoFar): NonRecord | undefined {
  const texts = [...new Set(row.cells.filter(Boolean))];
  const [first = ""] = texts.filter((text) => !isNumberOnly(text));
  const places = Object.values(columns) as number[];
  const filled = places.filter((at) => row.cells[at]);
  const isNumberAlone =
    rows.length > 0 && places.length > 1 && texts.length === 1 && isPlainNumber(texts[0] ?? "");
  if (isNumberAlone || summary.test(first)) return "summary";
  const lacksSome = places.some(
    (at) => !row.cells[at] && rows.length > 0 && rows.every(({ cells }) => cells[at]),
  );
  const isSparse = filled.length < 2 || lacksSome;
  if (note.test(first) && (texts.length === 1 || (isSparse && rows.length > 0))) return "note";
  return row.isAfterGap && rows.length > 1 && places.length > 1 && lacksSome ? "below" : undefined;
}
