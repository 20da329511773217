import { t } from "#say";
import { type CsvRow, TableFileError } from "~/spreadsheets/read-csv";
import { findColumns, type Heading } from "~/spreadsheets/table-headings";

export interface ListedFile {
  line: number;
  file: string;
  number: string;
  born: string;
}

const certificate = "certificate|\\bt\\.? ?c\\b|टी\\.? ?सी|प्रमाण|ଟି\\.? ?ସି|ପ୍ରମାଣ|টি\\.? ?সি|সনদ|প্রমাণ";
const numberWord = "\\bnos?\\b|num|#|संख्या|क्रमांक|नंबर|नं|ସଂଖ୍ୟା|ନମ୍ବର|ନଂ|সংখ্যা|নম্বর|নং";
const birth = "birth|\\bd\\.? ?o\\.? ?b\\b|जन्म|ଜନ୍ମ|জন্ম";

const called = {
  file: {
    fits: [/^(?:pdf )?files?(?: ?name)?$|^name of (?:the )?file$|^scan$/i, /file|pdf|scan|फ़?ाइल|ଫାଇଲ|ফাইল/i],
    never: new RegExp(`file (?:${numberWord})`, "i"),
  },
  number: {
    fits: [
      new RegExp(`(?:${certificate}).*(?:${numberWord})|(?:${numberWord}).*(?:${certificate})`, "i"),
      new RegExp(`^(?:${numberWord}|number)\\.?$`, "i"),
      /^t\.? ?c\.?$/i,
    ],
    never: /birth|admission|\broll|book|aadhaa?r|register|file/i,
  },
  born: {
    fits: [new RegExp(`(?:date.*|^)(?:${birth})`, "i"), new RegExp(birth, "i")],
    never: /place|certificate|words|father|mother|parent|स्थान|ସ୍ଥାନ|স্থান|শব্দে|शब्दों|ଶବ୍ଦ/i,
  },
} as const satisfies Record<string, Heading>;

/** Headings; a list without them has its columns in this order. */
export const listHead = ["File", "Number", "Date of birth"];

/** Ignores other columns, such as names. @throws TableFileError if the columns are unclear */
export function readList(rows: readonly CsvRow[]): ListedFile[] {
  const [first, ...others] = rows;
  if (!first) throw new TableFileError(t("The list is empty."));
  const { file, number, born } = findColumns(first.cells, called);
  const known = [file, number, born].filter((index) => index !== undefined).length;
  if ((known > 0 && known < 3) || (known === 0 && first.cells.length < 3)) {
    const columns = listHead.map((name) => `“${name}”`).join(", ");
    throw new TableFileError(
      t("The list needs three columns, with these names in its first line: {columns}.", { columns }),
    );
  }
  return (known === 3 ? others : rows).map(({ line, cells }) => ({
    line,
    file: cells[file ?? 0] ?? "",
    number: cells[number ?? 1] ?? "",
    born: cells[born ?? 2] ?? "",
  }));
}

/** Normalizes a file name: Unicode form, folder, case and `.pdf`. */
export function comparedName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/\.pdf$/, "");
}
