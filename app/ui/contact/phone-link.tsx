import { Fragment, type ReactNode } from "react";
import { phoneNumbersIn, splitPhones } from "~/links/phone";

interface PhoneLinkProps {
  number: string;
  children?: ReactNode;
  className?: string;
}

/** Characters of one number; two need a line break. */
const maxNumberLength = 20;

/** Several numbers are a link each, unless the link has content of its own: it then calls the first. */
export function PhoneLink({ number, children, className }: PhoneLinkProps) {
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
