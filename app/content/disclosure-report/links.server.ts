import { linePath } from "~/content/appendix-ix/lines";
import { readValues } from "~/content/appendix-ix/values.server";
import { partPath } from "~/content/settings/parts";
import { readSettings } from "~/content/settings/queries.server";
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
