import type { RequestHandler, ServerBuild } from "@remix-run/node";
import type { RequestHandler as ExpressHandler } from "express";
import { translations } from "~/languages/languages";
import type { Services } from "~/services/services.server";
import { createConcurrencyLimit } from "./concurrency";
import { expressHandler } from "./fetch-adapter";
import { loadContextFrom } from "./load-context";
import { type FindPage, publicPages } from "./public-pages";
import { requestHandler } from "./route-tables";

/** Creates Remix's handlers for express and for the page cache, with one concurrency limit. */
export function remixHandlers(
  build: ServerBuild,
  services: Services,
): { remix: ExpressHandler; render: RequestHandler; findPage: FindPage } {
  const handle = requestHandler(build);
  const limited = createConcurrencyLimit();
  const render: RequestHandler = (request, context) =>
    limited({ address: context?.clientAddress ?? "", hasBody: request.body !== null }, async () => {
      if (request.signal.aborted) return new Response(null, { status: 503 });
      return handle(request, context);
    });
  const remix = expressHandler({ handle: render, getLoadContext: loadContextFrom(services) });
  return { remix, render, findPage: publicPages(build, translations) };
}
