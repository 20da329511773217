import type { IconName } from "~/ui/icon";
import type { KeptTable, Schema } from "~db/schema";

/** What the site knows of one kind of record; the parts that differ stand in the kind's own folder. */
export interface RecordKind {
  /** Its folder in `app/content` and in `app/routes/dashboard`. */
  folder: string;
  table: keyof Schema;
  /** One of them, as in "Delete this notice?" and "added a notice". */
  noun: string;
  /** One and all of them, as titles of the trash and of the dashboard's cards. */
  title: string;
  titles: string;
  /** The column that names a record, and those whose first words tell records without a name apart. */
  nameColumn: string;
  wordColumns: readonly string[];
  /** Its file: a picture, a public document by its address in a column, a private file by its name in one, or none. */
  file: { type: "picture" | "none" } | { type: "document" | "private"; column: string };
  /** Whether staff write it: then it is public, and goes to the trash when it is deleted. */
  kept: boolean;
  /** Columns that the staff list searches; the table's word index has the same. */
  searched: readonly string[];
  /** Addresses on the dashboard. `update` and `delete` follow the path of a record: `<record>/:id/update`. */
  pages: { list: string; add?: string; record: string };
  /** Its entry in the dashboard's sidebar. */
  menu?: { label: string; icon: IconName; to: "list" | "add" };
  /** Whether the dashboard's first page has a card for it. */
  card: boolean;
  /**
   * The old listing of it, by which records of another site come in too; the key of its rows there; and what the importer
   * calls them, also in the table of what came in, so that it stays as it is.
   */
  listing?: { call: string; key: string; label: string };
}

/**
 * Every kind of record, in the order in which the dashboard shows them. Whatever has to know all kinds reads this list:
 * trash, sidebar and cards, search, files that are still used, importer, and the tests, which hold it against the
 * database, the routes and the pages (tests/requests/registry.test.ts).
 */
export const kinds = {
  photo: {
    folder: "photos",
    table: "photos",
    noun: "photo",
    title: "Photo",
    titles: "Images",
    nameColumn: "title",
    wordColumns: ["description", "alt"],
    file: { type: "picture" },
    kept: true,
    searched: ["title", "description"],
    pages: { list: "/dashboard/deleteimage", add: "/dashboard/uploadimage", record: "/dashboard/image" },
    menu: { label: "Add Image", icon: "photo", to: "add" },
    card: true,
    listing: { call: "get_image.php", label: "gallery photos", key: "photos" },
  },
  notice: {
    folder: "notices",
    table: "notices",
    noun: "notice",
    title: "Notice",
    titles: "Notices",
    nameColumn: "title",
    wordColumns: ["details"],
    file: { type: "none" },
    kept: true,
    searched: ["title", "details"],
    pages: { list: "/dashboard/deletenotice", add: "/dashboard/add-notice", record: "/dashboard/notice" },
    menu: { label: "Add Notice", icon: "bell", to: "add" },
    card: false,
    listing: { call: "get_notices.php", label: "notices", key: "data" },
  },
  topper: {
    folder: "toppers",
    table: "toppers",
    noun: "result",
    title: "Result",
    titles: "Results",
    nameColumn: "name",
    wordColumns: ["marks", "std"],
    file: { type: "picture" },
    kept: true,
    searched: ["name", "marks", "std"],
    pages: { list: "/dashboard/manageresults", add: "/dashboard/add-result", record: "/dashboard/result" },
    menu: { label: "Upload Result", icon: "trophy", to: "add" },
    card: true,
    listing: { call: "get_toppers.php", label: "toppers", key: "photos" },
  },
  "faculty member": {
    folder: "faculty",
    table: "faculty",
    noun: "faculty member",
    title: "Faculty",
    titles: "Faculty",
    nameColumn: "name",
    wordColumns: ["title", "details"],
    file: { type: "picture" },
    kept: true,
    searched: ["name", "title", "details"],
    pages: { list: "/dashboard/deletefaculty", add: "/dashboard/add-faculty", record: "/dashboard/faculty" },
    menu: { label: "Add Faculty", icon: "users", to: "add" },
    card: true,
    listing: { call: "getfacultylist.php", label: "faculty", key: "photos" },
  },
  job: {
    folder: "jobs",
    table: "jobs",
    noun: "job post",
    title: "Job post",
    titles: "Job posts",
    nameColumn: "title",
    wordColumns: ["details"],
    file: { type: "none" },
    kept: true,
    searched: ["title", "details"],
    pages: { list: "/dashboard/deletePost", add: "/dashboard/add-job", record: "/dashboard/job" },
    menu: { label: "Add Job Post", icon: "briefcase", to: "add" },
    card: true,
    listing: { call: "get_jobpost.php", label: "job posts", key: "data" },
  },
  testimonial: {
    folder: "testimonials",
    table: "testimonials",
    noun: "testimonial",
    title: "Testimonial",
    titles: "Testimonials",
    nameColumn: "name",
    wordColumns: ["details"],
    file: { type: "picture" },
    kept: true,
    searched: ["name", "details"],
    pages: {
      list: "/dashboard/testimonials",
      add: "/dashboard/addparent-testimonial",
      record: "/dashboard/testimonial",
    },
    menu: { label: "Add Parents testimonial", icon: "quote", to: "add" },
    card: true,
    listing: { call: "get_monials.php", label: "testimonials", key: "photos" },
  },
  "pop-up": {
    folder: "popups",
    table: "popups",
    noun: "pop-up",
    title: "Pop-up",
    titles: "Pop-ups",
    nameColumn: "title",
    wordColumns: ["description"],
    file: { type: "picture" },
    kept: true,
    searched: ["title", "description"],
    pages: { list: "/dashboard/popups", add: "/dashboard/add-popup", record: "/dashboard/popup" },
    menu: { label: "Add Pop Up", icon: "speakerphone", to: "add" },
    card: true,
    listing: { call: "get_pop.php", label: "pop-ups", key: "photos" },
  },
  slide: {
    folder: "slides",
    table: "slides",
    noun: "slide",
    title: "Slide",
    titles: "Slides",
    nameColumn: "title",
    wordColumns: ["subtitle", "description"],
    file: { type: "picture" },
    kept: true,
    searched: [],
    pages: { list: "/dashboard/slides", add: "/dashboard/slides/add", record: "/dashboard/slides" },
    card: true,
  },
  video: {
    folder: "videos",
    table: "videos",
    noun: "video",
    title: "Video",
    titles: "Videos",
    nameColumn: "title",
    wordColumns: ["description"],
    file: { type: "picture" },
    kept: true,
    searched: ["title", "description", "category"],
    pages: { list: "/dashboard/videos", add: "/dashboard/videos/add", record: "/dashboard/videos" },
    card: true,
  },
  "disclosure document": {
    folder: "disclosures",
    table: "disclosures",
    noun: "disclosure document",
    title: "Disclosure document",
    titles: "Disclosure documents",
    nameColumn: "name",
    wordColumns: [],
    file: { type: "document", column: "url" },
    kept: true,
    searched: [],
    pages: {
      list: "/dashboard/disclosures",
      add: "/dashboard/disclosures/add",
      record: "/dashboard/disclosures",
    },
    card: true,
  },
  "calendar entry": {
    folder: "calendar",
    table: "calendar_entries",
    noun: "calendar entry",
    title: "Calendar entry",
    titles: "Calendar",
    nameColumn: "title",
    wordColumns: ["kind", "date"],
    file: { type: "none" },
    kept: true,
    searched: ["title"],
    pages: { list: "/dashboard/calendar", add: "/dashboard/calendar/add", record: "/dashboard/calendar" },
    card: true,
  },
  resume: {
    folder: "resumes",
    table: "resumes",
    noun: "resume",
    title: "Resume",
    titles: "Resumes",
    nameColumn: "original_name",
    wordColumns: [],
    file: { type: "private", column: "file_name" },
    kept: false,
    searched: ["original_name"],
    pages: { list: "/dashboard/get-resume", record: "/dashboard/resume" },
    menu: { label: "Get Resumes", icon: "file-text", to: "list" },
    card: false,
  },
  message: {
    folder: "messages",
    table: "messages",
    noun: "message",
    title: "Message",
    titles: "Messages",
    nameColumn: "first_name",
    wordColumns: ["message"],
    file: { type: "none" },
    kept: false,
    searched: ["first_name", "last_name", "phone", "email", "message"],
    pages: { list: "/dashboard/messages", record: "/dashboard/messages" },
    menu: { label: "Messages", icon: "inbox", to: "list" },
    card: false,
  },
  subscriber: {
    folder: "subscribers",
    table: "subscribers",
    noun: "newsletter address",
    title: "Newsletter address",
    titles: "Newsletter addresses",
    nameColumn: "email",
    wordColumns: [],
    file: { type: "none" },
    kept: false,
    searched: ["email"],
    pages: { list: "/dashboard/subscribers", record: "/dashboard/subscribers" },
    menu: { label: "Newsletter", icon: "mail", to: "list" },
    card: false,
  },
} as const satisfies Record<string, RecordKind>;

type Kinds = typeof kinds;

/** A kind by its key: the word that the trash and the activity log know it by. */
export type KindKey = keyof Kinds;

/** Kinds that staff write, and whose records go to the trash. */
export type KeptKind = { [Key in KindKey]: Kinds[Key]["kept"] extends true ? Key : never }[KindKey];

/** Kinds that have an old listing. */
export type ListedKind = { [Key in KindKey]: Kinds[Key] extends { listing: object } ? Key : never }[KindKey];

const entries = Object.entries(kinds) as [KindKey, RecordKind][];

/** Every kind, with its key. */
export const allKinds: readonly (RecordKind & { key: KindKey })[] = entries.map(([key, kind]) => ({
  key,
  ...kind,
}));

/** The kinds that staff write, with their keys. */
export const keptKinds = allKinds.filter(({ kept }) => kept) as readonly (RecordKind & {
  key: KeptKind;
  table: KeptTable;
})[];
