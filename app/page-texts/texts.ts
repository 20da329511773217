import { type Message, msg } from "#message";
import type { FieldSpec } from "~/forms/field-specs";
import { searchWordTexts } from "./search-words";
import { sitePagesPath } from "./site-pages-path";
import {
  admissionAgesTable,
  admissionDatesTable,
  busStopsTable,
  feesTable,
  officeHoursTable,
  schoolTimesTable,
  type TableSpec,
} from "./tables";

export const textPages = {
  "/": msg("Home page"),
  "/about-us": "Our Story",
  "/mission": "Mission & Vision",
  "/principal": "Principal's message",
  "/programs": "Programs",
  "/curriculum": "Curriculum",
  "/faculty": "Faculty",
  "/results": "Results",
  "/parents-testimonial": "Parents Testimonial",
  "/admission": "Admission",
  "/admission/enquiry": "Ask about admission",
  "/fees": "Fees",
  "/year-calendar": "Calendar of the year",
  "/timings": "Timings and transport",
  "/staff-directory": "Staff directory",
  "/events": "Events",
  "/mandatory-public-disclosure": "Mandatory Public Disclosure",
  "/school-gallery": "Gallery",
  "/contact": "Contact",
  "/transfer-certificates": "Transfer certificates",
  "/career": "Career",
  "/application": "Your application",
  "/notices": "Notices",
  "/notices/archive": msg("Archive of notices"),
  "/newsletter": "Newsletter",
  "/privacy": "Privacy",
  "/terms": "Terms",
  "/accessibility": "Accessibility",
  "/sitemap": "Sitemap",
  "/login": "Login",
  "/login-help": "Help with the login",
  "/page-not-found": "Page not found",
} as const;

/** `points`: one per line; `chapters`: separated by empty lines, with headings; `rows`: see table-text.ts. */
export interface TextSpec {
  page: keyof typeof textPages;
  label: Message;
  form: "line" | "long" | "points" | "chapters" | "rows";
  table?: TableSpec;
  /** Default text that is true of any school; nothing is shown if missing. */
  usual?: Message | readonly Message[];
  /** True if the default text is not shown on the page. */
  isQuiet?: true;
  /** True if only the search reads the text. */
  isHidden?: true;
  hint?: Message;
}

const lead = (page: TextSpec["page"], usual: Message) =>
  ({ page, label: msg("Sentence under the title"), form: "line", usual }) as const;
/** A line whose default only repeats the heading: it describes the page to search engines and is not shown. */
const quietLead = (page: TextSpec["page"], usual: Message) =>
  ({ ...lead(page, usual), isQuiet: true }) as const;

/** Texts in page order; names are part of dashboard URLs. */
export const texts = {
  about_heading: {
    page: "/",
    label: msg("Heading of About us"),
    form: "line",
    usual: msg("About the school"),
  },
  about: {
    page: "/",
    label: msg("About the school"),
    form: "long",
    hint: msg("Also shown on Our Story, and with links to the site in messengers and search engines."),
  },
  achievements_heading: {
    page: "/",
    label: msg("Heading of the figures"),
    form: "line",
    usual: msg("Our achievements"),
  },
  notices_eyebrow: {
    page: "/",
    label: msg("Line above Notices and Events"),
    form: "line",
    usual: msg(/* Line above the notices and events. */ "What is happening"),
  },
  videos_eyebrow: {
    page: "/",
    label: msg("Line above School events"),
    form: "line",
    usual: msg(/* Line above the films of the school. */ "See for yourself"),
  },
  videos_heading: {
    page: "/",
    label: msg("Heading of the films"),
    form: "line",
    usual: msg("School events"),
  },
  facilities_eyebrow: { page: "/", label: msg("Line above Facilities"), form: "line" },
  facilities_heading: {
    page: "/",
    label: msg("Heading of the facilities"),
    form: "line",
    usual: msg("Facilities"),
  },

  story_lead: quietLead("/about-us", msg("How our school came to be what it is.")),
  story: {
    page: "/about-us",
    label: msg("Our story"),
    form: "chapters",
    hint: msg("Leave an empty line between chapters. The first line of each chapter is its heading."),
  },

  mission_lead: quietLead("/mission", msg("What the school is for, and where it wants to go.")),
  mission: {
    page: "/mission",
    label: msg("Our mission"),
    form: "long",
    hint: msg("Also shown on the home page."),
  },
  vision: {
    page: "/mission",
    label: msg("Our vision"),
    form: "long",
    hint: msg("Also shown on the home page."),
  },
  mission_points_heading: {
    page: "/mission",
    label: msg("Heading of the points"),
    form: "line",
    usual: msg(/* Heading above what the school's mission means in practice. */ "What that means every day"),
  },
  mission_points: {
    page: "/mission",
    label: msg("Points"),
    form: "points",
    hint: msg("Write one point on each line."),
  },

  principal_lead: { page: "/principal", label: msg("Sentence under the title"), form: "line" },
  principal_name: {
    page: "/principal",
    label: msg("Principal's name"),
    form: "line",
    hint: msg("The form Principal has the photo, the name and the message together."),
  },
  principal_message: { page: "/principal", label: msg("Principal's message"), form: "long" },

  programs_lead: quietLead("/programs", msg("What is learnt at each stage.")),
  curriculum_lead: quietLead(
    "/curriculum",
    msg("The school's calendar: events and holidays, month by month."),
  ),
  faculty_lead: quietLead("/faculty", msg("The teachers of the school.")),
  results_lead: quietLead("/results", msg("Our toppers and their marks.")),
  testimonials_lead: quietLead("/parents-testimonial", msg("What parents say about the school.")),

  admission_lead: quietLead("/admission", msg("How a child joins the school: dates, steps and papers.")),
  admission: {
    page: "/admission",
    label: msg("About admission"),
    form: "long",
    hint: msg("For example for which classes there are seats."),
  },
  admission_dates: {
    page: "/admission",
    label: msg("Dates"),
    form: "rows",
    table: admissionDatesTable,
    hint: msg("The page shows what is open now and what is over."),
  },
  admission_steps: {
    page: "/admission",
    label: msg(/* To take, one after the other, for admission. */ "Steps"),
    form: "points",
    hint: msg("Write one step on each line, in their order."),
  },
  admission_documents: {
    page: "/admission",
    label: msg("Papers to bring"),
    form: "points",
    hint: msg("Write one on each line."),
  },
  admission_ages: {
    page: "/admission",
    label: msg("Age for each class"),
    form: "rows",
    table: admissionAgesTable,
  },

  fees_lead: quietLead("/fees", msg("What the school costs, by class and term.")),
  fees: {
    page: "/fees",
    label: msg("Line above the fees"),
    form: "line",
    hint: msg("For example the session that the fees are of."),
  },
  fees_table: {
    page: "/fees",
    label: msg("Fees by class"),
    form: "rows",
    table: feesTable,
    hint: msg("Amounts in rupees, or a word such as Free. A class without any amount is left out."),
  },
  fees_payment: {
    page: "/fees",
    label: msg("Where to pay"),
    form: "points",
    hint: msg("The UPI address, the account with its IFSC code, and the late fee. Write one on each line."),
  },
  fees_notes: {
    page: "/fees",
    label: msg("How to pay, and concessions"),
    form: "long",
    hint: msg("For example when a term's fee is due, and where it is paid."),
  },

  year_calendar_lead: lead(
    "/year-calendar",
    msg("Holidays, exams and events of the school year, from April to March."),
  ),

  timings_lead: lead(
    "/timings",
    msg("When school begins and ends, when the office is open, and where the buses stop."),
  ),
  school_times: { page: "/timings", label: msg("School hours"), form: "rows", table: schoolTimesTable },
  office_hours: { page: "/timings", label: msg("Office hours"), form: "rows", table: officeHoursTable },
  bus_stops: {
    page: "/timings",
    label: msg("Bus stops"),
    form: "rows",
    table: busStopsTable,
    hint: msg("One row for each stop. Leave the route empty if it is the same as in the row above."),
  },
  transport_notes: { page: "/timings", label: msg("About the buses"), form: "long" },

  certificates_notes: {
    page: "/transfer-certificates",
    label: msg("How to get a certificate"),
    form: "long",
    hint: msg("How to apply, what to bring, how long it takes, and what a second copy costs."),
  },

  staff_directory_lead: quietLead("/staff-directory", msg("Teachers by subject.")),

  events_lead: quietLead("/events", msg("Films of the school's events and activities.")),
  disclosure_lead: lead(
    "/mandatory-public-disclosure",
    msg(/* The Board is the CBSE. */ "The documents that the Board asks every school to publish."),
  ),
  gallery_lead: quietLead("/school-gallery", msg("School life in pictures.")),
  complaints: {
    page: "/contact",
    label: msg("Complaints and child safety"),
    form: "long",
    hint: msg("Who answers complaints, and whom a child or a parent can trust. Phone numbers become links."),
  },
  contact_lead: quietLead("/contact", msg("Call, write or visit.")),
  career_lead: quietLead("/career", msg("Work at our school.")),
  notices_lead: lead("/notices", msg("Everything the school has announced, newest first.")),
  archive_lead: lead("/notices/archive", msg("These notices are no longer current.")),
  newsletter_lead: lead("/newsletter", msg("School news by e-mail, now and then. Nothing else is sent.")),

  privacy_lead: lead("/privacy", msg("What this website keeps, for how long, and why.")),
  privacy: {
    page: "/privacy",
    label: msg("What the school adds"),
    form: "long",
    hint: msg("Shown above the website's own list of what it keeps."),
  },
  terms_lead: quietLead("/terms", msg("How this website may be used.")),
  terms: {
    page: "/terms",
    label: msg(/* of using the site */ "Terms"),
    form: "long",
    usual: [
      msg("The texts and pictures belong to the school. You may read, print and share links to them freely."),
      msg("Please ask before you publish photos of pupils anywhere else."),
      msg(
        "We keep the pages correct as well as we can. Where a printed notice of the school says something else, the printed notice counts.",
      ),
      msg("Do not send anything through the forms that is not meant for the school."),
    ],
  },
  accessibility_lead: lead("/accessibility", msg("This website is meant to work for everybody.")),
  accessibility: { page: "/accessibility", label: msg("What the school adds"), form: "long" },
  sitemap_lead: quietLead("/sitemap", msg("All pages of this website.")),
  not_found: {
    page: "/page-not-found",
    label: msg("Sentence after the first"),
    form: "line",
    hint: msg("The first sentence always says that the page does not exist."),
  },
  ...searchWordTexts,
} as const satisfies Record<string, TextSpec>;

export type TextName = keyof typeof texts;

export const textNames = Object.keys(texts) as TextName[];

export function textSpec(name: TextName): TextSpec {
  return texts[name];
}

export function isTextName(name: string | undefined): name is TextName {
  return name !== undefined && Object.hasOwn(texts, name);
}

export function textPath(name: TextName): string {
  return `/dashboard/texts/${name}`;
}

export function textRowPath(name: TextName): string {
  return `${sitePagesPath}?page=${textSpec(name).page}#${name}`;
}

const leads = new Map<string, TextName>(
  textNames.filter((name) => name.endsWith("_lead")).map((name) => [textSpec(name).page, name]),
);

export function findLead(pathname: string): TextName | undefined {
  return leads.get(pathname);
}

export function getField(name: TextName): FieldSpec {
  const { label, form } = textSpec(name);
  return form === "line" ? { label, max: 300 } : { label, type: "long", max: 10_000 };
}
