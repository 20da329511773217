import { t } from "#say";
import { type CsvRow, parseCsv } from "~/forms/read-csv";

/** A list that cannot be read at all; the message is one for people. */
export class ListRefusedError extends Error {
  override name = "ListRefusedError";
}

/** One line of the list that came with the files. */
export interface ListedFile {
  line: number;
  /** As the list names it. */
  file: string;
  number: string;
  born: string;
}

/** What the columns may be called. */
const called = {
  file: /file|pdf|scan/i,
  number: /^no\.?$|^number$|(certificate|t\.?\s*c\.?)\W*(no|num|#)/i,
  born: /birth|d\.?\s*o\.?\s*b/i,
};

const columnsOf = ({ cells }: CsvRow) => ({
  file: cells.findIndex((cell) => called.file.test(cell)),
  number: cells.findIndex((cell) => called.number.test(cell)),
  born: cells.findIndex((cell) => called.born.test(cell)),
});

/** What a list begins with; without such a line its columns stand in this order. */
export const listHead = ["File", "Number", "Date of birth"];

/**
 * Reads the list of certificates that came beside them: a column each for the file's name, the number and the date of birth.
 * Other columns, such as the pupil's name, are passed over and not kept.
 * @throws ListRefusedError where the columns cannot be told
 */
export function readList(text: string): ListedFile[] {
  const [first, ...others] = parseCsv(text);
  if (!first) throw new ListRefusedError(t("The list is empty."));
  const found = columnsOf(first);
  const known = Object.values(found).filter((index) => index >= 0).length;
  if ((known > 0 && known < 3) || (known === 0 && first.cells.length < 3)) {
    const columns = listHead.map((name) => `“${name}”`).join(", ");
    throw new ListRefusedError(
      t("The list needs three columns, with these names in its first line: {columns}.", { columns }),
    );
  }
  const columns = known === 3 ? found : { file: 0, number: 1, born: 2 };
  return (known === 3 ? others : [first, ...others]).map(({ line, cells }) => ({
    line,
    file: cells[columns.file] ?? "",
    number: cells[columns.number] ?? "",
    born: cells[columns.born] ?? "",
  }));
}

/** A file's name as it is compared: of one script's ways of writing, without its folder, its case and `.pdf`. */
export function comparedName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/\.pdf$/, "");
}
