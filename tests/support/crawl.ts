import { existsSync } from "node:fs";
import { inEnglish } from "~/languages/address";
import { projectRoot } from "~/project-root.server";
import { origin } from "./site";

/** What answers with text: a page, a feed, a list of an old endpoint. */
const isText = /^(text\/|application\/(json|xml|manifest\+json|rss\+xml|xhtml\+xml|ld\+json))/;

/** What somebody reads from any address that leads to another: of links, pictures, forms and of XML. */
const addresses = /(?:href|src|action)="([^"]+)"|<loc>([^<]+)<\/loc>/g;

/** Files that the server sends as they are, without a route. */
const isFile = (path: string) =>
  path !== "/" && ["public", "build/client"].some((folder) => existsSync(`${projectRoot}/${folder}${path}`));

/** Pages of a month lead to the next one for ever: three months back and ahead are enough. */
function isTooFar({ searchParams }: URL): boolean {
  const month = Date.parse(searchParams.get("month") ?? "");
  return Math.abs(month - Date.now()) > 100 * 24 * 60 * 60 * 1000;
}

interface Visitor {
  visit: (path: string, options?: { headers?: Record<string, string> }) => Promise<Response>;
}

/**
 * Follows every link of the site from some addresses on, as a visitor.
 * @returns the text of each address that answers with one
 * @throws where a link leads nowhere
 */
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
