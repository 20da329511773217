import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RequestHandler } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { openRevision } from "~db/connection.server";
import type { FindPage } from "../public-pages";
import { logWhenDone } from "../request-log";
import { nextMoment } from "./next-moment";
import {
  chooseEncoding,
  getSize,
  isLoose,
  keptFor,
  type Page,
  pack,
  packThoroughly,
  send,
} from "./packed-page";
import { renderPage } from "./render";
import { readVariant, type Variant } from "./variant";
import { contentVersion } from "./version";

const defaultMaxBytes = 32 * 1024 * 1024;

interface Options {
  services: Services;
  render: RequestHandler;
  findPage: FindPage;
  /** True if an address is a trusted proxy, whose `X-Forwarded-Proto` counts. */
  isProxy: (address: string, hop: number) => boolean;
  next: RequestListener;
  maxBytes?: number;
}

/**
 * Serves public pages from memory, rendered once per content revision. It comes before express, which costs
 * more than a cached page. Only shared pages are cached: status 200, no cookie, no form token.
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
  const pages = new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: getSize });
  const rendering = new Map<string, Promise<Page | undefined>>();
  /** Addresses whose page turned out to be personal in this version. */
  const unshared = new LRUCache<string, true>({ max: 1000 });
  let current = "";
  /** Reads the time zone once per version: another process may have changed it. */
  let zone: Promise<unknown> | undefined;

  function forgetIfChanged(now: string): void {
    if (now === current) return;
    current = now;
    zone = undefined;
    pages.clear();
    unshared.clear();
  }

  /** Renders a page once for concurrent requests. */
  function make(key: string, variant: Variant, requestId: string): Promise<Page | undefined> {
    const started = current;
    const flight = `${started} ${key}`;
    const underWay = rendering.get(flight);
    if (underWay) return underWay;
    zone ??= readSettings(services.db);
    const made = zone
      .then(() => renderPage(services, render, variant, requestId))
      .then((page) => {
        // A page begun before a change may be outdated: send it, but do not cache it.
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

  /** LRUCache measures only new entries. */
  function weigh(key: string, page: Page): void {
    if (pages.peek(key)?.bodies === page.bodies) pages.set(key, { ...page });
  }

  /** @returns a promise only if the page must still be compressed; most requests need none */
  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { key, page, requestId }: { key: string; page: Page; requestId: string },
  ): Promise<void> | undefined {
    const encoding = chooseEncoding(request);
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

  /** Refreshes the version first, so that the result belongs to it. */
  function languages() {
    forgetIfChanged(version.check());
    return siteLanguages(services, version.revision()).languages;
  }

  return (request, response) => {
    let variant: Variant | undefined;
    try {
      variant = variantOf(request, languages);
    } catch (error) {
      // The database cannot be read at the moment; Remix shows the error page.
      log.error({ err: error }, "the content revision could not be read");
      return next(request, response);
    }
    if (!variant) return next(request, response);
    const key = JSON.stringify(variant);
    if (unshared.has(key)) return next(request, response);
    const requestId = randomUUID();
    const giveUp = (error: unknown) => {
      log.error({ err: error, requestId }, "a page for the cache could not be made");
      // Remix shows the error page.
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
        // Personal pages are rendered by Remix.
        if (!page) return next(request, response);
        logWhenDone(log, request, response, { requestId, cached: false });
        return answer(request, response, { key, page, requestId });
      })
      .catch(giveUp);
  };
}
