import { msg, t } from "#say";
import { type FieldSpec, shownValue } from "~/forms/field-specs";
import { parserOf } from "~/forms/fields.server";
import type { Columns } from "~/spreadsheets/table-head";
import type { Heading } from "~/spreadsheets/table-headings";
import { getColumnLabel } from "./columns";
import type { RowImporter, RowValues, TableImporter } from "./importer";
import type { ListImport } from "./list-import";
import { oneSpaced, readField } from "./read-field";
import { createTableImport } from "./record-import.server";

type Options<Column extends string> = Pick<RowImporter, "kind" | "records" | "files"> &
  Pick<TableImporter<Column>, "headings"> &
  Partial<Pick<RowImporter, "parse" | "describeRow" | "sameness">> & {
    /** Values of every row that the table does not have; inputs next to it can change them. */
    defaults?: RowValues;
    /** Fields that make two rows the same; default: the name. */
    same?: readonly NoInfer<Column>[];
  };

const photo = msg("Photo");
const document = msg(/* A column of a table. */ "File");

const words = /\p{L}{2}/u;

export function createFieldImport<Column extends string>({
  defaults = {},
  same,
  ...options
}: Options<Column>): ListImport {
  const { kind } = options;
  // Fields without headings of their own have those of their labels.
  const others = Object.keys(kind.fields).filter((field) => kind.fields[field]?.type !== "position");
  const headings: TableImporter<Column>["headings"] = {
    ...options.headings,
    ...Object.fromEntries(
      others.filter((field) => !(field in options.headings)).map((field) => [field, { fits: [] }]),
    ),
  };
  const columns = Object.keys(headings) as Column[];
  const [name] = columns as [Column];
  const texts = columns.filter((column) => {
    const spec = kind.fields[column];
    return spec && !spec.options && (spec.type === undefined || spec.type === "long");
  });
  return createTableImport({
    required: [name],
    labelOf: (column) =>
      column === "file"
        ? t(options.files?.type === "picture" ? photo : document)
        : getColumnLabel(kind, column),
    dates: columns.filter((column) => kind.fields[column]?.type === "date"),

    guessColumns(rows) {
      const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
      const worded = Array.from({ length: width }, (_, at) => at).filter(
        (at) => rows.filter(({ cells }) => words.test(cells[at] ?? "")).length > rows.length / 2,
      );
      if (worded.length === 0) return undefined;
      return Object.fromEntries(
        worded.slice(0, texts.length).map((at, index) => [texts[index], at]),
      ) as Columns<Column>;
    },

    readRow({ cell, has }, beside) {
      const chosen = Object.keys(defaults).flatMap((field) => {
        const value = beside.get(field);
        return value === null ? [] : [[field, value]];
      });
      const values = columns
        .filter((column) => has(column) || !(column in defaults))
        .map((column) => [column, readField(kind.fields[column], cell(column))]);
      return { ...defaults, ...Object.fromEntries([...chosen, ...values]) };
    },

    describeRow: (values) =>
      columns
        .filter((column) => column !== "file" && values[column])
        .map((column) => shownValue(kind.fields[column] as FieldSpec, values[column] ?? ""))
        .join(" · "),

    sameness: (values) => (same ?? [name]).map((column) => oneSpaced(values[column])).join("|"),

    parse: parserOf(kind.fields),
    ...options,
    headings,
  });
}

export const commonHeadings = {
  file: {
    fits: [/photo|picture|image|फ़?ोटो|फोटो|चित्र|ଫଟୋ|ଚିତ୍ର|ছবি|ফটো/i, /\bfile|\bpdf|scan|फ़ाइल|फाइल|ଫାଇଲ|ফাইল/i],
  },
} as const satisfies Record<string, Heading>;
