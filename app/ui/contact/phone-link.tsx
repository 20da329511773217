import { Fragment, type ReactNode } from "react";
import { phoneNumbersIn, splitPhones } from "~/links/phone";

interface PhoneLinkProps {
  number: string;
  children?: ReactNode;
  className?: string;
}

/** Characters of one number; two need a line break. */
const maxNumberLength = 20;

const oneLineClass = "whitespace-nowrap max-2xs:whitespace-normal";

/** Several numbers are a link each, unless the link has content of its own: it then calls the first. */
export function PhoneLink({ number, children, className = "" }: PhoneLinkProps) {
  const numbers = children ? [] : splitPhones(number);
  if (numbers.length > 1)
    return (
      <span>
        {numbers.map((one, index) => (
          <Fragment key={one}>
            {index > 0 ? ", " : null}
            <PhoneLink number={one} className={className} />
          </Fragment>
        ))}
      </span>
    );
  const [first] = phoneNumbersIn(number);
  if (!first) return <span className={className || undefined}>{children ?? number}</span>;
  const isOneLine = !children && number.length <= maxNumberLength;
  return (
    <a
      className={isOneLine ? `${oneLineClass} ${className}`.trimEnd() : className || undefined}
      href={`tel:${first}`}
    >
      {children ?? number}
    </a>
  );
}
