import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import type { RequestHandler as ExpressHandler } from "express";
import type { Services } from "~/http/services.server";
import { expressHandler } from "./fetch-adapter";
import { loadContextFrom } from "./load-context";

/**
 * Remix's handlers for a build: one for express, and one in terms of fetch for the page cache. Remix goes through its
 * whole route table several times a request, which was a third of the work for a public page; so public pages are
 * rendered with a table of their own. `isPage` tells whether a path is one of theirs.
 */
export function remixHandlers(
  build: ServerBuild,
  services: Services,
): { remix: ExpressHandler; render: RequestHandler; isPage: (path: string) => boolean } {
  const getLoadContext = loadContextFrom(services);
  const whole = expressHandler({ handle: createRequestHandler(build, "production"), getLoadContext });
  const site = siteOf(build);
  const render = createRequestHandler(site, "production");
  const pages = expressHandler({ handle: render, getLoadContext });
  const paths = new Set(Object.values(site.routes).map((route) => `/${route?.path ?? ""}`));
  const isPage = (path: string) => paths.has(path) || /^\/notices\/\d{1,15}$/.test(path);
  return {
    remix: (request, response, next) => {
      const reads = request.method === "GET" || request.method === "HEAD";
      return reads && isPage(request.path) ? pages(request, response, next) : whole(request, response, next);
    },
    render,
    isPage,
  };
}

/** The build without dashboard, sessions, old endpoints and aliases. */
function siteOf(build: ServerBuild): ServerBuild {
  const publicRoutes = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(
      Object.entries(routes).filter(([id]) => /^(root$|routes\/site\/|facility )/.test(id)),
    ) as Record<string, Route>;
  return {
    ...build,
    routes: publicRoutes(build.routes),
    assets: { ...build.assets, routes: publicRoutes(build.assets.routes) },
  };
}
