import type { IncomingMessage } from "node:http";
import { wantsLight } from "~/http/light.server";
import { hasMark } from "~/http/visit-mark";
import { offersLanguages, splitAddress } from "~/languages/address";
import { offeredLanguage } from "~/languages/choice.server";
import { english, type Language, translations } from "~/languages/languages";
import { canonicalQuery } from "~/lists/page-query";
import type { Services } from "~/services/services.server";
import { cookieName } from "~/services/site-cookie.server";
import { oddHeaders } from "../host-check";
import type { FindPage } from "../public-pages";
import { cachedHosts } from "./cached-hosts";
import { ownPages } from "./own-pages";

/** What a page depends on beside its content: pages that differ in any of it are kept apart. */
export interface Variant {
  /** Origin of the site, as the visitor sees it. */
  site: string;
  /** Path and query, with what the page reads only. */
  address: string;
  light: boolean;
  /** The code of the language that an English page offers; empty for none. */
  offer: string;
  /** The cookie that the page heeds, as `name=yes`; empty without it. */
  cookie: string;
}

interface Options {
  services: Services;
  findPage: FindPage;
  /** True if a connection's address is that of a proxy to be believed about its visitor's encryption. */
  isProxy: (address: string, hop: number) => boolean;
}

/**
 * Tells which page, the same for everybody, a request asks for; undefined if it asks for something else. It is told what
 * the site comes in beside English only once that matters.
 */
export function readVariant({ services, findPage, isProxy }: Options) {
  const { config } = services;
  const isCached = cachedHosts(services);
  const isOwn = ownPages(services);

  /** What the proxy in front says, if there is one: a page has its own address in it. */
  function schemeOf({ headers, socket }: IncomingMessage): "http" | "https" {
    const said = headers["x-forwarded-proto"];
    if (said === undefined || !isProxy(socket.remoteAddress ?? "", 0)) return "http";
    return String(said).split(",")[0]?.trim() === "https" ? "https" : "http";
  }

  return (request: IncomingMessage, languages: () => readonly Language[]): Variant | undefined => {
    const { headers, method, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (oddHeaders(request)) return undefined;
    if (headers["content-length"] || headers["transfer-encoding"]) return undefined;
    const queryAt = url.indexOf("?");
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const page = findPage(path);
    if (!page) return undefined;
    const host = headers.host?.toLowerCase() ?? "";
    if (!isCached(host, request.socket.localPort)) return undefined;
    if (headers.cookie && isOwn(headers.cookie)) return undefined;
    const offered = languages();
    const { language } = splitAddress(path, translations);
    if (language !== english && !offered.includes(language)) return undefined;
    const query = queryAt < 0 ? "" : canonicalQuery(new URLSearchParams(url.slice(queryAt + 1)), page.query);
    const site = config.origin ?? `${schemeOf(request)}://${host}`;
    const tls = site.startsWith("https:");
    const mark = page.cookie && cookieName(page.cookie, tls);
    return {
      site,
      address: path + query,
      cookie: mark && hasMark(headers.cookie, mark) ? `${mark}=yes` : "",
      light: wantsLight(headers.cookie, headers["save-data"], tls),
      offer:
        language === english && offersLanguages(path)
          ? (offeredLanguage(offered, headers.cookie, headers["accept-language"], tls) ?? "")
          : "",
    };
  };
}
