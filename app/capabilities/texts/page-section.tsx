import { useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import type { Message } from "#message";
import { t } from "#say";
import type { Block } from "~/text/formatted-text";
import { languageProps } from "~/text/language";
import type { FrameData } from "~/ui/frame/frame-data";
import { FormattedText } from "~/ui/text/formatted-text";
import { EditTextLink } from "./edit-text-link";
import { ShownTable } from "./shown-table";
import type { ShownTable as Table } from "./table-form.server";
import type { TextName } from "./texts";

interface PageSectionProps {
  heading: Message;
  /** The text that it shows. */
  name: TextName;
  isEmpty: boolean;
  children: ReactNode;
}

/** A part of a page that the school writes: where it is empty, staff alone see it. */
export function PageSection({ heading, name, isEmpty, children }: PageSectionProps) {
  const id = useId();
  const staff = useRouteLoaderData<FrameData>("root")?.staff;
  if (isEmpty && !staff) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-3xl">
        {t(heading)}
      </h2>
      {isEmpty ? <p className="hint">{t("Nothing here yet: only staff see this.")}</p> : children}
      <EditTextLink name={name} />
    </section>
  );
}

/** Paragraphs and lists. */
export function TextSection({
  blocks,
  ...rest
}: Pick<PageSectionProps, "heading" | "name"> & { blocks: Block[] }) {
  return (
    <PageSection {...rest} isEmpty={blocks.length === 0}>
      <div className="prose max-w-176">
        <FormattedText blocks={blocks} />
      </div>
    </PageSection>
  );
}

interface PointsSectionProps extends Pick<PageSectionProps, "heading" | "name"> {
  points: readonly string[];
  /** They follow one another. */
  numbered?: boolean;
}

const numberedClass = "max-w-176 list-decimal space-y-2 pl-6 marker:font-bold marker:text-link";

/** One point on each line. */
export function PointsSection({ points, numbered = false, ...rest }: PointsSectionProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <PageSection {...rest} isEmpty={points.length === 0}>
      <List className={numbered ? numberedClass : "bullets max-w-176"}>
        {points.map((point) => (
          <li key={point} {...languageProps(point)}>
            {point}
          </li>
        ))}
      </List>
    </PageSection>
  );
}

interface TableSectionProps extends Pick<PageSectionProps, "heading" | "name"> {
  table: Table;
  /** What it is of, for who hears it. */
  caption: Message;
  /** Behind the name of a row. */
  beside?: (row: string[]) => ReactNode;
}

/** A table that the school fills in. */
export function TableSection({ table, caption, beside, ...rest }: TableSectionProps) {
  return (
    <PageSection {...rest} isEmpty={table.rows.length === 0}>
      <ShownTable table={table} caption={t(caption)} beside={beside} />
    </PageSection>
  );
}
