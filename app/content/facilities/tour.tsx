import { t } from "#say";

export interface TourStop {
  to: string;
  menu: string;
}

/** Facilities that the menu shows, in its order; one alone is no tour. */
export function tourStops<Link extends TourStop>(links: readonly Link[], hidden: readonly string[]): Link[] {
  const shown = links.filter(({ to }) => !hidden.includes(to));
  return shown.length > 1 ? shown : [];
}

export const tourPath = (stop: TourStop | undefined): string => (stop ? `${stop.to}?tour=1` : "");

interface TourBarProps {
  /** From 1. */
  place: number;
  count: number;
  previous: string | undefined;
  next: string | undefined;
}

const linkClass = "tap gap-1 font-semibold";

export function TourBar({ place, count, previous, next }: TourBarProps) {
  return (
    <nav
      aria-label={t("Virtual tour")}
      className="mb-4 flex flex-wrap items-center gap-x-5 border-y border-line print:hidden"
    >
      <strong>
        {t(/* A place in a sequence. */ "{place, number} of {count, number}", { place, count })}
      </strong>{" "}
      {previous ? (
        <a className={`back ${linkClass}`} href={previous} rel="prev">
          {t("Previous")}
        </a>
      ) : null}{" "}
      {next ? (
        <a className={`onward ${linkClass}`} href={next} rel="next">
          {t("Next")}
        </a>
      ) : null}{" "}
      <a className="tap ml-auto" href="/#facilities-heading">
        {t("Leave the tour")}
      </a>
    </nav>
  );
}
