import { parseFacultyMember } from "~/content/faculty/form.server";
import { faculty } from "~/content/faculty/queries.server";
import { parseJob } from "~/content/jobs/form.server";
import { jobs } from "~/content/jobs/queries.server";
import { noticeCategories, noticeDefaults, priorities } from "~/content/notices/categories";
import { parseNotice } from "~/content/notices/form.server";
import { notices } from "~/content/notices/queries.server";
import { parsePhoto } from "~/content/photos/form.server";
import { photos } from "~/content/photos/queries.server";
import { parsePopup } from "~/content/popups/form.server";
import { popups } from "~/content/popups/queries.server";
import { kinds, type ListedKind } from "~/content/records/registry";
import { parseTestimonial } from "~/content/testimonials/form.server";
import { testimonials } from "~/content/testimonials/queries.server";
import { parseTopper } from "~/content/toppers/form.server";
import { toppers } from "~/content/toppers/queries.server";
import type { Parsed } from "~/forms/fields.server";
import { todayAtSchool } from "~/ui/dates";
import type { Database } from "~db/connection.server";
import { UnreadableError } from "./old-site.server";

/** A record of the old site: its values as text, and when it was made and changed, ISO times. */
export interface OldRecord {
  fields: URLSearchParams;
  at: string;
  updatedAt: string;
}

/** Adds a record of a kind. @throws UnreadableError where a value cannot be taken */
type Insert = (db: Database, record: OldRecord, pictureId: number) => Promise<unknown>;

/** One listing of section 7, and how its records come in. */
export interface ImportKind {
  label: string;
  call: string;
  key: string;
  /** Whether each record has a picture in `image_url`. */
  pictured: boolean;
  insert: Insert;
}

/** What the forms would say to the values, as one sentence. */
function taken<Values>(parsed: Parsed<Values>): Values {
  if (!parsed.ok) throw new UnreadableError(Object.values(parsed.errors).join(". "));
  return parsed.values;
}

/** The old server took records without what the forms here ask for; such a record comes all the same. */
function filled(old: URLSearchParams, field: string, instead: string): URLSearchParams {
  const fields = new URLSearchParams(old);
  if (!fields.get(field)?.trim()) fields.set(field, instead);
  return fields;
}

const named = (fields: URLSearchParams) => filled(fields, "name", "Without a name");
const detailed = (fields: URLSearchParams) => filled(fields, "details", fields.get("title") ?? "");

/** How the records of each kind come in that has an old listing. */
const inserts: Record<ListedKind, Insert> = {
  photo: (db, { fields, at }, picture_id) =>
    photos.create(db, { ...taken(parsePhoto(fields)), picture_id }, at),
  notice: (db, { fields, at, updatedAt }) =>
    notices.create(db, taken(parseNotice(knownNoticeFields(fields, at))), at, updatedAt),
  topper: (db, { fields, at }, picture_id) =>
    toppers.create(db, { ...taken(parseTopper(named(fields))), picture_id }, at),
  "faculty member": (db, { fields, at }, picture_id) =>
    faculty.create(db, { ...taken(parseFacultyMember(named(fields))), picture_id }, at),
  job: (db, { fields, at }) => jobs.create(db, taken(parseJob(detailed(fields))), at),
  testimonial: (db, { fields, at }, picture_id) =>
    testimonials.create(db, { ...taken(parseTestimonial(named(fields))), picture_id }, at),
  "pop-up": (db, { fields, at }, picture_id) =>
    popups.create(db, { ...taken(parsePopup(fields)), picture_id }, at),
};

const listed: ImportKind[] = (Object.keys(inserts) as ListedKind[]).map((key) => {
  const { listing, file } = kinds[key];
  return { ...listing, pictured: file.type === "picture", insert: inserts[key] };
});

/** Everything that is public, and comes without logging in: what is quickly brought first, pictures after it. */
export const importKinds = listed.sort((one, other) => Number(one.pictured) - Number(other.pictured));

/** The old server took any category, priority and date; here an unknown one becomes the nearest known. */
function knownNoticeFields(old: URLSearchParams, at: string): URLSearchParams {
  const fields = detailed(old);
  const date = (old.get("date") || old.get("notice_date") || "").slice(0, 10);
  fields.set("date", /^\d{4}-\d\d-\d\d$/.test(date) ? date : todayAtSchool(new Date(at)));
  const category = (old.get("category") ?? "").toLowerCase();
  fields.set("category", isOneOf(noticeCategories, category) ? category : "other");
  const priority = (old.get("priority") ?? "").toLowerCase();
  fields.set("priority", isOneOf(priorities, priority) ? priority : noticeDefaults.priority);
  return fields;
}

const isOneOf = (options: readonly { value: string }[], value: string) =>
  options.some((option) => option.value === value);
