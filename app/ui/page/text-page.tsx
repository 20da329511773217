import type { ReactNode } from "react";
import type { Block } from "~/text/formatted-text";
import { languageProps } from "../../text/language";
import { FormattedText } from "../text/formatted-text";
import { PageHeader } from "./page-header";

export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <div className="shell section-narrow prose">{children}</div>
    </>
  );
}

export function Chapters({ chapters }: { chapters: { heading: string; blocks: Block[] }[] }) {
  return chapters.map(({ heading, blocks }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: chapters have no other identity, and never move
    <section key={index}>
      {heading ? <h2 {...languageProps(heading)}>{heading}</h2> : null}
      <FormattedText blocks={blocks} />
    </section>
  ));
}
