import { z } from "zod";
import type { FetchOptions, SiteFetcher } from "./fetch-site.server";
import { createFetcher, UnreadableError } from "./fetch-site.server";
import type { FoundRecord, LeftOut, Offer, Reader } from "./found";
import { readOffer } from "./offer.server";
import {
  mapCategory,
  readLibrary,
  readPost,
  type WpMedia,
  type WpPost,
  type WpSite,
} from "./wordpress.server";

/** Records in one answer; old servers take long for more. */
const perPage = 50;
const maxPages = 400;

const text = z.object({ rendered: z.string() }).catch({ rendered: "" });
const time = z.string().catch("");
const id = z.number().int().catch(0);

const postShape = z.object({
  id: z.number().int(),
  status: z.string().catch("publish"),
  title: text,
  content: z
    .object({ rendered: z.string(), protected: z.boolean().catch(false) })
    .catch({ rendered: "", protected: false }),
  date_gmt: time,
  date: time,
  modified_gmt: time,
  link: z.string().catch(""),
  slug: z.string().catch(""),
  categories: z.array(z.number()).catch([]),
  featured_media: id,
});

const mediaShape = z.object({
  id: z.number().int(),
  source_url: z.string(),
  title: text,
  caption: text,
  post: id,
});
const categoryShape = z.object({ id: z.number().int(), name: z.string(), link: z.string().catch("") });
const rootShape = z.object({
  name: z.string().catch(""),
  description: z.string().catch(""),
  home: z.string().catch(""),
  namespaces: z.array(z.string()),
});

/** Times of WordPress in GMT have no zone; drafts have none at all. */
export function toInstant(gmt: string, local: string): string {
  for (const typed of [gmt, local]) {
    const moment = new Date(`${typed.replace(" ", "T")}Z`);
    if (typed && !typed.startsWith("0000") && !Number.isNaN(moment.getTime())) return moment.toISOString();
  }
  return new Date().toISOString();
}

interface Rest {
  fetcher: SiteFetcher;
  /** Address of the interface, with or without permalinks. */
  root: URL;
  info: z.infer<typeof rootShape>;
}

/** Finds the REST interface of WordPress. Undefined if the site has none. */
export async function findRest(site: URL, options: FetchOptions): Promise<Rest | undefined> {
  const fetcher = createFetcher(site, options);
  const folder = site.pathname.replace(/[^/]*$/, "");
  for (const path of [`${folder}wp-json/`, `${folder}?rest_route=/`]) {
    try {
      const { url, body } = await fetcher.read(new URL(path, site));
      const info = rootShape.safeParse(JSON.parse(body.toString("utf8")));
      if (info.success && info.data.namespaces.includes("wp/v2"))
        return { fetcher, root: url, info: info.data };
    } catch (error) {
      if (!(error instanceof UnreadableError || error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

function addressOf({ root }: Rest, list: string, query: Record<string, string>): URL {
  const url = new URL(root);
  if (url.searchParams.has("rest_route")) url.searchParams.set("rest_route", `/wp/v2/${list}`);
  else url.pathname = `${url.pathname.replace(/\/?$/, "/")}wp/v2/${list}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** Reads all rows of a list, page by page. */
async function* readList<Row>(
  rest: Rest,
  list: string,
  shape: z.ZodType<Row>,
  { query = {}, onTotal }: { query?: Record<string, string>; onTotal?: (total: number) => void } = {},
): AsyncGenerator<Row> {
  for (let page = 1; page <= maxPages; page += 1) {
    const asked = { per_page: String(perPage), page: String(page), order: "asc", ...query };
    const { headers, body } = await rest.fetcher.read(addressOf(rest, list, asked));
    let rows: unknown;
    try {
      rows = JSON.parse(body.toString("utf8"));
    } catch {
      throw new UnreadableError(`its list "${list}" is not JSON`);
    }
    if (!Array.isArray(rows)) throw new UnreadableError(`its list "${list}" is none`);
    if (page === 1) onTotal?.(Number(headers["x-wp-total"]) || rows.length);
    for (const row of rows) {
      const parsed = shape.safeParse(row);
      if (parsed.success) yield parsed.data;
    }
    const pages = Number(headers["x-wp-totalpages"]) || (rows.length < perPage ? page : page + 1);
    if (page >= pages || rows.length === 0) return;
  }
}

/** Reads WordPress by its REST interface: public posts, pages and media. */
export function readWordpress(rest: Rest): Reader {
  const { fetcher, info, root } = rest;
  const home = URL.canParse(info.home) && fetcher.isOwn(new URL(info.home)) ? new URL(info.home) : root;
  const source = new URL(home.pathname.replace(/\/?$/, "/"), home.origin);
  let expected = 0;
  let offer: Offer = {};
  const redirects: { address: string; target: string }[] = [];

  async function* records(signal?: AbortSignal): AsyncGenerator<FoundRecord | LeftOut> {
    offer = await readOffer(fetcher, source, { name: info.name, motto: info.description });
    const media = new Map<number, WpMedia>();
    const categories = new Map<number, string>();
    for await (const row of readList(rest, "categories", categoryShape)) {
      categories.set(row.id, row.name);
      if (URL.canParse(row.link)) redirects.push(categoryRedirect(row.link, row.name));
    }
    for await (const row of readList(rest, "media", mediaShape, { query: { orderby: "id" } })) {
      const { id, source_url: url, title, caption, post } = row;
      media.set(id, { id, url, title: title.rendered, caption: caption.rendered, post });
    }
    redirects.push({ address: new URL("feed/", source).href, target: "/notices/feed.xml" });
    const site: WpSite = { source, isOwn: fetcher.isOwn, media, used: new Set() };
    const onTotal = (total: number) => {
      expected += total;
    };
    // Pictures take longest, and most media are pictures.
    expected += media.size;
    for (const [list, type, orderby] of [
      ["pages", "page", "menu_order"],
      ["posts", "post", "date"],
    ] as const) {
      for await (const row of readList(rest, list, postShape, { query: { orderby }, onTotal })) {
        if (signal?.aborted) return;
        yield* readPost(toPost(row, type, categories), site);
      }
    }
    yield* readLibrary(site, new Date().toISOString());
  }

  return {
    name: "wordpress-rest",
    source: source.href,
    lists: ["pages", "posts", "albums", "photos"],
    countExpected: () => expected,
    offer: () => offer,
    redirects: () => redirects,
    records,
    download: ({ address }, directory, maxBytes) => fetcher.download(new URL(address), directory, maxBytes),
  };
}

/** List of notices in the place of a category's. */
export function categoryRedirect(address: string, name: string): { address: string; target: string } {
  const category = mapCategory(name);
  const isListed = category !== undefined && category !== "other";
  return { address, target: isListed ? `/notices?category=${category}` : "/notices" };
}

function toPost(
  row: z.infer<typeof postShape>,
  type: WpPost["type"],
  categories: ReadonlyMap<number, string>,
): WpPost {
  return {
    ...{ id: row.id, type, status: row.status, title: row.title.rendered, content: row.content.rendered },
    isProtected: row.content.protected,
    at: toInstant(row.date_gmt, row.date),
    updatedAt: toInstant(row.modified_gmt, row.date_gmt || row.date),
    link: row.link,
    slug: row.slug,
    categories: row.categories.flatMap((id) => categories.get(id) ?? []),
    featured: row.featured_media,
  };
}
