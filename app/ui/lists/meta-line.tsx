import { Children, Fragment, type ReactNode } from "react";

/** Details in a line, separated by commas for screen readers. */
export function MetaLine({ tight = false, children }: { tight?: boolean; children: ReactNode }) {
  return (
    <p
      className={
        tight
          ? "commas mt-1 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-sm text-ink-soft"
          : "commas mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-sm text-ink-soft"
      }
    >
      {Children.toArray(children).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other identity, and never move
        <Fragment key={index}>{typeof fact === "object" ? fact : <span>{fact}</span>} </Fragment>
      ))}
    </p>
  );
}
