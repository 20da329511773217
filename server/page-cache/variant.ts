import type { IncomingMessage } from "node:http";
import { isFollowedLink } from "~/http/followed-link";
import { wantsLight } from "~/http/light.server";
import { hasMark } from "~/http/visit-mark";
import { offersLanguages, splitAddress } from "~/languages/address";
import { offeredLanguage } from "~/languages/choice.server";
import { english, type Language, translations } from "~/languages/languages";
import { canonicalQuery } from "~/lists/page-query";
import { isRedirected } from "~/redirects/redirects.server";
import type { Services } from "~/services/services.server";
import { cookieName } from "~/services/site-cookie.server";
import { isReadable } from "../addresses";
import { oddHeaders } from "../host-check";
import { isOldHome } from "../old-addresses";
import type { FindPage } from "../public-pages";
import { cachedHosts } from "./cached-hosts";
import { ownPages } from "./own-pages";

/** Everything that a page depends on besides the content; part of the cache key. */
export interface Variant {
  site: string;
  /** Path and query, reduced to parameters that the page reads. */
  address: string;
  light: boolean;
  /** True if the visitor came by a link of the site; the page then links its sheet in the head. */
  followsLink: boolean;
  /** Language code that an English page offers; empty for none. */
  offer: string;
  /** Cookie that the page declares, as `name=yes`; empty without it. */
  cookie: string;
}

interface Options {
  services: Services;
  findPage: FindPage;
  /** True if an address is a trusted proxy, whose `X-Forwarded-Proto` counts. */
  isProxy: (address: string, hop: number) => boolean;
}

/** Returns undefined if the request is not for a public page. Languages are looked up only if needed. */
export function readVariant({ services, findPage, isProxy }: Options) {
  const { config } = services;
  const isCached = cachedHosts(services);
  const isOwn = ownPages(services);

  function schemeOf({ headers, socket }: IncomingMessage): "http" | "https" {
    const said = headers["x-forwarded-proto"];
    if (said === undefined || !isProxy(socket.remoteAddress ?? "", 0)) return "http";
    return String(said).split(",")[0]?.trim() === "https" ? "https" : "http";
  }

  function isOldPage(url: string): boolean {
    if (!URL.canParse(url, "http://site.invalid")) return false;
    const address = new URL(url, "http://site.invalid");
    return isOldHome(address) && isRedirected(services.db, address);
  }

  return (request: IncomingMessage, languages: () => readonly Language[]): Variant | undefined => {
    const { headers, method, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (oddHeaders(request)) return undefined;
    if (headers["content-length"] || headers["transfer-encoding"]) return undefined;
    const queryAt = url.indexOf("?");
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const page = findPage(path);
    // The route of own pages takes any path; express answers those that cannot be decoded.
    if (!page || (path.includes("%") && !isReadable(path))) return undefined;
    const host = headers.host?.toLowerCase() ?? "";
    if (!isCached(host, request.socket.localPort)) return undefined;
    if (headers.cookie && isOwn(headers.cookie)) return undefined;
    if (queryAt >= 0 && path === "/" && isOldPage(url)) return undefined;
    const offered = languages();
    const { language } = splitAddress(path, translations);
    if (language !== english && !offered.includes(language)) return undefined;
    const query = queryAt < 0 ? "" : canonicalQuery(new URLSearchParams(url.slice(queryAt + 1)), page.query);
    const site = config.origin ?? `${schemeOf(request)}://${host}`;
    const tls = site.startsWith("https:");
    const mark = page.cookie && cookieName(page.cookie, tls);
    const light = wantsLight(headers.cookie, headers["save-data"], tls);
    return {
      site,
      address: path + query,
      cookie: mark && hasMark(headers.cookie, mark) ? `${mark}=yes` : "",
      light,
      followsLink: !light && isFollowedLink((name) => headers[name]),
      offer:
        language === english && offersLanguages(path)
          ? (offeredLanguage(offered, headers.cookie, headers["accept-language"], tls) ?? "")
          : "",
    };
  };
}
