import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { t } from "#say";
import { languageProps } from "../../text/language";
import { Icon } from "../icons/icon";
import { ownLogo } from "./branding";
import { FindField } from "./find-field";
import type { FrameData } from "./frame-data";
import { PageMessage } from "./page-message";
import { SkipLink } from "./skip-link";

const barLinkClass =
  "inline-flex min-h-12 items-center gap-1.5 px-2 text-white no-underline hover:text-marigold focus-visible:outline-marigold";

interface StaffFrameProps {
  frame: FrameData;
  /** Menu groups; missing if the page failed before the user was known. */
  menu: ReactNode;
  /** Help about the page. */
  help?: { title: string; to: string } | undefined;
  children: ReactNode;
}

/** Focuses the message or the heading: a screen reader would read all of `main`. */
function focusStart(page: HTMLElement | null, orHeading: boolean): void {
  const start =
    page?.querySelector<HTMLElement>("[role=status].message") ??
    (orHeading ? (page?.querySelector("h1") ?? page) : undefined);
  if (!start) return;
  start.tabIndex = -1;
  // It takes no keys; the ring would only mark what was read.
  start.style.outline = "none";
  start.focus({ preventScroll: true });
}

/** Bar and menu, which is a column on wide windows and an overlay on phones. Print shows the page only. */
export function StaffFrame({ frame, menu, help, children }: StaffFrameProps) {
  const { key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const page = useRef<HTMLElement>(null);
  const shown = useRef(key);
  // Script navigation keeps the frame: close the menu and reset the focus as a page load does.
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (details.current) details.current.open = false;
    if (!page.current?.contains(document.activeElement)) focusStart(page.current, true);
  }, [key]);
  // After a page load, as after login or Undo: the message or the heading is read first.
  useEffect(() => {
    const isFromLogin = /\/login(\/|\?|$)/.test(document.referrer);
    if (document.activeElement === document.body && !location.hash) focusStart(page.current, isFromLogin);
  }, []);
  const { school_name: name, logo: setting } = frame.school;
  const logo = ownLogo(setting);
  return (
    <>
      <SkipLink />{" "}
      <header className="sticky top-0 z-20 flex items-center bg-green-deep px-1.5 text-base font-semibold text-white lg:px-3 print:hidden">
        {menu ? (
          <>
            <details ref={details} className="peer flex-none lg:hidden">
              <summary className={`${barLinkClass} list-none [&::-webkit-details-marker]:hidden`}>
                <Icon name="menu-2" />
                {t("Menu")}
              </summary>
            </details>{" "}
            <nav
              aria-label={t("Dashboard")}
              className="fixed inset-x-0 top-12 bottom-0 overflow-y-auto overscroll-contain border-r border-line bg-sheet p-2 text-ink max-lg:hidden max-lg:peer-open:block lg:right-auto lg:w-72"
            >
              {menu}
            </nav>
          </>
        ) : null}
        <Link
          className={`${barLinkClass} min-w-0 flex-1 ${menu ? "max-md:hidden" : ""}`}
          to="/dashboard"
          {...languageProps(name)}
        >
          {logo ? (
            <img
              src={logo.file("logo.webp")}
              width={logo.width}
              height={logo.height}
              alt=""
              className="mr-1 h-8 w-auto max-w-24 flex-none rounded-sm bg-white object-contain p-0.5"
            />
          ) : null}
          <span className="truncate">{name}</span>
        </Link>{" "}
        {menu ? (
          <>
            <FindField />{" "}
            {help ? (
              <Link className={`${barLinkClass} ml-auto flex-none`} to={help.to}>
                {t("Help")}
                <span className="sr-only">{`: ${help.title}`}</span>
              </Link>
            ) : null}
          </>
        ) : (
          <a className={`${barLinkClass} ml-auto flex-none`} href="/">
            <Icon name="home" size={18} />
            {t(/* the first page of the site */ "Home")}
          </a>
        )}
      </header>
      <main ref={page} id="main" tabIndex={-1} className={menu ? "lg:pl-72" : undefined}>
        {/* Small headings, as this is a tool. */}
        <div className="max-w-280 px-[clamp(1rem,3vw,2.5rem)] pt-4 pb-5 sm:pb-12 lg:pt-5 [&_h1]:text-xl [&_h1+p]:mt-1 [&_h1+p]:mb-4 [&_h1+p]:text-base [&_section>h2:not([class])]:text-lg">
          {/* Stays visible when a long list opens at the saved row. */}
          <div className="sticky top-12 z-10 flow-root bg-paper">
            <PageMessage message={frame.message} />
          </div>
          {children}
        </div>
      </main>
    </>
  );
}
