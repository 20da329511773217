import type { ReactNode } from "react";
import { phoneNumbersIn } from "~/forms/phone";

interface PhoneLinkProps {
  number: string;
  children?: ReactNode;
  className?: string;
}

/** A link that calls; `number` as people write it. Of two numbers it calls the first. */
export function PhoneLink({ number, children = number, className }: PhoneLinkProps) {
  const [first] = phoneNumbersIn(number);
  if (!first) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={`tel:${first}`}>
      {children}
    </a>
  );
}
