import { useLocation } from "@remix-run/react";
import { t } from "#say";
import { languageProps } from "../../text/language";
import { Button } from "../form/button";
import { Icon } from "../icons/icon";
import { useDocumentProps } from "../page/document-context";
import { ownLogo } from "./branding";
import type { FrameData } from "./frame-data";
import { frameInputClass } from "./input-class";
import { Logo, SchoolLogo } from "./logo";
import { shownMenu } from "./shown-menu";
import { WaysInMenu } from "./ways-in";

const entryClass = "menu-link max-xl:justify-between xl:px-2 xl:text-center xl:text-sm/tight";

/** Letters from which a name is set smaller, to fit next to logo and menu on phones. */
const longName = 32;
const nameClass =
  "block font-serif leading-tight text-heading [font-size:min(--theme(--text-lg),0.4rem+2.4vw)]";
const longNameClass =
  "block font-serif leading-tight text-heading [font-size:min(--theme(--text-base),0.4rem+2.4vw)]";

/** Wide logos usually have the name: where there is little room, only readers hear it again. */
const wideLogoClass = "max-xs:sr-only xl:max-2xl:sr-only";
const isWideLogo = (logo: { width: number; height: number } | undefined | null) =>
  Boolean(logo && logo.width >= 2 * logo.height);

/** Search box in the phone menu; the bar has a link. */
function SearchEntry({ hidden }: Pick<FrameData, "hidden">) {
  return (
    <li className="xl:hidden">
      <form action="/search" className="flex flex-wrap gap-2 pt-2 pb-3">
        <label className="sr-only" htmlFor="site-search">
          {t("Search this site")}
        </label>{" "}
        <input
          id="site-search"
          type="search"
          name="q"
          placeholder={t("Search")}
          className={frameInputClass}
        />{" "}
        <Button variant="primary">{t("Search")}</Button>
      </form>
      <WaysInMenu hidden={hidden} />
    </li>
  );
}

/** ID of the header, which the first frame waits for. */
export const siteHeaderId = "site-header";

/** Name and navigation; the letterhead in print. `<details name>` keeps one group open without script. */
export function SiteHeader({
  school,
  site,
  colours,
  hidden,
  records,
}: Pick<FrameData, "school" | "site" | "colours" | "hidden" | "records">) {
  const { pathname } = useLocation();
  const { light } = useDocumentProps();
  const logo = ownLogo(school.logo);
  const current = (to: string) => (pathname === to ? "page" : undefined);
  return (
    <header
      id={siteHeaderId}
      className="group sticky top-0 z-20 low:static border-b border-line bg-sheet [transition:box-shadow_0.2s] data-scrolled:elevation-bar print:static"
      data-enhance="site-header"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-4 xl:flex-nowrap">
        <a
          className="flex min-w-min flex-1 items-center gap-3 py-2.5 no-underline max-md:py-1.5 max-2xs:gap-2 max-2xs:py-1 xl:min-w-56 xl:flex-[0_9999_auto]"
          href="/"
        >
          {light ? null : logo ? <SchoolLogo logo={logo} /> : <Logo colours={colours} />}
          <span className={`wrap-normal ${isWideLogo(logo) ? wideLogoClass : ""}`}>
            <strong
              {...languageProps(school.school_name)}
              className={school.school_name.length > longName ? longNameClass : nameClass}
            >
              {school.school_name}
            </strong>{" "}
            {school.motto ? (
              <small {...languageProps(school.motto)} className="text-sm text-ink-soft max-2xl:hidden">
                {school.motto}
              </small>
            ) : null}{" "}
            <small className="hidden text-sm print:block">
              {[school.address, school.phone, site.replace(/^https?:\/\//, "")].join(" · ")}
            </small>
          </span>
        </a>{" "}
        <a
          className="menu-link icon-only -mx-3 flex-none max-2xs:hidden max-xl:text-link xl:order-last xl:-ml-4 xl:mr-0 xl:px-2 print:hidden"
          href="/search"
        >
          <Icon name="search" />
          {t("Search")}
        </a>{" "}
        <details className="peer group/menu flex-none xl:hidden print:hidden">
          <summary className="menu-link border border-line">
            <Icon name="menu-2" className="narrow:max-xs:hidden" />
            <span className="group-open/menu:hidden max-narrow:sr-only">{t("Menu")}</span>
            <span className="hidden group-open/menu:inline">{t("Close")}</span>
          </summary>
        </details>
        <nav
          className="xl:ml-auto print:hidden max-xl:hidden max-xl:max-h-[calc(100vh-5rem)] max-xl:basis-full max-xl:overflow-y-auto max-xl:pb-4 max-xl:peer-open:block"
          aria-label={t(/* name of the main menu, read out by screen readers */ "Main")}
        >
          <ul className="xl:flex xl:items-center">
            <SearchEntry hidden={hidden} />
            {shownMenu(hidden, records).map((entry) => (
              <li key={entry.label} className="border-sand max-xl:not-first:border-t">
                {"to" in entry ? (
                  <a className={entryClass} href={entry.to} aria-current={current(entry.to)}>
                    {entry.label}
                  </a>
                ) : (
                  <details name="menu" className="group/entry xl:relative">
                    <summary
                      className={`fold ${entryClass} [--size:8px]`}
                      aria-current={entry.links.some(({ to }) => to === pathname) ? "true" : undefined}
                    >
                      {entry.label}
                    </summary>
                    <ul className="max-xl:mb-2 max-xl:ml-3 max-xl:border-l-2 max-xl:border-marigold xl:absolute xl:top-[calc(100%+0.375rem)] xl:left-0 xl:w-max xl:min-w-56 xl:rounded-card xl:border xl:border-line xl:bg-sheet xl:p-2 xl:elevation-menu">
                      {entry.links.map((link) => (
                        <li key={link.to}>
                          <a
                            className="menu-link max-xl:font-normal"
                            href={link.to}
                            aria-current={current(link.to)}
                            {...languageProps(link.label)}
                          >
                            {link.label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
