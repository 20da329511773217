import { existsSync } from "node:fs";
import { inEnglish } from "~/languages/address";
import { projectRoot } from "~/project-root.server";
import { origin } from "./site";

const isText = /^(text\/|application\/(json|xml|manifest\+json|rss\+xml|xhtml\+xml|ld\+json))/;

/** Addresses in links, pictures, forms and XML. */
const addresses = /(?:href|src|action)="([^"]+)"|<loc>([^<]+)<\/loc>/g;

/** Static files, which have no route. */
const isFile = (path: string) =>
  path !== "/" && ["public", "build/client"].some((folder) => existsSync(`${projectRoot}/${folder}${path}`));

/** Months link to each other without end: three in each direction are enough. */
function isTooFar({ searchParams }: URL): boolean {
  const month = Date.parse(searchParams.get("month") ?? "");
  return Math.abs(month - Date.now()) > 100 * 24 * 60 * 60 * 1000;
}

interface Visitor {
  visit: (path: string, options?: { headers?: Record<string, string> }) => Promise<Response>;
}

/** Follows every link as a visitor. @returns texts by address @throws for dead links */
export async function crawl(visitor: Visitor, from: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const seen = new Set(from);
  const waiting = [...from];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await visitor.visit(path);
    const isNeeded = !from.includes(inEnglish(path));
    if (isNeeded && answer.status >= 400) throw new Error(`${path} answers ${answer.status}.`);
    const location = answer.headers.get("Location");
    const isRead = isText.test(answer.headers.get("Content-Type") ?? "");
    if (!isRead) await answer.body?.cancel();
    const text = isRead ? await answer.text() : "";
    if (text) found.set(path, text);
    for (const [, link = "", loc = ""] of [
      ...text.matchAll(addresses),
      ...(location ? [["", location]] : []),
    ]) {
      const url = new URL((link || loc).replaceAll("&amp;", "&"), new URL(path, origin));
      const next = url.pathname + url.search;
      if (url.origin !== origin || seen.has(next) || isTooFar(url) || isFile(url.pathname)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return found;
}
