import { msg } from "#message";
import { t } from "#say";
import { PhoneLink } from "../contact/phone-link";
import { chipClass } from "../lists/chip-class";
import { type OwnLink, shownLinks } from "./menu";

export const waysIn: readonly OwnLink[] = [
  { label: msg("Notices"), to: "/notices" },
  { label: msg("Admission"), to: "/admission" },
  { label: msg("Fees"), to: "/fees" },
  { label: msg("Calendar"), to: "/year-calendar" },
];

/** Additional links in the phone menu, otherwise inside groups. */
const more: readonly OwnLink[] = [
  { label: msg("Principal"), to: "/principal" },
  { label: msg(/* leads to the address and the map */ "Find us"), to: "/contact#address" },
];

interface WaysInProps {
  hidden: readonly string[];
  phone: string;
}

const wayClass =
  "tap px-1 font-semibold text-link no-underline hover:underline max-md:text-sm lg:text-on-accent";

export function WaysIn({ hidden, phone, className = "" }: WaysInProps & { className?: string }) {
  return (
    <nav
      className={`max-lg:border-b max-lg:border-line max-lg:bg-sheet ${className}`}
      aria-label={t(/* names a row of links */ "Most asked for")}
    >
      <ul className="max-lg:shell flex justify-between overflow-x-auto whitespace-nowrap max-2xs:gap-x-4 md:justify-evenly lg:gap-x-2">
        <Ways links={shownLinks(waysIn, hidden)} phone={phone} className={wayClass} />
      </ul>
    </nav>
  );
}

export function WaysInMenu({ hidden, phone }: WaysInProps) {
  return (
    <ul className="flex flex-wrap gap-2 py-2 xl:hidden">
      <Ways links={shownLinks([...waysIn, ...more], hidden)} phone={phone} className={chipClass} />
    </ul>
  );
}

function Ways({ links, phone, className }: { links: OwnLink[]; phone: string; className: string }) {
  return (
    <>
      {links.map((link) => (
        <li key={link.to}>
          <a className={className} href={link.to}>
            {t(link.label)}
          </a>
        </li>
      ))}
      {phone ? (
        <li>
          <PhoneLink number={phone} className={className}>
            {t("Call")}
          </PhoneLink>
        </li>
      ) : null}
    </>
  );
}
