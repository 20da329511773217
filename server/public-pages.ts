import type { ServerBuild } from "@remix-run/node";
import { splitAddress } from "~/languages/address";
import type { Language } from "~/languages/languages";
import type { PageQuery } from "~/lists/page-query";

/** A public page as its route describes it. */
export interface PublicPage {
  /** What it reads from its address. */
  query: PageQuery;
  /** The cookie that makes it another page, where it has that with the value `yes`. */
  cookie?: string | undefined;
}

/** What a public page says of itself; `cached: false` where its answers are too many to be kept. */
type PageHandle = Partial<PublicPage> & { cached?: boolean };

/** Finds the public page at a path, in whatever language; undefined for every other address. */
export type FindPage = (path: string) => PublicPage | undefined;

/** Routes of the folder `routes/site/` (and the root) are public; their ids say so. */
const isPublicRoute = (id: string): boolean => id === "root" || id.startsWith("routes/site/");

/** A record's number with words behind it, and a facility's words alone: no file is called so. */
const names: Record<string, string> = {
  ":notice": "[1-9]\\d{0,14}-[^/]+",
  ":album": "[1-9]\\d{0,14}-[^/]+",
  ":facility": "[^/.]+",
};

/**
 * The public pages of a build, by the path they answer; a name in a path stands for what is above. A path that another
 * route has in so many words is that route's.
 * @param languages in whose addresses they are found, beside the English ones
 */
export function publicPages(build: ServerBuild, languages: readonly Language[] = []): FindPage {
  const fixed = new Map<string, PublicPage>();
  const named: { pattern: RegExp; page: PublicPage }[] = [];
  const paths = new Set(Object.values(build.routes).map((route) => `/${route?.path ?? ""}`));
  const layouts = new Set(Object.values(build.routes).map((route) => route?.parentId));
  for (const route of Object.values(build.routes)) {
    if (
      !route ||
      layouts.has(route.id) ||
      !isPublicRoute(route.id) ||
      !route.module.default ||
      route.path === "*"
    )
      continue;
    const { query = {}, cookie, cached = true } = (route.module.handle ?? {}) as PageHandle;
    if (!cached) continue;
    const page = { query, cookie };
    const path = `/${route.path ?? ""}`;
    if (!path.includes(":")) fixed.set(path, page);
    else {
      const pattern = path.replace(/:\w+/, (name) => names[name] ?? name);
      named.push({ pattern: new RegExp(`^${pattern}$`), page });
    }
  }
  return (address) => {
    const { path } = splitAddress(address, languages);
    return paths.has(path) ? fixed.get(path) : named.find(({ pattern }) => pattern.test(path))?.page;
  };
}
