import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { t } from "#say";
import { SchoolToday } from "~/agenda/school-today";
import { feedPath } from "~/content/notices/address";
import { noticesTitle } from "~/content/notices/title";
import { shareOf } from "~/files/pictures/focus/share-picture";
import { hasMark, popupCookie } from "~/http/visit-mark";
import { isPublicCategory } from "~/kinds/notice-categories";
import { type PageQuery, readQuery } from "~/lists/page-query";
import type { loader as rootLoader } from "~/root";
import { isOnTls } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { cookieName } from "~/services/site-cookie.server";
import { hiddenPages } from "~/settings/hidden-pages";
import { settingsOnPage } from "~/settings/queries.server";
import { languageProps } from "~/text/language";
import { ButtonLink } from "~/ui/form/button";
import { Marquee } from "~/ui/frame/marquee";
import { WaysIn } from "~/ui/frame/ways-in";
import { JsonLd, schoolData } from "~/ui/page/json-ld";
import { titled } from "~/ui/page/page-meta";
import { SharedStyle } from "~/ui/page/shared-style";
import { AboutSection } from "./home/about-section";
import { CountersSection } from "./home/counters-section";
import { FacilitiesSection } from "./home/facilities-section";
import { Hero } from "./home/hero";
import { JobPanel } from "./home/job-panel";
import { NewestNotices } from "./home/newest-notices";
import { NoticesSection } from "./home/notices-section";
import { PopupDialog } from "./home/popup";
import {
  loadAbout,
  loadCounters,
  loadFacilities,
  loadHero,
  loadNews,
  loadNoticesSection,
  loadPopup,
  loadVideos,
} from "./home/sections.server";
import { VideosSection } from "./home/videos-section";

const query = {
  tab: (value) => value === "events",
  category: isPublicCategory,
} satisfies PageQuery;
export const handle = { query, cookie: popupCookie, layout: "home" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const asked = readQuery(request, query);
  const tab = asked.tab ? ("events" as const) : ("notices" as const);
  const popupMark = cookieName(popupCookie, isOnTls(request, context));
  // A visitor who opens a tab or a category has already seen the page and its pop-up.
  const isArrival = Object.keys(asked).length === 0 && !hasMark(request.headers.get("Cookie"), popupMark);
  const parts = await loadParts({
    settings: settingsOnPage(db),
    hero: loadHero(db),
    popup: loadPopup(db, isArrival),
    news: loadNews(db),
    about: loadAbout(db),
    counters: loadCounters(db),
    notices: loadNoticesSection(db, tab, asked.category),
    videos: loadVideos(db),
    facilities: loadFacilities(db),
  });
  const { settings, ...shown } = parts;
  const [slide] = shown.hero.slides;
  return {
    ...shown,
    hidden: hiddenPages(settings),
    ...(slide &&
      !settings.share_picture && {
        sharePicture: shareOf(slide.picture, slide.title || settings.school_name),
      }),
  };
}

export const meta = titled<typeof loader>((data) => getTitle(data?.notices), {
  description: (data) => data?.about.summary,
  tags: () => [
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: t("Notices"),
      href: feedPath("all", "xml"),
    },
  ],
});

/** A tab or a category has a title of its own; otherwise it is the school's name. */
function getTitle(notices?: { tab: string; category: string }): string {
  if (notices?.tab === "events") return t("Coming events");
  return notices && notices.category !== "all" ? noticesTitle(notices.category) : "";
}

/** First screen: picture, then what is new and quick links; side by side on laptops. The right column is as wide as the
 * job panel. On wide windows both are within the grid. */
const frontClass =
  "max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem] 2xl:mx-auto 2xl:max-w-336 2xl:w-full";
const newsClass =
  "max-lg:contents lg:col-start-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-1 lg:bg-sheet lg:py-3 lg:pr-12 lg:pl-6 2xl:pr-0";
const waysClass = "lg:col-start-2 lg:row-start-2 lg:pr-12 lg:pl-3 2xl:pr-0 print:hidden";

/** Renders the sections in the order of specification section 2. */
export default function Home() {
  const { hidden, hero, popup, news, about, counters, notices, videos, facilities } =
    useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { slides } = hero;
  const admission = hero.hasAdmission && !hidden.includes("/admission");
  const { newest, job, schoolToday } = news;
  const card = popup && !root?.isPreview ? <PopupDialog {...popup} /> : null;
  const hasNews = newest.length > 0 || job !== undefined || schoolToday !== null || card !== null;
  return (
    <div className="flex flex-col max-md:[--script-leading:1.5]">
      {slides.length > 0 ? (
        <h1 className="sr-only" {...languageProps(root?.school.school_name)}>
          {root?.school.school_name}
        </h1>
      ) : null}
      {/* Bar at the bottom of small windows, with space reserved at the page's end; a tab in the margin on laptops, which is a
       * button where the margin is wide. */}
      <ButtonLink
        variant="accent"
        className="sticky bottom-0 z-15 low:static order-last rounded-none elevation-button max-lg:bg-green max-lg:text-white max-lg:hover:bg-green-bright lg:fixed lg:right-0 lg:bottom-18 lg:w-[min(2.75rem,4vw)] lg:rounded-l-lg lg:px-0 lg:py-4 lg:text-sm lg:[writing-mode:vertical-rl] xl:text-base 3xl:right-4 3xl:bottom-4 3xl:w-auto 3xl:rounded-pill 3xl:px-5 3xl:py-2 3xl:[writing-mode:horizontal-tb] print:hidden"
        href="/contact"
      >
        {t("Contact Now")}
      </ButtonLink>
      {root ? <JsonLd data={schoolData(root)} /> : null}
      <div className={`${frontClass} ${hasNews ? "" : "lg:[&>section]:col-span-full"}`}>
        {slides.length > 0 ? (
          <Hero slides={slides} admission={admission} onPhoto={root?.look.hero === "photo"} />
        ) : (
          <section
            className="bg-green-deep py-[clamp(2rem,6vw,5rem)] lg:min-h-96"
            aria-labelledby="welcome-heading"
          >
            <div className="shell *:lg:max-w-144">
              <h1 className="text-white" id="welcome-heading" {...languageProps(root?.school.school_name)}>
                {root?.school.school_name}
              </h1>
              {root?.school.motto ? (
                <p className="lead mt-3 text-white" {...languageProps(root.school.motto)}>
                  {root.school.motto}
                </p>
              ) : null}
              {admission ? (
                <ButtonLink variant="accent" className="mt-5" href="/admission">
                  {t("Admission")}
                </ButtonLink>
              ) : null}
            </div>
          </section>
        )}
        {root && !root.look.links ? (
          <WaysIn
            hidden={hidden}
            phone={root.school.phone}
            className={`${waysClass} ${root.marquee ? "lg:bg-marigold" : ""}`}
          />
        ) : null}
        {hasNews ? (
          <div className={newsClass}>
            <SchoolToday
              answer={schoolToday}
              short="phones"
              className="max-lg:shell max-lg:order-1 bg-sheet py-1 text-sm/snug! lg:border-b lg:border-line lg:pt-0 lg:pb-2"
            />
            {card}
            <NewestNotices notices={newest} />
            {job ? <JobPanel job={job} /> : null}
          </div>
        ) : null}
        {root ? (
          <Marquee
            marquee={root.marquee}
            className="max-lg:order-6 print:hidden lg:col-start-1 lg:pl-12 2xl:pl-4 lg:row-start-2"
          />
        ) : null}
      </div>
      <SharedStyle />
      <AboutSection {...about} />
      <CountersSection {...counters} />
      <NoticesSection {...notices} />
      <VideosSection {...videos} />
      <FacilitiesSection {...facilities} />
    </div>
  );
}

type Parts = Record<string, Promise<unknown>>;

/** Awaits the parts of a page together, by name. */
async function loadParts<T extends Parts>(parts: T): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const loaded = Object.entries(parts).map(async ([name, part]) => [name, await part]);
  return Object.fromEntries(await Promise.all(loaded));
}
