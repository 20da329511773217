import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RequestHandler } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { securityHeaders } from "~/http/headers";
import { wantsLight } from "~/http/light.server";
import type { Services } from "~/http/services.server";
import { todayAtSchool } from "~/ui/dates";
import { openRevision } from "~db/connection.server";
import { transportSecurity } from "./app";
import { knownHosts } from "./host-check";
import { encodingOf, type Page, pack, send, sizeOf } from "./packed-page";

/** Bytes of pages, compressed and not, that are kept. */
const defaultMaxBytes = 32 * 1024 * 1024;

/** Query parameters that a public page reads; any other is left out, so that it cannot multiply entries. */
const meaningful: Record<string, string[]> = {
  "/": ["tab", "category"],
  "/notices": ["category", "after"],
  "/school-gallery": ["after"],
  "/curriculum": ["month"],
};
/** No value that means something is longer. */
const longestValue = 64;
/** With one of these cookies a page is that person's own. */
const ownCookie = /(^|;\s*)(__Host-)?(session|flash)=/;

/** What a page depends on beside its content. */
interface Variant {
  site: string;
  address: string;
  light: boolean;
}

interface Options {
  services: Services;
  /** Remix's handler in terms of fetch. */
  render: RequestHandler;
  /** Whether a path is that of a public page: nothing else is looked up or rendered here. */
  isPage: (path: string) => boolean;
  /** Whether a connection's address is that of a proxy to be believed about its visitor's encryption. */
  isProxy: (address: string, hop: number) => boolean;
  /** Answers what is not for the cache. */
  next: RequestListener;
  maxBytes?: number;
}

/**
 * Answers public pages from memory: rendered once per content revision for everybody, compressed once, with ETag
 * and 304. It stands in front of the whole server, because a page from memory costs less than the way through it.
 * Only a page that says itself that it is the same for everybody is kept: status 200, no cookie, no form token.
 */
export function cachedPages({
  services,
  render,
  isPage,
  isProxy,
  next,
  maxBytes = defaultMaxBytes,
}: Options): RequestListener {
  const { config, log } = services;
  const isKnown = knownHosts(config);
  const revision = openRevision(config.databaseFile);
  const pages = new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const rendering = new Map<string, Promise<Page | undefined>>();
  /** Addresses whose page turned out to be personal, for this revision. */
  const unshared = new LRUCache<string, true>({ max: 1000 });
  let current = "";

  /** Requests that came in together, in one turn of the event loop, share one look: it costs as much as the answer. */
  let checkedThisTick = false;

  /** Forgets everything when the content, or the day at the school, is another one. */
  function refreshRevision(): string {
    if (checkedThisTick) return current;
    const now = `${revision.read()} ${today()}`;
    if (now !== current) {
      current = now;
      pages.clear();
      unshared.clear();
    }
    checkedThisTick = true;
    setImmediate(() => {
      checkedThisTick = false;
    });
    return now;
  }

  function variantOf(request: IncomingMessage): Variant | undefined {
    const { headers, method, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (headers["content-length"] || headers["transfer-encoding"]) return undefined;
    if (headers.cookie && ownCookie.test(headers.cookie)) return undefined;
    const host = headers.host ?? "";
    if (!isKnown(host)) return undefined;
    const address = canonical(url, isPage);
    if (!address) return undefined;
    return {
      site: config.origin ?? `${schemeOf(request)}://${host}`,
      address,
      light: wantsLight(headers.cookie, headers["save-data"]),
    };
  }

  /** What the proxy in front says, where there is one: a page has its own address in it. */
  function schemeOf({ headers, socket }: IncomingMessage): "http" | "https" {
    const said = headers["x-forwarded-proto"];
    if (said === undefined || !isProxy(socket.remoteAddress ?? "", 0)) return "http";
    return String(said).split(",")[0]?.trim() === "https" ? "https" : "http";
  }

  /** Renders a page once, however many ask for it at the same time. */
  function make(key: string, variant: Variant, requestId: string): Promise<Page | undefined> {
    const started = current;
    const flight = `${started} ${key}`;
    const underWay = rendering.get(flight);
    if (underWay) return underWay;
    const made = renderPage(variant, requestId)
      .then((page) => {
        // A page begun before a change may show the old content: good for those who asked then, not to be kept.
        checkedThisTick = false;
        if (refreshRevision() !== started) return page;
        if (page) pages.set(key, page);
        else unshared.set(key, true);
        return page;
      })
      .finally(() => rendering.delete(flight));
    rendering.set(flight, made);
    return made;
  }

  async function renderPage({ site, address, light }: Variant, requestId: string): Promise<Page | undefined> {
    const request = new Request(site + address, { headers: light ? { "Save-Data": "on" } : {} });
    const response = await render(request, { services, requestId, shared: true });
    const { headers } = response;
    const isShared = headers.get("Cache-Control")?.startsWith("public") && !headers.has("Set-Cookie");
    // What is for one person is not for the cache; an error of this moment says nothing about the page.
    if (response.status !== 200 || !isShared) {
      await response.body?.cancel();
      if (response.status >= 500) throw new Error(`A page answered ${response.status}.`);
      return undefined;
    }
    const body = Buffer.from(await response.arrayBuffer());
    const all = new Headers(securityHeaders);
    for (const [name, value] of headers) all.set(name, value);
    if (site.startsWith("https:")) all.set("Strict-Transport-Security", transportSecurity);
    all.set("Vary", "Accept-Encoding, Cookie, Save-Data");
    // Weak: the same page, however it is packed.
    const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    all.set("ETag", tag);
    return { headers: [...all].flat(), tag, bodies: { identity: body }, packing: {} };
  }

  /** One line as every request has it (request-log.ts); the long way writes its own. */
  function logWhenDone(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    cached: boolean,
  ) {
    if (!log.isLevelEnabled("info")) return;
    const started = performance.now();
    response.once("close", () => {
      log.info(
        {
          requestId,
          method: request.method,
          path: (request.url ?? "").split("?")[0],
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
          cached,
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        "request",
      );
    });
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    page: Page,
    requestId: string,
  ) {
    const encoding = encodingOf(request);
    // The cache sees what a page weighs in a new entry only.
    const weigh = () => {
      if (pages.peek(key)?.bodies === page.bodies) pages.set(key, { ...page });
    };
    const body = page.bodies[encoding] ?? (await pack(page, encoding, weigh));
    send(request, response, page, requestId, encoding, body);
  }

  return (request, response) => {
    const variant = variantOf(request);
    if (!variant) return next(request, response);
    try {
      refreshRevision();
    } catch (error) {
      // A database that cannot be read at this moment. The long way knows how to say so.
      log.error({ err: error }, "the content revision could not be read");
      return next(request, response);
    }
    const key = `${variant.light ? "light" : "full"} ${variant.site}${variant.address}`;
    if (unshared.has(key)) return next(request, response);
    const kept = pages.get(key);
    const requestId = randomUUID();
    const encoding = encodingOf(request);
    const ready = kept?.bodies[encoding];
    if (kept && ready) {
      logWhenDone(request, response, requestId, true);
      return send(request, response, kept, requestId, encoding, ready);
    }
    Promise.resolve(kept ?? make(key, variant, requestId))
      .then((page) => {
        // What is not for everybody goes the long way.
        if (!page) return next(request, response);
        logWhenDone(request, response, requestId, kept !== undefined);
        return answer(request, response, key, page, requestId);
      })
      .catch((error: unknown) => {
        log.error({ err: error, requestId }, "a page for the cache could not be made");
        // The long way knows how to say that something failed.
        if (!response.headersSent) next(request, response);
      });
  };
}

/** The address with what means something only, in a fixed order; undefined where it is none of a public page. */
function canonical(url: string, isPage: (path: string) => boolean): string | undefined {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  if (!isPage(path)) return undefined;
  const names = meaningful[path];
  if (mark < 0 || !names) return path;
  const asked = new URLSearchParams(url.slice(mark + 1));
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = asked.get(name);
    if (value && value.length <= longestValue) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

let day = "";
let dayUntil = 0;

/** The date at the school, looked at once a minute: pages show what is today. */
function today(): string {
  const now = Date.now();
  if (now >= dayUntil) {
    day = todayAtSchool();
    dayUntil = now - (now % 60_000) + 60_000;
  }
  return day;
}
