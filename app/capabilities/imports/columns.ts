import { msg } from "#message";
import { t } from "#say";
import { speakingEnglish } from "~/languages/current";
import { type Heading, plainHeading } from "~/spreadsheets/table-headings";
import type { Importer } from "./importer";

const photo = msg("Photo");
const document = msg(/* A column of a table. */ "File");

export function getColumnLabel({ kind, files }: Importer, column: string): string {
  if (column === "file") return t(files?.type === "picture" ? photo : document);
  const label = kind.fields[column]?.label;
  return label ? t(label) : column;
}

export const listColumnLabels = (importer: Importer, columns = Object.keys(importer.headings)): string[] =>
  columns.map((column) => getColumnLabel(importer, column));

const exactly = (label: string) =>
  new RegExp(`^${plainHeading(label).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, "i");

/** Headings of an importer, with the labels of the form first, in the user's language and English. */
export function getHeadings<Column extends string>(importer: Importer<Column>): Record<Column, Heading> {
  const each = (Object.entries(importer.headings) as [Column, Heading][]).map(([column, { fits, never }]) => {
    const own = () => exactly(getColumnLabel(importer as unknown as Importer, column));
    return [column, { fits: [own(), speakingEnglish(own), ...fits], ...(never && { never }) }];
  });
  return Object.fromEntries(each) as Record<Column, Heading>;
}
