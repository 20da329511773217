import { album } from "./album";
import { amenity } from "./amenity";
import { calendarEntry } from "./calendar-entry";
import { consent } from "./consent";
import { disclosure } from "./disclosure";
import { facility } from "./facility";
import { facilityCard } from "./facility-card";
import { facultyMember } from "./faculty-member";
import { job } from "./job";
import { editPathOf, type RecordKind, type StaffKind } from "./kind";
import { message } from "./message";
import { notice } from "./notice";
import { page } from "./own-page";
import { photo } from "./photo";
import { popup } from "./popup";
import { program } from "./program";
import { resume } from "./resume";
import { slide } from "./slide";
import { subscriber } from "./subscriber";
import { takeDown } from "./take-down";
import { testimonial } from "./testimonial";
import { topper } from "./topper";
import { transferCertificate } from "./transfer-certificate";
import { video } from "./video";

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

/** For declarations, which cannot import this list. */
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
