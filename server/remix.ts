import { createRequestHandler } from "@remix-run/express";
import {
  createRequestHandler as createFetchHandler,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/node";
import type { RequestHandler as ExpressHandler } from "express";
import type { Services } from "~/http/services.server";
import { loadContextFrom } from "./load-context";

/**
 * Remix's handlers for a build: one for express, and one in terms of fetch for the page cache. Remix goes through its
 * whole route table several times a request, which was a third of the work for a public page; so public pages are
 * rendered with a table of their own.
 */
export function remixHandlers(
  build: ServerBuild,
  services: Services,
): { remix: ExpressHandler; render: RequestHandler } {
  const getLoadContext = loadContextFrom(services);
  const whole = createRequestHandler({ build, getLoadContext });
  const site = siteOf(build);
  const pages = createRequestHandler({ build: site, getLoadContext });
  const paths = new Set(Object.values(site.routes).map((route) => `/${route?.path ?? ""}`));
  const isPage = (path: string) => paths.has(path) || /^\/notices\/\d+$/.test(path);
  return {
    remix: (request, response, next) => {
      const reads = request.method === "GET" || request.method === "HEAD";
      return reads && isPage(request.path) ? pages(request, response, next) : whole(request, response, next);
    },
    render: createFetchHandler(site, "production"),
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
