import type { ReactNode } from "react";
import { phoneNumbersIn } from "~/links/phone";

interface PhoneLinkProps {
  number: string;
  children?: ReactNode;
  className?: string;
}

/** Characters of one number, however it is spaced; two have to part somewhere. */
const longestNumber = 20;

/** A link that calls; `number` as people write it. Of two numbers it calls the first. */
export function PhoneLink({ number, children, className }: PhoneLinkProps) {
  const [first] = phoneNumbersIn(number);
  if (!first) return <span className={className}>{children ?? number}</span>;
  return (
    <a className={className} href={`tel:${first}`}>
      {children ??
        (number.length > longestNumber ? number : <span className="whitespace-nowrap">{number}</span>)}
    </a>
  );
}
