import { setTimeout as wait } from "node:timers/promises";
import { inEnglish } from "~/languages/address";
import type { Services } from "~/services/services.server";
import { unescapeHtml } from "~/text/unescape-html";
import type { Database } from "~db/connection.server";
import { withoutFragment } from "./links.server";

/** Upper bounds, ten times a school's site. */
const limits = { pages: 1000, links: 4000, redirects: 5, characters: 4_000_000 };
/** Milliseconds between requests: visitors have priority. */
const pauseMs = 20;
const batch = 100;

export const nowhere = "http://website.invalid";

export type Visit = NonNullable<Services["visit"]>;

interface FoundLink {
  url: string;
  page: string;
}

interface OwnLink extends FoundLink {
  problem: string;
}

/** Stores dead internal and all external links. @throws if sitemap or home page fail; then stores nothing */
export async function crawlSite(
  { db, config, visit }: Pick<Services, "db" | "config"> & { visit: Visit },
  { between = pauseMs }: { between?: number } = {},
): Promise<void> {
  const site = config.origin ?? nowhere;
  const [own, outer] = [new Map<string, string>(), new Map<string, string>()];
  const problems = new Map<string, string>();
  for (const path of await readSitemap(visit)) {
    const answer = await visit(path);
    if (path === "/" && answer.status >= 500) throw new Error(`The home page answered ${answer.status}.`);
    own.set(path, own.get(path) ?? "/sitemap");
    problems.set(path, describeStatus(answer.status));
    for (const href of hrefsIn(await readText(answer))) {
      if (own.size + outer.size >= limits.links) break;
      const url = URL.canParse(href, site + path) ? new URL(href, site + path) : undefined;
      if (!url || !/^https?:$/.test(url.protocol)) continue;
      const [links, address] =
        url.origin === site ? [own, url.pathname + url.search] : [outer, withoutFragment(url)];
      // Other languages have the same links.
      if (links === own && inEnglish(address) !== address) continue;
      if (!links.has(address)) links.set(address, path);
    }
    await wait(between);
  }
  const ownLinks: OwnLink[] = [];
  for (const [url, page] of own) {
    const known = problems.get(url);
    ownLinks.push({ url, page, problem: known ?? (await problemAt(visit, url, site)) });
    if (known === undefined) await wait(between);
  }
  await save(
    db,
    ownLinks,
    [...outer].map(([url, page]) => ({ url, page })),
  );
}

async function readSitemap(visit: Visit): Promise<string[]> {
  const answer = await visit("/sitemap.xml");
  if (answer.status !== 200) throw new Error(`The sitemap answered ${answer.status}.`);
  const paths = [...(await readText(answer)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => {
    const { pathname, search } = new URL(loc.replaceAll("&amp;", "&"));
    return pathname + search;
  });
  return [...new Set(paths.filter((path) => inEnglish(path) === path))].slice(0, limits.pages);
}

/** Returns the problem of an internal link, and its target if it redirects. */
async function problemAt(visit: Visit, address: string, site: string): Promise<string> {
  let at = address;
  for (let step = 0; step <= limits.redirects; step += 1) {
    const answer = await visit(at);
    await answer.body?.cancel();
    const location = answer.headers.get("Location");
    if (!location || answer.status < 300 || answer.status > 399) return describeStatus(answer.status);
    const next = new URL(location, site + at);
    if (next.origin !== site) return "";
    at = next.pathname + next.search;
  }
  return "leads on and on in a circle";
}

function describeStatus(status: number): string {
  // Login pages and rate limits are not dead.
  if (status < 400 || [401, 403, 429].includes(status)) return "";
  return status === 404 || status === 410 ? "leads to no page" : `leads to a page that fails (${status})`;
}

async function readText(answer: Response): Promise<string> {
  if (!/^(text\/html|application\/xml)/.test(answer.headers.get("Content-Type") ?? "")) {
    await answer.body?.cancel();
    return "";
  }
  let text = "";
  const decoder = new TextDecoder();
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > limits.characters) {
      await reader?.cancel();
      break;
    }
  }
  return text;
}

async function save(db: Database, own: readonly OwnLink[], outer: readonly FoundLink[]): Promise<void> {
  const at = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("checked_links").where("own", "=", 1).execute();
    const dead = own.filter(({ problem }) => problem);
    for (let from = 0; from < dead.length; from += batch) {
      const rows = dead.slice(from, from + batch).map((link) => ({ ...link, own: 1, checked_at: at }));
      await trx.insertInto("checked_links").values(rows).execute();
    }
    const seen = new Set(outer.map(({ url }) => url));
    const known = await trx.selectFrom("checked_links").select("url").where("own", "=", 0).execute();
    for (const { url } of known.filter((row) => !seen.has(row.url))) {
      await trx.deleteFrom("checked_links").where("url", "=", url).execute();
    }
    for (let from = 0; from < outer.length; from += batch) {
      const rows = outer.slice(from, from + batch).map((link) => ({ ...link, own: 0, checked_at: null }));
      await trx
        .insertInto("checked_links")
        .values(rows)
        .onConflict((conflict) =>
          conflict.column("url").doUpdateSet(({ ref }) => ({ page: ref("excluded.page") })),
        )
        .execute();
    }
  });
}

const anchor = /<a\s(?:[^>]*?\s)?href="([^"]*)"/g;

/** Generated links that share data with another site; they point to no page there. */
const handedOver =
  /^https:\/\/(wa\.me\/|calendar\.google\.com\/calendar\/|outlook\.live\.com\/calendar\/|www\.google\.com\/maps\/search\/)/;

function hrefsIn(html: string): string[] {
  return [...html.matchAll(anchor)]
    .map(([, href = ""]) => unescapeHtml(href))
    .filter((href) => !handedOver.test(href));
}
