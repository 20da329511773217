import { t } from "#say";
import { listComingDays } from "~/agenda/agenda.server";
import { findSchoolToday } from "~/agenda/school-today.server";
import { amenities } from "~/content/amenities/amenity.server";
import { hasFacilityText, listFacilityLinks } from "~/content/facilities/facility.server";
import { tourPath, tourStops } from "~/content/facilities/tour";
import { facilityCards } from "~/content/facility-cards/facility-card.server";
import { jobs } from "~/content/jobs/job.server";
import { noticePath } from "~/content/notices/address";
import { countNotices, listNotices } from "~/content/notices/notice.server";
import { popups } from "~/content/popups/popup.server";
import { slides } from "~/content/slides/slide.server";
import { videos } from "~/content/videos/video.server";
import { todayAtSchool } from "~/dates/dates";
import { indianSpan } from "~/dates/indian-dates";
import { notice as noticeWords } from "~/kinds/notice";
import { splitPoints } from "~/page-texts/chapters.server";
import { readTexts } from "~/page-texts/queries.server";
import { shownTable } from "~/page-texts/table-form.server";
import { hiddenPages } from "~/settings/hidden-pages";
import { settingsOnPage } from "~/settings/queries.server";
import { formatText } from "~/text/format-text.server";
import { plainText } from "~/text/plain-text";
import { menuPages, noticeQuickLinks, shownLinks } from "~/ui/frame/menu";
import { inWords } from "~/ui/frame/shown-menu";
import type { Database } from "~db/connection.server";

const maxSlides = 50;

export async function loadHero(db: Database) {
  const [shown, texts] = await Promise.all([
    slides.listOnSite(db, { limit: maxSlides }),
    readTexts(db, ["admission", "admission_dates", "admission_steps"]),
  ]);
  return { slides: shown, hasAdmission: Object.values(texts).some(Boolean) };
}

/** @param isArrival false for a visitor who has seen the page and its pop-up */
export async function loadPopup(db: Database, isArrival: boolean) {
  const [popup] = isArrival ? await popups.listOnSite(db, { limit: 1 }) : [];
  const nextAdmission =
    popup?.link_url === "/admission" ? await findNextAdmission(db, todayAtSchool()) : null;
  return popup ? { popup, nextAdmission } : undefined;
}

/** Returns the first step of the table of admission dates that is not over, with its days; null for none. */
async function findNextAdmission(db: Database, today: string): Promise<string | null> {
  const { admission_dates } = await readTexts(db, ["admission_dates"]);
  const { columns, rows } = shownTable("admission_dates", admission_dates);
  const days = columns.flatMap(({ type }, column) => (type === "date" ? [column] : []));
  for (const [step = "", ...cells] of rows) {
    const [first, last = first] = days.map((column) => cells[column - 1]).filter(Boolean);
    if (first && last && last >= today) return `${step}: ${indianSpan(first, last)}`;
  }
  return null;
}

/** The section further down continues this list. */
const maxHeadlines = 3;

export async function loadNews(db: Database) {
  const [schoolToday, newest, [job]] = await Promise.all([
    findSchoolToday(db),
    listNotices(db, { limit: maxHeadlines, pinnedFirst: true }),
    jobs.listOnSite(db, { limit: 1 }),
  ]);
  return {
    schoolToday,
    job,
    newest: newest.map((notice) => ({
      to: noticePath(notice),
      name: noticeWords.nameOf(notice),
      date: notice.date,
      priority: notice.priority,
      event_date: notice.event_date,
      event_time: notice.event_time,
      event_end: notice.event_end,
    })),
  };
}

export async function loadAbout(db: Database) {
  const [settings, texts] = await Promise.all([
    settingsOnPage(db),
    readTexts(db, ["about_heading", "about", "mission", "vision"]),
  ]);
  return {
    summary: plainText(texts.about),
    heading: texts.about_heading,
    about: formatText(texts.about),
    mission: formatText(texts.mission),
    vision: formatText(texts.vision),
    years: settings.stat_years,
    alumni: settings.stat_alumni,
  };
}

export async function loadCounters(db: Database) {
  const [settings, texts] = await Promise.all([settingsOnPage(db), readTexts(db, ["achievements_heading"])]);
  return {
    heading: texts.achievements_heading,
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
  };
}

/** Notices and events; /notices and /curriculum have the rest. */
const maxRows = 6;

/** @param category undefined for all */
export async function loadNoticesSection(db: Database, tab: "notices" | "events", category?: string) {
  const [settings, texts, notices, entries, activeNotices] = await Promise.all([
    settingsOnPage(db),
    readTexts(db, ["notices_eyebrow"]),
    tab === "notices" ? listNotices(db, { limit: maxRows, category, pinnedFirst: true }) : [],
    tab === "events" ? listComingDays(db, todayAtSchool(), maxRows) : [],
    countNotices(db),
  ]);
  // The newest are at the top of the page already.
  const isContinued = category === undefined && notices.length > maxHeadlines;
  return {
    above: texts.notices_eyebrow,
    tab,
    category: category ?? "all",
    notices: isContinued ? notices.slice(maxHeadlines) : notices.slice(0, maxRows),
    isContinued,
    entries,
    activeNotices,
    quickLinks: inWords(shownLinks(noticeQuickLinks, hiddenPages(settings))),
  };
}

/** One featured video and six cards (specification section 2, point 8). */
const maxVideos = 7;

export async function loadVideos(db: Database) {
  const [settings, texts, shown] = await Promise.all([
    settingsOnPage(db),
    readTexts(db, ["videos_eyebrow", "videos_heading"]),
    videos.listOnSite(db, { limit: maxVideos }),
  ]);
  return {
    eyebrow: texts.videos_eyebrow,
    heading: texts.videos_heading,
    videos: shown,
    channel: settings.channel_url,
  };
}

const maxAmenities = 24;
const maxCards = 24;

export async function loadFacilities(db: Database) {
  const [settings, texts, facilities, cards, shownAmenities, hasTour] = await Promise.all([
    settingsOnPage(db),
    readTexts(db, ["facilities_eyebrow", "facilities_heading"]),
    listFacilityLinks(db),
    facilityCards.listOnSite(db, { limit: maxCards }),
    amenities.listOnSite(db, { limit: maxAmenities }),
    hasFacilityText(db),
  ]);
  return {
    eyebrow: texts.facilities_eyebrow,
    heading: texts.facilities_heading,
    cards: cards.map(({ id, title, description, features, opens, picture }) => ({
      id,
      title,
      description,
      features: splitPoints(features),
      picture,
      to: openedBy(opens, facilities),
    })),
    amenities: shownAmenities,
    tour: hasTour ? tourPath(tourStops(facilities, hiddenPages(settings))[0]) : "",
    campusVideo: settings.campus_video_id,
  };
}

/** @returns undefined if the card opens nothing or its facility was removed */
function openedBy(opens: string, facilities: readonly { to: string }[]): string | undefined {
  if (opens === "") return undefined;
  const path = encodeURI(opens);
  return facilities.some(({ to }) => to === path) || menuPages().some((page) => page.to === opens)
    ? path
    : undefined;
}
