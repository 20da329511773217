import { consent } from "../../capabilities/consents/consent";
import { takeDown } from "../../capabilities/take-downs/take-down";
import { album } from "../albums/album";
import { amenity } from "../amenities/amenity";
import { calendarEntry } from "../calendar/entry";
import { disclosure } from "../disclosures/disclosure";
import { facility } from "../facilities/facility";
import { facilityCard } from "../facility-cards/facility-card";
import { facultyMember } from "../faculty/faculty-member";
import { job } from "../jobs/job";
import { message } from "../messages/message";
import { notice } from "../notices/notice";
import { photo } from "../photos/photo";
import { popup } from "../popups/popup";
import { program } from "../programs/program";
import { resume } from "../resumes/resume";
import { slide } from "../slides/slide";
import { subscriber } from "../subscribers/subscriber";
import { testimonial } from "../testimonials/testimonial";
import { topper } from "../toppers/topper";
import { transferCertificate } from "../transfer-certificates/transfer-certificate";
import { video } from "../videos/video";
import { editPathOf, type RecordKind, type StaffKind } from "./kind";

/**
 * Every kind of record, in the order in which the dashboard shows them. Whatever has to know all kinds reads this list:
 * addresses, trash, menu and cards, search, files that are still used, importer, and the tests, which hold it against
 * the database, the routes and the pages (tests/requests/registry.test.ts).
 */
const kinds = [
  notice,
  calendarEntry,
  album,
  photo,
  video,
  slide,
  popup,
  topper,
  testimonial,
  job,
  message,
  resume,
  subscriber,
  takeDown,
  facultyMember,
  disclosure,
  transferCertificate,
  facility,
  facilityCard,
  program,
  amenity,
  consent,
] as const;

type Kind = (typeof kinds)[number];

/** A kind that staff write, by its key. */
export type KeptKind = Extract<Kind, { fields: object }>["key"];

/** A kind that visitors send, or staff keep about people: erased at once, without the trash. */
export type ReceivedKind = Exclude<Kind["key"], KeptKind>;

/** Every kind. */
export const allKinds: readonly RecordKind[] = kinds;

/** True if staff write the records of a kind. */
export function isKept(kind: RecordKind): kind is StaffKind<never> {
  return "fields" in kind;
}

/** The kinds that staff write. */
export const keptKinds = allKinds.filter(isKept) as readonly (StaffKind<never> & { key: KeptKind })[];

/** The kinds whose records come from another site too. */
export const listedKinds = keptKinds.flatMap((kind) =>
  kind.legacy?.listing ? [{ ...kind, listing: kind.legacy.listing }] : [],
);

/** The key of a kind: `<noun>.ts` cannot refer to the list that it stands in. */
export function keyOf({ key }: Pick<StaffKind<never>, "key">): KeptKind {
  return key as KeptKind;
}

/** The key of a kind that staff do not write. @throws Error where they do */
export function receivedKey(kind: RecordKind): ReceivedKind {
  if (isKept(kind)) throw new Error(`A ${kind.names.one} is written by staff.`);
  return kind.key as ReceivedKind;
}

/** The page of staff where a record is: its form, its own page, the list of its kind, or the trash. */
export function staffPageOf(kind: RecordKind, id: number, inTrash: boolean): string {
  if (inTrash) return "/dashboard/trash";
  if (isKept(kind)) return editPathOf(kind, id);
  return kind.pages.view ? `${kind.pages.record}/${id}` : kind.pages.list;
}
