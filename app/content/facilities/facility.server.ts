import { msg } from "#message";
import { refuseReserved, withAddress, withAddresses } from "~/capabilities/addresses/addresses.server";
import { onPage } from "~/capabilities/translations/on-page.server";
import { parserOf } from "~/forms/fields.server";
import { addressPath } from "~/kinds/address-path";
import { splitPoints } from "~/page-texts/chapters.server";
import { recordsOf } from "~/records/records.server";
import type { Database } from "~db/connection.server";
import { facility, samplePhotosChoice } from "../../kinds/facility";

/** In the order of staff, which is that of the menu. */
export const facilities = withAddresses(facility, recordsOf(facility, ["sample_photos"]));

export type Facility = Awaited<ReturnType<typeof facilities.list>>[number];

const maxFacilities = 100;

export interface FacilityLink {
  to: string;
  title: string;
  menu: string;
  beside: string[];
  besidePlace: number;
  footer: string;
}

export async function listFacilityLinks(db: Database): Promise<FacilityLink[]> {
  const rows = await db
    .selectFrom("facilities")
    .select(["id", "title", "address", "menu_label", "beside", "beside_place", "footer_label"])
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .limit(maxFacilities)
    .execute();
  const shown = await onPage(db, facility, rows);
  return shown.map(({ title, address, menu_label, beside, beside_place, footer_label }) => {
    const names = splitPoints(beside);
    return {
      to: addressPath({ address }),
      title,
      menu: menu_label || title,
      beside: beside_place === "" ? [] : names.length > 0 ? names : [title],
      besidePlace: Number(beside_place),
      footer: footer_label,
    };
  });
}

/** True if the page of a facility has a text: a tour of empty pages shows nothing. */
export async function hasFacilityText(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom("facilities")
    .select("id")
    .where("deleted_at", "is", null)
    .where("details", "<>", "")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export function linksInFrame(links: readonly FacilityLink[]) {
  return {
    menu: links.map(({ menu, to }) => ({ label: menu, to })),
    footer: links.filter(({ footer }) => footer !== "").map(({ footer, to }) => ({ label: footer, to })),
  };
}

export function linksBeside(links: readonly FacilityLink[]): { label: string; to: string }[] {
  return links
    .toSorted((one, other) => one.besidePlace - other.besidePlace)
    .flatMap(({ to, beside }) => beside.map((label) => ({ label, to })));
}

const photos = new RegExp(`^(${samplePhotosChoice}|[1-9]\\d{0,14})?$`);

const parse = parserOf(facility.fields, {
  fields: (declared) => ({
    photos: declared.photos.refine((value) => photos.test(value), msg("Choose an album, or no photos")),
  }),
  whole: (form) => form.transform(withAddress),
});

export function parseFacility(fields: URLSearchParams, reserved: ReadonlySet<string>) {
  return refuseReserved(parse(fields), fields, reserved);
}
