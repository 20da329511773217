import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { onPage } from "~/capabilities/translations/on-page.server";
import { recordsOf } from "~/content/records/records.server";
import { FieldRefusedError } from "~/forms/field-refused";
import { checksOf, parseFields } from "~/forms/fields.server";
import { plainDigits } from "~/text/digits";
import type { Database } from "~db/connection.server";
import { facilityPath, wordsInAddress } from "./address";
import { facility, samplePhotosChoice } from "./facility";

const records = recordsOf(facility, ["sample_photos"]);

/** Ignores the trash. */
const atAddress = (db: Database, address: string) =>
  db.selectFrom("facilities").where("address", "=", address).where("deleted_at", "is", null);

/** @throws FieldRefusedError if another facility has the address */
async function refuseTaken(db: Database, address: string | undefined, id?: number): Promise<void> {
  if (address === undefined) return;
  const other = await atAddress(db, address)
    .select("title")
    .where("id", "!=", id ?? 0)
    .executeTakeFirst();
  if (!other) return;
  throw new FieldRefusedError(
    "address",
    t("The facility {name} has the address {address}. Enter another address.", {
      name: other.title,
      address: `/${address}`,
    }),
  );
}

/** In the order of staff, which is that of the menu. Addresses are unique. */
export const facilities: typeof records = {
  ...records,
  async create(db, values, ...times) {
    await refuseTaken(db, values.address);
    return records.create(db, values, ...times);
  },
  async update(db, id, values) {
    await refuseTaken(db, values.address, id);
    return records.update(db, id, values);
  },
};

export type Facility = Awaited<ReturnType<typeof facilities.list>>[number];

/** Finds a facility by its address, or by a former one that is not in use. */
export async function findByAddress(db: Database, address: string): Promise<Facility | undefined> {
  const own = await atAddress(db, address).select("id").executeTakeFirst();
  const before = own
    ? undefined
    : await db
        .selectFrom("facility_addresses")
        .select("facility_id as id")
        .where("address", "=", address)
        .executeTakeFirst();
  const id = own?.id ?? before?.id;
  return id === undefined ? undefined : facilities.findOnSite(db, id);
}

/** Upper bound; a school has fewer. */
const maxFacilities = 100;

/** Labels of a facility's links: in the menu, in the list next to facilities, and in the footer. */
export interface FacilityLink {
  to: string;
  title: string;
  menu: string;
  beside: string[];
  /** Position in the list next to facilities. */
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
    const names = beside
      .split("\n")
      .map((name) => name.trim())
      .filter(Boolean);
    return {
      to: facilityPath({ address }),
      title,
      menu: menu_label || title,
      beside: beside_place === "" ? [] : names.length > 0 ? names : [title],
      besidePlace: Number(beside_place),
      footer: footer_label,
    };
  });
}

export function linksInFrame(links: readonly FacilityLink[]) {
  return {
    menu: links.map(({ menu, to }) => ({ label: menu, to })),
    footer: links.filter(({ footer }) => footer !== "").map(({ footer, to }) => ({ label: footer, to })),
  };
}

/** Links next to facilities; a facility with several names has one for each. */
export function linksBeside(links: readonly FacilityLink[]): { label: string; to: string }[] {
  return links
    .toSorted((one, other) => one.besidePlace - other.besidePlace)
    .flatMap(({ to, beside }) => beside.map((label) => ({ label, to })));
}

const checks = checksOf(facility.fields);

const photos = new RegExp(`^(${samplePhotosChoice}|[1-9]\\d{0,14})?$`);

/** Leave the address empty to derive it from the name. It is checked for uniqueness on saving. */
const schema = z
  .object({
    ...checks,
    photos: checks.photos.refine((value) => photos.test(value), msg("Choose an album, or no photos")),
    beside_place: checks.beside_place
      .transform(plainDigits)
      .refine(
        (value) => /^([1-9]\d{0,3})?$/.test(value),
        msg("Enter a number from 1 to 9999, or leave it empty"),
      ),
  })
  .transform((values) => ({ ...values, address: wordsInAddress(values.address || values.title) }));

/** @param reserved addresses of other pages */
export function parseFacility(fields: URLSearchParams, reserved: ReadonlySet<string>) {
  const checked = schema.superRefine(({ address }, { addIssue }) => {
    const message =
      address === ""
        ? t("Enter the address in letters or numbers, such as library")
        : t("The website uses {address} for another page. Enter another address.", {
            address: `/${address}`,
          });
    if (address === "" || reserved.has(address)) addIssue({ code: "custom", path: ["address"], message });
  });
  return parseFields(checked, fields);
}
