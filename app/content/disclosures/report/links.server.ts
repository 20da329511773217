import { linePath } from "~/content/disclosures/appendix-ix/lines";
import { readValues } from "~/content/disclosures/appendix-ix/values.server";
import { sha256 } from "~/services/secrets.server";
import { partPath } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import type { DeadLink } from "./link-findings";

/** Consecutive failures before a link counts as dead: sites can be down for a night. */
const failuresToCount = 2;
const maxListed = 500;

const settingFields = {
  facebook_url: "social",
  instagram_url: "social",
  youtube_url: "social",
  x_url: "social",
  channel_url: "social",
} as const;

/** Lists dead links, internal ones first, without disabled ones. */
export async function readDeadLinks(db: Database): Promise<DeadLink[]> {
  const rows = await db
    .selectFrom("checked_links")
    .select(["url", "page", "problem"])
    .where("problem", "<>", "")
    .where("off", "=", 0)
    .where((where) => where.or([where("own", "=", 1), where("failures", ">=", failuresToCount)]))
    .orderBy("own", "desc")
    .orderBy("url")
    .limit(maxListed)
    .execute();
  if (rows.length === 0) return [];
  const fields = await fieldsByAddress(db);
  return rows.map((row) => ({ ...row, to: fields.get(row.url) ?? row.page }));
}

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

export function withoutFragment(url: URL): string {
  const copy = new URL(url);
  copy.hash = "";
  return copy.href;
}

export interface OuterLink {
  key: string;
  url: string;
  page: string;
  problem: string;
  isOff: boolean;
  checked_at: string | null;
}

export async function listOuterLinks(db: Database): Promise<OuterLink[]> {
  const rows = await db
    .selectFrom("checked_links")
    .select(["url", "page", "problem", "off", "checked_at"])
    .where("own", "=", 0)
    .orderBy("url")
    .limit(maxListed)
    .execute();
  return rows.map(({ off, ...row }) => ({ ...row, key: getLinkKey(row.url), isOff: off === 1 }));
}

/** URLs can be longer than a form field. */
const getLinkKey = (url: string) => sha256(url).slice(0, 16);

/** Disables checks of the given links and enables the others. @returns changed URLs */
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
