import { t } from "#say";
import type { FieldSpecs } from "~/forms/field-specs";
import { speakingEnglish } from "~/languages/current";
import { type Heading, plainHeading } from "~/spreadsheets/table-headings";

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
