import { Fragment } from "react";
import { msg, t } from "#say";
import { PhoneLink } from "../contact/phone-link";
import { chipClass } from "../lists/chip-class";
import { type OwnLink, shownLinks } from "./menu";

export const waysIn: readonly OwnLink[] = [
  { label: msg("Notices"), to: "/notices" },
  { label: msg("Admission"), to: "/admission" },
  { label: msg("Fees"), to: "/fees" },
  { label: msg("Calendar"), to: "/year-calendar" },
];

/** Links in the phone menu that are otherwise inside groups; the row above the page has the others. */
const more: readonly OwnLink[] = [
  { label: msg("School buses"), to: "/timings#bus_stops" },
  { label: msg("Results"), to: "/results" },
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
      <p className="max-lg:shell flex justify-between overflow-x-auto whitespace-nowrap max-2xs:gap-x-4 md:justify-evenly lg:gap-x-1.5">
        <Ways links={shownLinks(waysIn, hidden)} phone={phone} className={wayClass} />
      </p>
    </nav>
  );
}

export function WaysInMenu({ hidden }: Pick<WaysInProps, "hidden">) {
  return (
    <p className="flex flex-wrap gap-2 pb-2 xl:hidden">
      <Ways links={shownLinks(more, hidden)} phone="" className={chipClass} />
    </p>
  );
}

function Ways({ links, phone, className }: { links: OwnLink[]; phone: string; className: string }) {
  return (
    <>
      {links.map((link) => (
        <Fragment key={link.to}>
          <a className={className} href={link.to}>
            {t(link.label)}
          </a>{" "}
        </Fragment>
      ))}
      {phone ? (
        <PhoneLink number={phone} className={className}>
          {t("Call")}
        </PhoneLink>
      ) : null}
    </>
  );
}
