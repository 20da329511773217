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
import { page } from "../own-pages/page";
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

/** All kinds, in the order of the dashboard; registry.test.ts compares it with database, routes and pages. */
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
  page,
  facility,
  facilityCard,
  program,
  amenity,
  consent,
] as const;

type Kind = (typeof kinds)[number];

export type StaffKindKey = Extract<Kind, { fields: object }>["key"];

/** Inbound kind, or one about people: erased at once, without the trash. */
export type InboundKind = Exclude<Kind["key"], StaffKindKey>;

export const allKinds: readonly RecordKind[] = kinds;

export function isStaffKind(kind: RecordKind): kind is StaffKind<never> {
  return "fields" in kind;
}

export const staffKinds = allKinds.filter(isStaffKind) as readonly (StaffKind<never> & {
  key: StaffKindKey;
})[];

/** Kinds that the importer reads from other sites. */
export const listedKinds = staffKinds.flatMap((kind) =>
  kind.legacy?.listing ? [{ ...kind, listing: kind.legacy.listing }] : [],
);

/** For `<noun>.ts`, which cannot import this list. */
export function keyOf({ key }: Pick<StaffKind<never>, "key">): StaffKindKey {
  return key as StaffKindKey;
}

/** @throws Error for a kind that staff write */
export function inboundKey(kind: RecordKind): InboundKind {
  if (isStaffKind(kind)) throw new Error(`A ${kind.names.one} is written by staff.`);
  return kind.key as InboundKind;
}

export function getStaffPage(kind: RecordKind, id: number, inTrash: boolean): string {
  if (inTrash) return "/dashboard/trash";
  if (isStaffKind(kind)) return editPathOf(kind, id);
  return kind.pages.view ? `${kind.pages.record}/${id}` : kind.pages.list;
}
