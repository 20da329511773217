import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { t } from "#say";
import { listComingDays } from "~/agenda/agenda.server";
import { SchoolToday } from "~/agenda/school-today";
import { findSchoolToday } from "~/agenda/school-today.server";
import { amenities as amenityRecords } from "~/content/amenities/amenity.server";
import { listFacilityLinks } from "~/content/facilities/facility.server";
import { tourPath, tourStops } from "~/content/facilities/tour";
import { facilityCards } from "~/content/facility-cards/facility-card.server";
import { jobs } from "~/content/jobs/job.server";
import { noticePath } from "~/content/notices/address";
import { countNotices, listNotices } from "~/content/notices/notice.server";
import { noticesTitle } from "~/content/notices/title";
import { popups } from "~/content/popups/popup.server";
import { slides as slideRecords } from "~/content/slides/slide.server";
import { videos as videoRecords } from "~/content/videos/video.server";
import { todayAtSchool } from "~/dates/dates";
import { shareOf } from "~/files/pictures/focus/share-picture";
import { hasMark, popupCookie } from "~/http/visit-mark";
import { notice as noticeWords } from "~/kinds/notice";
import { isPublicCategory } from "~/kinds/notice-categories";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { splitPoints } from "~/page-texts/chapters.server";
import { findNextAdmission } from "~/page-texts/next-admission.server";
import { readTexts } from "~/page-texts/queries.server";
import type { loader as rootLoader } from "~/root";
import { isOnTls } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { cookieName } from "~/services/site-cookie.server";
import { hiddenPages } from "~/settings/hidden-pages";
import { settingsOnPage } from "~/settings/queries.server";
import { formatText } from "~/text/format-text.server";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import { Marquee } from "~/ui/frame/marquee";
import { noticeQuickLinks, shownLinks } from "~/ui/frame/menu";
import { inWords } from "~/ui/frame/shown-menu";
import { WaysIn } from "~/ui/frame/ways-in";
import { JsonLd, schoolData } from "~/ui/page/json-ld";
import { pageMeta } from "~/ui/page/page-meta";
import { StyleBelow } from "~/ui/page/style-below";
import { AboutSection } from "./home/about-section";
import { CountersSection } from "./home/counters-section";
import { FacilitiesSection } from "./home/facilities-section";
import { Hero } from "./home/hero";
import { JobPanel } from "./home/job-panel";
import { NewestNotices } from "./home/newest-notices";
import { NoticesSection } from "./home/notices-section";
import { openedBy } from "./home/opened-page";
import { PopupDialog } from "./home/popup";
import { VideosSection } from "./home/videos-section";

/** Notices and events on the home page; /notices and /curriculum have the rest. */
const shown = 6;
const maxSlides = 50;
const maxAmenities = 24;
const maxCards = 24;
const shownVideos = 7;

const homeTexts = [
  "about_heading",
  "about",
  "mission",
  "vision",
  "achievements_heading",
  "notices_eyebrow",
  "videos_eyebrow",
  "videos_heading",
  "facilities_eyebrow",
  "facilities_heading",
] as const;

const query = {
  tab: (value) => value === "events",
  category: isPublicCategory,
} satisfies PageQuery;
export const handle = { query, cookie: popupCookie, layout: "home" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const asked = readQuery(request, query);
  const tab = asked.tab ? ("events" as const) : ("notices" as const);
  const category = asked.category ?? "all";
  const popupMark = cookieName(popupCookie, isOnTls(request, context));
  // A visitor who opens a tab or a category has already seen the page and its pop-up.
  const isArrival = Object.keys(asked).length === 0 && !hasMark(request.headers.get("Cookie"), popupMark);
  const [
    notices,
    entries,
    activeNotices,
    settings,
    texts,
    slides,
    [popup],
    [job],
    videos,
    amenities,
    facilities,
    cards,
    schoolToday,
  ] = await Promise.all([
    tab === "notices" ? listNotices(db, { limit: shown, category: asked.category, pinnedFirst: true }) : [],
    tab === "events" ? listComingDays(db, todayAtSchool(), shown) : [],
    countNotices(db),
    settingsOnPage(db),
    readTexts(db, homeTexts),
    slideRecords.listOnSite(db, { limit: maxSlides }),
    isArrival ? popups.listOnSite(db, { limit: 1 }) : [],
    jobs.listOnSite(db, { limit: 1 }),
    videoRecords.listOnSite(db, { limit: shownVideos }),
    amenityRecords.listOnSite(db, { limit: maxAmenities }),
    listFacilityLinks(db),
    facilityCards.listOnSite(db, { limit: maxCards }),
    findSchoolToday(db),
  ]);
  const hidden = hiddenPages(settings);
  const nextAdmission =
    popup?.link_url === "/admission" ? await findNextAdmission(db, todayAtSchool()) : null;
  const isPlain = tab === "notices" && category === "all";
  const newest = isPlain ? notices : await listNotices(db, { limit: shown, pinnedFirst: true });
  return {
    hidden,
    schoolToday,
    newest: newest.map((notice) => ({
      to: noticePath(notice),
      name: noticeWords.nameOf(notice),
      date: notice.date,
      event_date: notice.event_date,
      event_time: notice.event_time,
    })),
    slides,
    ...(slides[0] &&
      !settings.share_picture && {
        sharePicture: shareOf(slides[0].picture, slides[0].title || settings.school_name),
      }),
    popup,
    nextAdmission,
    job,
    videos,
    amenities,
    cards: cards.map(({ id, title, description, features, opens, picture }) => ({
      id,
      title,
      description,
      features: splitPoints(features),
      picture,
      to: openedBy(opens, facilities),
    })),
    tour: tourPath(tourStops(facilities, hidden)[0]),
    channel: settings.channel_url,
    campusVideo: settings.campus_video_id,
    summary: plainText(texts.about),
    headings: {
      achievements: texts.achievements_heading,
      facilities: { eyebrow: texts.facilities_eyebrow, heading: texts.facilities_heading },
      videos: { eyebrow: texts.videos_eyebrow, heading: texts.videos_heading },
    },
    about: {
      heading: texts.about_heading,
      about: formatText(texts.about),
      mission: formatText(texts.mission),
      vision: formatText(texts.vision),
      years: settings.stat_years,
      alumni: settings.stat_alumni,
    },
    counters: [
      { label: t("Students"), value: settings.count_students },
      { label: t("Teachers"), value: settings.count_teachers },
      { label: t("Classrooms"), value: settings.count_classrooms },
      { label: t("Activities"), value: settings.count_activities },
      { label: t("Awards"), value: settings.count_awards },
      {
        label: settings.count_countries === "1" ? t("Country") : t("Countries"),
        value: settings.count_countries,
      },
      { label: t("Programs"), value: settings.count_programs },
      { label: t("Years"), value: settings.count_years, plus: true },
    ],
    notices: {
      above: texts.notices_eyebrow,
      tab,
      category,
      notices,
      entries,
      activeNotices,
      quickLinks: inWords(shownLinks(noticeQuickLinks, hidden)),
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, getTitle(data?.notices), data?.summary);

/** A tab or a category has a title of its own; otherwise it is the school's name. */
function getTitle(notices?: { tab: string; category: string }): string {
  if (notices?.tab === "events") return t("Coming events");
  return notices && notices.category !== "all" ? noticesTitle(notices.category) : "";
}

/** The job and the running notice begin below the first screen of phones. */
const withJobClass = "max-sm:flex max-sm:flex-col max-sm:min-h-[calc(100svh-3.5rem)]";

/** First screen: picture, then quick links and what is new; side by side on laptops, over the whole window.
 * The right column is as wide as the job panel. */
const frontClass = "lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem]";
const newsClass =
  "max-sm:flex max-sm:flex-1 max-sm:flex-col lg:col-start-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-2 lg:bg-sheet lg:py-3 lg:pr-12 lg:pl-6";
const waysClass = "lg:col-start-2 lg:row-start-2 lg:bg-marigold lg:pr-12 lg:pl-3 print:hidden";

/** Renders the sections in the order of specification section 2. */
export default function Home() {
  const {
    hidden,
    schoolToday,
    newest,
    slides,
    popup,
    nextAdmission,
    job,
    videos,
    amenities,
    cards,
    tour,
    channel,
    campusVideo,
    headings,
    about,
    counters,
    notices,
  } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const admission = !hidden.includes("/admission");
  const hasNews = newest.length > 0 || job !== undefined || schoolToday !== null;
  return (
    <div className="flex flex-col">
      {/* Bar at the bottom of small windows, with space reserved at the page's end; a tab in the margin on laptops. */}
      <a
        className="button button-accent sticky bottom-0 z-15 low:static order-last rounded-none elevation-button max-lg:bg-green max-lg:text-white max-lg:hover:bg-green-bright lg:fixed lg:right-0 lg:bottom-18 lg:w-[min(2.75rem,4vw)] lg:rounded-l-lg lg:px-0 lg:py-4 lg:text-sm lg:[writing-mode:vertical-rl] xl:text-base print:hidden"
        href="/contact"
      >
        {t("Contact Now")}
      </a>
      {root ? <JsonLd data={schoolData(root)} /> : null}
      {popup && !root?.isPreview ? <PopupDialog popup={popup} nextAdmission={nextAdmission} /> : null}
      <div
        className={`${job ? withJobClass : ""} ${frontClass} ${hasNews ? "" : "lg:[&>section]:col-span-full"}`}
      >
        {slides.length > 0 ? (
          <>
            <h1 className="sr-only" {...languageProps(root?.school.school_name)}>
              {root?.school.school_name}
            </h1>
            <Hero slides={slides} admission={admission} onPhoto={root?.look.hero === "photo"} />
          </>
        ) : (
          <section
            className="bg-green-deep py-[clamp(2.5rem,8vw,6rem)] lg:min-h-96"
            aria-labelledby="welcome-heading"
          >
            <div className="shell *:lg:max-w-144">
              <h1 className="text-white" id="welcome-heading" {...languageProps(root?.school.school_name)}>
                {root?.school.school_name}
              </h1>
              <p className="lead mt-3 text-white" {...languageProps(root?.school.motto)}>
                {root?.school.motto}
              </p>
              {admission ? (
                <a className="button button-accent mt-5" href="/admission">
                  {t("Admission")}
                </a>
              ) : null}
            </div>
          </section>
        )}
        {root && !root.look.links ? (
          <WaysIn hidden={hidden} phone={root.school.phone} className={waysClass} />
        ) : null}
        {hasNews ? (
          <div className={newsClass}>
            <SchoolToday
              answer={schoolToday}
              short="phones"
              className="max-lg:shell bg-sheet pt-1 lg:border-b lg:border-line lg:pt-0 lg:pb-3"
            />
            <NewestNotices notices={newest} />
            {job ? <JobPanel job={job} /> : null}
          </div>
        ) : null}
        {root ? (
          <Marquee
            marquee={root.marquee}
            className="print:hidden max-sm:flex-none lg:col-start-1 lg:pl-margin lg:row-start-2"
          />
        ) : null}
      </div>
      <StyleBelow />
      <AboutSection {...about} />
      <CountersSection heading={headings.achievements} counters={counters} />
      <NoticesSection {...notices} />
      <VideosSection {...headings.videos} videos={videos} channel={channel} />
      <FacilitiesSection
        {...headings.facilities}
        cards={cards}
        amenities={amenities}
        tour={tour}
        campusVideo={campusVideo}
      />
    </div>
  );
}
