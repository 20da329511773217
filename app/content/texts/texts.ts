import type { FieldSpec } from "~/forms/field-specs";
import type { Message } from "~/languages/messages";
import {
  admissionAgesTable,
  admissionDatesTable,
  busStopsTable,
  feesTable,
  officeHoursTable,
  schoolTimesTable,
  type TableSpec,
} from "./tables";

/** The pages whose texts the school writes, in the order of the site's menu, by address. */
export const textPages = {
  "/": "Home page",
  "/about-us": "Our Story",
  "/mission": "Mission & Vision",
  "/principal": "Principal's message",
  "/programs": "Programs",
  "/curriculum": "Curriculum",
  "/faculty": "Faculty",
  "/results": "Results",
  "/parents-testimonial": "Parents Testimonial",
  "/admission": "Admission",
  "/fees": "Fees",
  "/year-calendar": "Calendar of the year",
  "/timings": "Timings and transport",
  "/staff-directory": "Staff directory",
  "/events": "Events",
  "/mandatory-public-disclosure": "Mandatory Public Disclosure",
  "/school-gallery": "Gallery",
  "/contact": "Contact",
  "/career": "Career",
  "/notices": "Notices",
  "/notices/archive": "Archive of notices",
  "/newsletter": "Newsletter",
  "/privacy": "Privacy",
  "/terms": "Terms",
  "/accessibility": "Accessibility",
  "/sitemap": "Sitemap",
  "/page-not-found": "Page not found",
} as const;

/**
 * One text of the public pages that the school writes itself. `line` is a single line; `long` has paragraphs, bold words,
 * lists and links as notices have; `points` is one point on each line; `chapters` are parted by empty lines, the first
 * line of each its heading; `rows` make a table with the columns of its specification, and a row on each line (table-text.ts).
 */
export interface TextSpec {
  /** The page that it is changed for, in `textPages`. */
  page: keyof typeof textPages;
  label: Message;
  form: "line" | "long" | "points" | "chapters" | "rows";
  table?: TableSpec;
  /** What stands there until the school writes its own, by paragraphs: true of any school. Nothing does where it is not given. */
  usual?: Message | readonly Message[];
  hint?: Message;
}

const lead = (page: TextSpec["page"], usual: Message) =>
  ({ page, label: "Line under the heading", form: "line", usual }) as const;

/** Every text that the school writes, in the order of the pages; its name is its address on the dashboard. */
export const texts = {
  about_heading: { page: "/", label: "Heading of About us", form: "line", usual: "About the school" },
  about: {
    page: "/",
    label: "About the school",
    form: "long",
    hint: "Also shown on Our Story, and beside links to the site in messengers and search engines.",
  },
  achievements_heading: {
    page: "/",
    label: "Heading of the figures",
    form: "line",
    usual: "Our achievements",
  },
  notices_eyebrow: {
    page: "/",
    label: "Line above Notices and Events",
    form: "line",
    usual: "What is happening",
  },
  videos_eyebrow: { page: "/", label: "Line above School events", form: "line", usual: "See for yourself" },
  videos_heading: { page: "/", label: "Heading of the films", form: "line", usual: "School events" },
  facilities_eyebrow: { page: "/", label: "Line above Facilities", form: "line" },
  facilities_heading: { page: "/", label: "Heading of the facilities", form: "line", usual: "Facilities" },

  story_lead: lead("/about-us", "How our school came to be what it is."),
  story: {
    page: "/about-us",
    label: "Our story",
    form: "chapters",
    hint: "Leave an empty line between chapters. The first line of each chapter is its heading.",
  },

  mission_lead: lead("/mission", "What the school is for, and where it wants to go."),
  mission: { page: "/mission", label: "Our mission", form: "long", hint: "Also shown on the home page." },
  vision: { page: "/mission", label: "Our vision", form: "long", hint: "Also shown on the home page." },
  mission_points_heading: {
    page: "/mission",
    label: "Heading of the points",
    form: "line",
    usual: "What that means every day",
  },
  mission_points: {
    page: "/mission",
    label: "Points",
    form: "points",
    hint: "Write one point on each line.",
  },

  principal_lead: { page: "/principal", label: "Line under the heading", form: "line" },
  principal_name: {
    page: "/principal",
    label: "Principal's name",
    form: "line",
    hint: "The portrait beside the message is that of the faculty member whose title is Principal.",
  },
  principal_message: { page: "/principal", label: "Principal's message", form: "long" },

  programs_lead: lead("/programs", "What is learnt at each stage."),
  curriculum_lead: lead("/curriculum", "The school's calendar: events and holidays, month by month."),
  faculty_lead: lead("/faculty", "The teachers of the school."),
  results_lead: lead("/results", "Our toppers and their marks."),
  testimonials_lead: lead("/parents-testimonial", "What parents say about the school."),

  admission_lead: lead("/admission", "How a child joins the school: dates, steps and papers."),
  admission: {
    page: "/admission",
    label: "About admission",
    form: "long",
    hint: "For example for which classes there are seats.",
  },
  admission_dates: {
    page: "/admission",
    label: "Dates",
    form: "rows",
    table: admissionDatesTable,
    hint: "The page says by itself what is open now and what is over.",
  },
  admission_steps: {
    page: "/admission",
    label: "Steps",
    form: "points",
    hint: "Write one step on each line, in their order.",
  },
  admission_documents: {
    page: "/admission",
    label: "Papers to bring",
    form: "points",
    hint: "Write one on each line.",
  },
  admission_ages: {
    page: "/admission",
    label: "Age for each class",
    form: "rows",
    table: admissionAgesTable,
  },

  fees_lead: lead("/fees", "What the school costs, by class and term."),
  fees: {
    page: "/fees",
    label: "Line above the fees",
    form: "line",
    hint: "For example the session that the fees are of.",
  },
  fees_table: {
    page: "/fees",
    label: "Fees by class",
    form: "rows",
    table: feesTable,
    hint: "Amounts in rupees, or a word such as Free. A class without any amount is left out.",
  },
  fees_notes: {
    page: "/fees",
    label: "How to pay, and concessions",
    form: "long",
    hint: "For example when a term's fee is due, and where it is paid.",
  },

  year_calendar_lead: lead(
    "/year-calendar",
    "Holidays, exams and events of the school year, from April to March.",
  ),

  timings_lead: lead(
    "/timings",
    "When school begins and ends, when the office is open, and where the buses stop.",
  ),
  school_times: { page: "/timings", label: "School hours", form: "rows", table: schoolTimesTable },
  office_hours: { page: "/timings", label: "Office hours", form: "rows", table: officeHoursTable },
  bus_stops: {
    page: "/timings",
    label: "Bus stops",
    form: "rows",
    table: busStopsTable,
    hint: "One row for each stop. Leave the route empty where it is that of the row above.",
  },
  transport_notes: { page: "/timings", label: "About the buses", form: "long" },

  staff_directory_lead: lead("/staff-directory", "Who teaches what."),

  events_lead: lead("/events", "Films of the school's events and activities."),
  disclosure_lead: lead(
    "/mandatory-public-disclosure",
    "The documents that the Board asks every school to publish.",
  ),
  gallery_lead: lead("/school-gallery", "School life in pictures."),
  contact_lead: lead("/contact", "Write to us, call us, or come by."),
  career_lead: lead("/career", "Work at our school."),
  notices_lead: lead("/notices", "Everything the school has announced, the newest first."),
  archive_lead: lead(
    "/notices/archive",
    "Notices that were taken off the site. What they say may no longer be so.",
  ),
  newsletter_lead: lead("/newsletter", "School news by e-mail, now and then. Nothing else is sent."),

  privacy_lead: lead("/privacy", "What this website keeps, for how long, and why."),
  privacy: {
    page: "/privacy",
    label: "What the school adds",
    form: "long",
    hint: "Stands above what the website itself keeps, which is always told.",
  },
  terms_lead: lead("/terms", "How this website may be used."),
  terms: {
    page: "/terms",
    label: "Terms",
    form: "long",
    usual: [
      "The texts and pictures belong to the school. You may read, print and share links to them freely.",
      "Please ask before you publish photos of pupils anywhere else.",
      "We keep the pages correct as well as we can. Where a printed notice of the school says something else, the printed notice counts.",
      "Do not send anything through the forms that is not meant for the school.",
    ],
  },
  accessibility_lead: lead("/accessibility", "This website is meant to work for everybody."),
  accessibility: { page: "/accessibility", label: "What the school adds", form: "long" },
  sitemap_lead: lead("/sitemap", "All pages of this website."),
  not_found: {
    page: "/page-not-found",
    label: "Sentence after the first",
    form: "line",
    hint: "The first sentence always says that the page does not exist.",
  },
} as const satisfies Record<string, TextSpec>;

export type TextName = keyof typeof texts;

/** The names of all texts, in their order. */
export const textNames = Object.keys(texts) as TextName[];

/** What the site knows of a text. */
export function textSpec(name: TextName): TextSpec {
  return texts[name];
}

/** Whether a word of an address is the name of a text. */
export function isTextName(name: string | undefined): name is TextName {
  return name !== undefined && Object.hasOwn(texts, name);
}

/** The address of the page where staff change a text. */
export function textPath(name: TextName): string {
  return `/dashboard/texts/${name}`;
}

const leads = new Map<string, TextName>(
  textNames.filter((name) => name.endsWith("_lead")).map((name) => [textSpec(name).page, name]),
);

/** The line under the heading of a page. @param pathname its address */
export function leadOf(pathname: string): TextName | undefined {
  return leads.get(pathname);
}

/** What the form of a text asks for. */
export function fieldOf(name: TextName): FieldSpec {
  const { label, form } = textSpec(name);
  return form === "line" ? { label, max: 300 } : { label, type: "long", max: 10_000 };
}
