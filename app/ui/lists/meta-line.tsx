import { Children, type ReactNode } from "react";

/** Details in a line, separated by commas for screen readers and without CSS. */
export function MetaLine({ tight = false, children }: { tight?: boolean; children: ReactNode }) {
  return (
    <p
      className={
        tight
          ? "mt-1 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-sm text-ink-soft"
          : "mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-sm text-ink-soft"
      }
    >
      {Children.toArray(children).map((fact, index, all) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other identity, and never move
        <span key={index}>
          {fact}
          {index < all.length - 1 ? <span className="sr-only">, </span> : null}
        </span>
      ))}
    </p>
  );
}
