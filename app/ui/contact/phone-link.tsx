import type { ReactNode } from "react";
import { phoneNumbersIn } from "~/links/phone";

interface PhoneLinkProps {
  number: string;
  children?: ReactNode;
  className?: string;
}

/** Characters of one number; two need a line break. */
const maxNumberLength = 20;

export function PhoneLink({ number, children, className }: PhoneLinkProps) {
  const [first] = phoneNumbersIn(number);
  if (!first) return <span className={className}>{children ?? number}</span>;
  return (
    <a className={className} href={`tel:${first}`}>
      {children ??
        (number.length > maxNumberLength ? (
          number
        ) : (
          <span className="whitespace-nowrap max-2xs:whitespace-normal">{number}</span>
        ))}
    </a>
  );
}
