import type { ReactNode } from "react";

interface InPlaceProps {
  id: string;
  /** Announced to screen readers after a change. */
  count: string;
  className?: string;
  children: ReactNode;
}

/** A list with its filters, tabs or page links, which change without a reload (in-place.enhance.ts). */
export function InPlace({ id, count, className = "", children }: InPlaceProps) {
  return (
    <div
      id={id}
      className={`outline-none aria-busy:opacity-60 ${className}`}
      data-enhance="in-place"
      data-count={count}
    >
      {children}
    </div>
  );
}
