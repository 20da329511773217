import { Children, Fragment, type ReactNode } from "react";

/** A few facts in one line; commas stand between them for whoever hears the page, or reads it without styles. */
export function MetaLine({ tight = false, children }: { tight?: boolean; children: ReactNode }) {
  return (
    <p
      className={
        tight
          ? "mt-1 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-sm text-ink-soft"
          : "mt-2.5 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-sm text-ink-soft"
      }
    >
      {Children.toArray(children).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other identity, and never move
        <Fragment key={index}>
          {index > 0 ? <span className="sr-only">, </span> : null}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
