import { t } from "#say";
import type { FieldSpecs } from "~/forms/field-specs";
import { speakingEnglish } from "~/languages/current";
import { type Heading, plainHeading } from "~/spreadsheets/table-headings";
import type { ImportColumn, TableImporter } from "./importer";

/** Lists the columns of an import. @param fields of the records, with choices and lengths */
export function describeColumns<Column extends string>(
  { headings, labelOf, required, dates = [], numbers, counts }: TableImporter<Column>,
  fields: FieldSpecs = {},
): ImportColumn[] {
  const first = required.map((one) => (typeof one === "string" ? one : one[0]));
  return (Object.keys(headings) as Column[]).map((column) => {
    const spec = fields[column];
    const most = numbers?.[column] ?? counts?.[column];
    const isDate = dates.includes(column);
    const type = isDate ? "date" : most !== undefined ? "number" : spec?.options ? "choice" : "text";
    return { label: labelOf(column), type, isRequired: first.includes(column), max: most ?? spec?.max };
  });
}

/** Names the columns that a table needs: "Date, Title". */
export function describeRequired<Column extends string>({
  required,
  labelOf,
}: Pick<TableImporter<Column>, "required" | "labelOf">): string {
  return required
    .map((one) => {
      const [first = "", second] = (typeof one === "string" ? [one] : one).map(labelOf);
      return second ? t(/* Two names of columns. */ "{first} or {second}", { first, second }) : first;
    })
    .join(", ");
}

export function getColumnLabel({ fields }: { fields: FieldSpecs }, column: string): string {
  const label = fields[column]?.label;
  return label ? t(label) : column;
}

const exactly = (label: string) =>
  new RegExp(`^${plainHeading(label).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, "i");

/** Headings of an import, with its own labels first, in the user's language and English. */
export function getHeadings<Column extends string>(
  headings: Readonly<Record<Column, Heading>>,
  labelOf: (column: Column) => string,
): Record<Column, Heading> {
  const each = (Object.entries(headings) as [Column, Heading][]).map(([column, { fits, never }]) => {
    const own = () => exactly(labelOf(column));
    return [column, { fits: [own(), speakingEnglish(own), ...fits], ...(never && { never }) }];
  });
  return Object.fromEntries(each) as Record<Column, Heading>;
}
