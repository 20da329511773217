import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RequestHandler } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { readSettings } from "~/capabilities/settings/queries.server";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import type { Services } from "~/services/services.server";
import { openRevision } from "~db/connection.server";
import type { FindPage } from "../public-pages";
import { logWhenDone } from "../request-log";
import { nextMoment } from "./next-moment";
import { encodingOf, isLoose, keptFor, type Page, pack, packThoroughly, send, sizeOf } from "./packed-page";
import { renderPage } from "./render";
import { readVariant, type Variant } from "./variant";
import { contentVersion } from "./version";

/** Bytes of pages, compressed and not, that are kept. */
const defaultMaxBytes = 32 * 1024 * 1024;

interface Options {
  services: Services;
  /** Remix's handler in terms of fetch. */
  render: RequestHandler;
  /** The public pages: nothing else is looked up or rendered here. */
  findPage: FindPage;
  /** True if a connection's address is that of a proxy to be believed about its visitor's encryption. */
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
  findPage,
  isProxy,
  next,
  maxBytes = defaultMaxBytes,
}: Options): RequestListener {
  const { log } = services;
  const variantOf = readVariant({ services, findPage, isProxy });
  const version = contentVersion(openRevision(services.db).read, nextMoment(services.db));
  const pages = new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const rendering = new Map<string, Promise<Page | undefined>>();
  /** Addresses whose page turned out to be personal, for this version of the content. */
  const unshared = new LRUCache<string, true>({ max: 1000 });
  let current = "";
  /** The school's time zone for this version: another process may have moved it, and what is rendered is kept. */
  let zone: Promise<unknown> | undefined;

  /** Forgets everything when the content is another one. */
  function forgetIfChanged(now: string): void {
    if (now === current) return;
    current = now;
    zone = undefined;
    pages.clear();
    unshared.clear();
  }

  /** Renders a page once, however many ask for it at the same time. */
  function make(key: string, variant: Variant, requestId: string): Promise<Page | undefined> {
    const started = current;
    const flight = `${started} ${key}`;
    const underWay = rendering.get(flight);
    if (underWay) return underWay;
    zone ??= readSettings(services.db);
    const made = zone
      .then(() => renderPage(services, render, variant, requestId))
      .then((page) => {
        // A page begun before a change may show the old content: good for those who asked then, not to be kept.
        forgetIfChanged(version.checkAgain());
        if (current !== started) return page;
        if (page) pages.set(key, page);
        else unshared.set(key, true);
        return page;
      })
      .catch((error: unknown) => {
        zone = undefined;
        throw error;
      })
      .finally(() => rendering.delete(flight));
    rendering.set(flight, made);
    return made;
  }

  /** The cache sees what a page weighs in a new entry only. */
  function weigh(key: string, page: Page): void {
    if (pages.peek(key)?.bodies === page.bodies) pages.set(key, { ...page });
  }

  /** @returns what is still to be waited for; nothing for a page that is packed: nearly every request asks for such a one */
  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { key, page, requestId }: { key: string; page: Page; requestId: string },
  ): Promise<void> | undefined {
    const encoding = encodingOf(request);
    const isFirst = page.packing[encoding] === undefined;
    const sendBody = (body: Buffer) => {
      const headers = keptFor(page.headers, version.secondsLeft());
      send(request, response, headers, page.tag, { requestId, encoding, body });
      if (!isFirst && isLoose(page, encoding)) packThoroughly(page, () => weigh(key, page));
    };
    const packed = page.bodies[encoding];
    if (!packed) return pack(page, encoding, () => weigh(key, page)).then(sendBody);
    sendBody(packed);
    return undefined;
  }

  /** Whatever is looked up is of the content as it is now. */
  function languages() {
    forgetIfChanged(version.check());
    return siteLanguages(services, version.revision()).languages;
  }

  return (request, response) => {
    let variant: Variant | undefined;
    try {
      variant = variantOf(request, languages);
    } catch (error) {
      // A database that cannot be read at this moment. Remix answers, and knows how to say so.
      log.error({ err: error }, "the content revision could not be read");
      return next(request, response);
    }
    if (!variant) return next(request, response);
    const { light, offer, cookie, site, address } = variant;
    const key = `${light ? "light" : "full"} ${offer} ${cookie} ${site}${address}`;
    if (unshared.has(key)) return next(request, response);
    const requestId = randomUUID();
    const giveUp = (error: unknown) => {
      log.error({ err: error, requestId }, "a page for the cache could not be made");
      // Remix answers, and knows how to say that something failed.
      if (!response.headersSent) next(request, response);
    };
    const kept = pages.get(key);
    if (kept) {
      logWhenDone(log, request, response, { requestId, cached: true });
      try {
        answer(request, response, { key, page: kept, requestId })?.catch(giveUp);
      } catch (error) {
        giveUp(error);
      }
      return;
    }
    make(key, variant, requestId)
      .then((page) => {
        // What is not for everybody is answered by Remix.
        if (!page) return next(request, response);
        logWhenDone(log, request, response, { requestId, cached: false });
        return answer(request, response, { key, page, requestId });
      })
      .catch(giveUp);
  };
}
