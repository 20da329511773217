import type { ReactNode } from "react";
import { phoneNumbersIn } from "~/forms/phone";

/** A link that calls; `number` as people write it. Of two numbers it calls the first. */
export function PhoneLink({ number, children = number }: { number: string; children?: ReactNode }) {
  const [first] = phoneNumbersIn(number);
  return first ? <a href={`tel:${first}`}>{children}</a> : children;
}
