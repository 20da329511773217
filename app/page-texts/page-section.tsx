import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Message, t } from "#say";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { type Block, wordsOfBlocks } from "~/text/formatted-text";
import { languageProps } from "~/text/language";
import type { FrameData } from "~/ui/frame/frame-data";
import { FormattedText } from "~/ui/text/formatted-text";
import { EditTextLink } from "./edit-text-link";
import { ShownTable } from "./shown-table";
import type { ShownTable as Table } from "./table-form.server";
import type { TextName } from "./texts";

interface PageSectionProps {
  heading: Message;
  name: TextName;
  isEmpty: boolean;
  text: string;
  children: ReactNode;
}

/** Section written by the school; empty ones are shown to staff only. */
export function PageSection({ heading, name, isEmpty, text, children }: PageSectionProps) {
  const id = `${name}-heading`;
  const staff = useRouteLoaderData<FrameData>("root")?.staff;
  if (isEmpty && !staff) return null;
  return (
    <section id={name} className="scroll-mt-24" aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {t(heading)}
      </h2>
      {isEmpty ? (
        <p className="hint">{t("Nothing here yet: only staff see this.")}</p>
      ) : (
        <>
          <OnlyInEnglish text={text} />
          {children}
        </>
      )}
      <EditTextLink name={name} />
    </section>
  );
}

export function TextSection({
  blocks,
  ...rest
}: Pick<PageSectionProps, "heading" | "name"> & { blocks: Block[] }) {
  return (
    <PageSection {...rest} isEmpty={blocks.length === 0} text={wordsOfBlocks(blocks)}>
      <div className="prose max-w-176">
        <FormattedText blocks={blocks} />
      </div>
    </PageSection>
  );
}

interface PointsSectionProps extends Pick<PageSectionProps, "heading" | "name"> {
  points: readonly string[];
  numbered?: boolean;
}

const numberedClass = "max-w-176 list-decimal space-y-2 pl-6 marker:font-bold marker:text-link";

export function PointsSection({ points, numbered = false, ...rest }: PointsSectionProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <PageSection {...rest} isEmpty={points.length === 0} text={points.join(" ")}>
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
  caption: Message;
  renderNote?: (row: string[]) => ReactNode;
}

export function TableSection({ table, caption, renderNote, ...rest }: TableSectionProps) {
  return (
    <PageSection {...rest} isEmpty={table.rows.length === 0} text={table.rows.flat().join(" ")}>
      <ShownTable table={table} caption={t(caption)} renderNote={renderNote} />
    </PageSection>
  );
}
