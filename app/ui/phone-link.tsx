import type { ReactNode } from "react";

/** A link that calls; `number` as people write it, with spaces and dashes. */
export function PhoneLink({ number, children = number }: { number: string; children?: ReactNode }) {
  return <a href={`tel:${number.replace(/[^+\d]/g, "")}`}>{children}</a>;
}
