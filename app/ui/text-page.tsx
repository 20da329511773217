import type { ReactNode } from "react";
import { languageOf } from "./language";
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

/** What empty lines part. */
const blocksOf = (text: string) => text.split(/\r?\n(?:[ \t]*\r?\n)+/).filter((block) => block.trim() !== "");

/** A stored text with its paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return blocksOf(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and never move
    <p key={index} lang={languageOf(paragraph)}>
      {paragraph}
    </p>
  ));
}

/** A stored text with chapters: of each, the first line is the heading; one of a single line has none. */
export function Chapters({ text }: { text: string }) {
  return blocksOf(text).map((chapter, index) => {
    const [first = "", ...rest] = chapter.split(/\r?\n/);
    if (rest.length === 0) {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters have no other identity, and never move
        <p key={index} lang={languageOf(first)}>
          {first}
        </p>
      );
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: chapters have no other identity, and never move
      <section key={index}>
        <h2 lang={languageOf(first)}>{first}</h2>
        <p lang={languageOf(rest.join(" "))}>{rest.join(" ")}</p>
      </section>
    );
  });
}
