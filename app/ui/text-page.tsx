import type { ReactNode } from "react";
import { PageHeader } from "./page-header";

/** A page of plain reading. */
export function TextPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="shell section-narrow prose">{children}</div>
    </>
  );
}

/** A stored text with its paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and never move
    <p key={index}>{paragraph}</p>
  ));
}
