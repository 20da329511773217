import { msg } from "#message";
import { t } from "#say";
import { languageProps } from "../../text/language";
import { PhoneLink } from "../contact/phone-link";
import { chipClass } from "../lists/chip-class";
import { linksOfGroup, type OwnLink, parentsGroup, type RecordLinks, shownLinks } from "./menu";

export const waysIn: readonly OwnLink[] = [
  { label: msg("Notices"), to: "/notices" },
  { label: msg("Admission"), to: "/admission" },
  { label: msg("Fees"), to: "/fees" },
  { label: msg("Calendar"), to: "/year-calendar" },
];

/** Additional links in the phone menu, otherwise inside groups. */
const more: readonly OwnLink[] = [
  { label: msg("Results"), to: "/results" },
  { label: msg("Timings"), to: "/timings" },
  { label: msg("Transfer certificates"), to: "/transfer-certificates" },
  { label: msg("Principal"), to: "/principal" },
  { label: msg(/* leads to the address and the map */ "Find us"), to: "/contact#address" },
  { label: msg(/* leads to the contact for complaints */ "Complaints"), to: "/contact#complaints" },
];

interface WaysInProps {
  hidden: readonly string[];
  phone: string;
}

const wayClass =
  "tap px-1 lg:px-0.5 font-semibold text-link no-underline hover:underline max-md:text-sm lg:text-sm lg:text-on-accent";

export function WaysIn({ hidden, phone, className = "" }: WaysInProps & { className?: string }) {
  return (
    <nav
      className={`max-lg:border-b max-lg:border-line max-lg:bg-sheet ${className}`}
      aria-label={t(/* names a row of links */ "Most asked for")}
    >
      <ul className="max-lg:shell flex justify-between overflow-x-auto whitespace-nowrap max-2xs:gap-x-4 md:justify-evenly lg:gap-x-1.5">
        <Ways links={shownLinks(waysIn, hidden)} phone={phone} className={wayClass} />
      </ul>
    </nav>
  );
}

export function WaysInMenu({ hidden, phone, pages }: WaysInProps & Pick<RecordLinks, "pages">) {
  return (
    <ul className="flex flex-wrap gap-2 py-2 xl:hidden">
      <Ways links={shownLinks([...waysIn, ...more], hidden)} phone={phone} className={chipClass} />
      {shownLinks(linksOfGroup(pages, parentsGroup), hidden).map(({ to, label }) => (
        <li key={to}>
          <a className={chipClass} href={to} {...languageProps(label)}>
            {label}
          </a>
        </li>
      ))}
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
