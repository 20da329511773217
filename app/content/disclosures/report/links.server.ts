import { partPath } from "~/capabilities/settings/parts";
import { readSettings } from "~/capabilities/settings/queries.server";
import { linePath } from "~/content/disclosures/appendix-ix/lines";
import { readValues } from "~/content/disclosures/appendix-ix/values.server";
import { sha256 } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";
import type { DeadLink } from "./link-findings";

/** Times in a row that another site must not answer before its link counts as dead: a site may be down for a night. */
const failuresToCount = 2;
/** Links that a list shows; a school's site has fewer. */
const mostListed = 500;

/** Settings that are addresses of other sites, and the pages where they are changed. */
const settingFields = {
  facebook_url: "social",
  instagram_url: "social",
  youtube_url: "social",
  x_url: "social",
  channel_url: "films",
} as const;

/** The links that lead nowhere, those of the site itself first. Links that staff have switched off are none. */
export async function readDeadLinks(db: Database): Promise<DeadLink[]> {
  const rows = await db
    .selectFrom("checked_links")
    .select(["url", "page", "problem"])
    .where("problem", "<>", "")
    .where("off", "=", 0)
    .where((where) => where.or([where("own", "=", 1), where("failures", ">=", failuresToCount)]))
    .orderBy("own", "desc")
    .orderBy("url")
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return [];
  const fields = await fieldsByAddress(db);
  return rows.map((row) => ({ ...row, to: fields.get(row.url) ?? row.page }));
}

/** The very fields in which addresses of other sites were entered, as far as there is one for a single address. */
async function fieldsByAddress(db: Database): Promise<Map<string, string>> {
  const [settings, values] = await Promise.all([readSettings(db), readValues(db, "staff")]);
  const fields = new Map<string, string>();
  const add = (address: string, to: string) => {
    if (URL.canParse(address)) fields.set(withoutFragment(new URL(address)), to);
  };
  for (const [name, part] of Object.entries(settingFields)) {
    add(settings[name as keyof typeof settingFields], `${partPath(part)}#${name}`);
  }
  add(values.get("e7")?.value ?? "", linePath("e7"));
  return fields;
}

/** The whole address, as links are kept. */
export function withoutFragment(url: URL): string {
  const copy = new URL(url);
  copy.hash = "";
  return copy.href;
}

/** A link to another site, as staff see it in the list. */
export interface OuterLink {
  /** Stands for its address in the form. */
  key: string;
  url: string;
  page: string;
  /** In words; empty if it answers, or was not asked yet. */
  problem: string;
  /** Staff have said that it is not to be checked. */
  isOff: boolean;
  checked_at: string | null;
}

/** The links to other sites, in the order of their addresses. */
export async function listOuterLinks(db: Database): Promise<OuterLink[]> {
  const rows = await db
    .selectFrom("checked_links")
    .select(["url", "page", "problem", "off", "checked_at"])
    .where("own", "=", 0)
    .orderBy("url")
    .limit(mostListed)
    .execute();
  return rows.map(({ off, ...row }) => ({ ...row, key: keyOf(row.url), isOff: off === 1 }));
}

/** An address may be longer than a field of a form. */
const keyOf = (url: string) => sha256(url).slice(0, 16);

/**
 * Says which of the listed links to other sites are not to be checked; the others are.
 * @param keys of those links
 * @returns the addresses for which that is new
 */
export async function switchLinks(
  trx: Database,
  keys: readonly string[],
): Promise<{ off: string[]; on: string[] }> {
  const links = await listOuterLinks(trx);
  const off = links.filter(({ key, isOff }) => !isOff && keys.includes(key)).map(({ url }) => url);
  const on = links.filter(({ key, isOff }) => isOff && !keys.includes(key)).map(({ url }) => url);
  const set = async (urls: string[], value: 0 | 1) => {
    for (const url of urls) {
      await trx.updateTable("checked_links").set({ off: value }).where("url", "=", url).execute();
    }
  };
  await set(off, 1);
  await set(on, 0);
  return { off, on };
}
