import { refuseReserved, withAddress, withAddresses } from "~/capabilities/addresses/addresses.server";
import { isOnSite } from "~/capabilities/publishing/on-site.server";
import { onPage } from "~/capabilities/translations/on-page.server";
import { parserOf } from "~/forms/fields.server";
import { addressPath } from "~/kinds/address-path";
import { recordsOf } from "~/records/records.server";
import type { PageLink } from "~/ui/frame/menu";
import type { Database } from "~db/connection.server";
import { page } from "../../kinds/own-page";

/** In the order of staff, which is that of the menu. */
export const pages = withAddresses(page, recordsOf(page));

export type Page = Awaited<ReturnType<typeof pages.list>>[number];

const maxPages = 200;

export async function listPageLinks(db: Database, now = new Date().toISOString()): Promise<PageLink[]> {
  const rows = await db
    .selectFrom("pages")
    .select(["id", "title", "address", "menu", "menu_label"])
    .where(isOnSite("pages", now))
    .orderBy("position")
    .orderBy("id")
    .limit(maxPages)
    .execute();
  return (await onPage(db, page, rows)).map(({ title, address, menu, menu_label }) => ({
    label: menu_label || title,
    to: addressPath({ address }),
    group: menu,
  }));
}

const parse = parserOf(page.fields, { whole: (form) => form.transform(withAddress) });

export function parsePage(fields: URLSearchParams, reserved: ReadonlySet<string>) {
  return refuseReserved(parse(fields), fields, reserved);
}
