import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import type { RequestHandler as ExpressHandler } from "express";
import type { Services } from "~/services/services.server";
import { expressHandler } from "./fetch-adapter";
import { loadContextFrom } from "./load-context";
import { type FindPage, isPublicRoute, publicPages } from "./public-pages";
import { createTurns } from "./turns";

/**
 * Remix's handlers for a build: one for express, and one in terms of fetch for the page cache. Remix goes through its
 * whole route table several times a request, which was a third of the work for a public page; so public pages are
 * rendered with a table of their own; `findPage` knows their addresses. All are made in turns.
 */
export function remixHandlers(
  build: ServerBuild,
  services: Services,
): { remix: ExpressHandler; render: RequestHandler; findPage: FindPage } {
  const getLoadContext = loadContextFrom(services);
  const inTurn = createTurns();
  const inTurns = (handle: RequestHandler): RequestHandler => {
    return (request, context) =>
      inTurn({ address: context?.clientAddress ?? "", hasBody: request.body !== null }, async () => {
        if (request.signal.aborted) return new Response(null, { status: 503 });
        return handle(request, context);
      });
  };
  const whole = expressHandler({
    handle: inTurns(createRequestHandler(build, "production")),
    getLoadContext,
  });
  const render = inTurns(createRequestHandler(siteOf(build), "production"));
  const pages = expressHandler({ handle: render, getLoadContext });
  const findPage = publicPages(build);
  return {
    remix: (request, response, next) => {
      const reads = request.method === "GET" || request.method === "HEAD";
      return reads && findPage(request.path)
        ? pages(request, response, next)
        : whole(request, response, next);
    },
    render,
    findPage,
  };
}

/** The build without dashboard, sessions, old endpoints and aliases. */
function siteOf(build: ServerBuild): ServerBuild {
  const publicRoutes = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isPublicRoute(id))) as Record<string, Route>;
  return {
    ...build,
    routes: publicRoutes(build.routes),
    assets: { ...build.assets, routes: publicRoutes(build.assets.routes) },
  };
}
