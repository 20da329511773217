import type { ServerBuild } from "@remix-run/node";
import { splitAddress } from "~/languages/address";
import type { Language } from "~/languages/languages";
import type { PageQuery } from "~/lists/page-query";

export interface PublicPage {
  /** Query parameters that the page reads. */
  query: PageQuery;
  /** Cookie that changes the page if its value is `yes`. */
  cookie?: string | undefined;
}

/** The `handle` of a public page. */
interface PageHandle extends Partial<PublicPage> {
  /** Patterns of the parameters in its path; addresses that do not match are not cached. */
  params?: Record<string, RegExp>;
  /** False if it has too many addresses to cache. */
  cached?: boolean;
}

/** Finds the public page of a path in any language; undefined for other addresses. */
export type FindPage = (path: string) => PublicPage | undefined;

/** Route IDs start with the folder: routes in `routes/site/` are public. */
const isPublicRoute = (id: string): boolean => id === "root" || id.startsWith("routes/site/");

/** Public pages by path; paths without parameters match first. @param languages in addition to English */
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
    const { query = {}, cookie, params = {}, cached = true } = (route.module.handle ?? {}) as PageHandle;
    if (!cached) continue;
    const page = { query, cookie };
    const path = `/${route.path ?? ""}`;
    if (!path.includes(":")) fixed.set(path, page);
    else {
      const pattern = path.replace(/:(\w+)/g, (_, name: string) => params[name]?.source ?? "");
      named.push({ pattern: new RegExp(`^${pattern}$`), page });
    }
  }
  return (address) => {
    const { path } = splitAddress(address, languages);
    return paths.has(path) ? fixed.get(path) : named.find(({ pattern }) => pattern.test(path))?.page;
  };
}
