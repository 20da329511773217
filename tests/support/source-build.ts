import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import * as entry from "~/entry.server";
import routeConfig from "~/routes";
import remixConfig from "../../remix.config.js";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

const modules = import.meta.glob<RouteModule>("../../app/{root,routes/**/*}.{ts,tsx}", { eager: true });
function getModule(file: string): RouteModule {
  const module = modules[`../../app/${file}`];
  if (!module) throw new Error(`Add app/${file}: app/routes.ts has a route for it.`);
  return module;
}

const routes: ServerBuild["routes"] = { root: { id: "root", path: "", module: getModule("root.tsx") } };

function addRoutes(entries: RouteConfigEntry[], parentId: string): void {
  for (const { file, path, index, children = [], id = file.replace(/\.\w+$/, "") } of entries) {
    routes[id] = { id, parentId, path, index, module: getModule(file) };
    addRoutes(children, id);
  }
}
addRoutes(await routeConfig, "root");

const clientRoutes = Object.values(routes).flatMap((route) => {
  if (!route) return [];
  const { module, ...rest } = route;
  const client = {
    ...rest,
    module: `/assets/${route.id}.js`,
    imports: [],
    css: [],
    hasAction: "action" in module,
    hasLoader: "loader" in module,
    hasClientAction: "clientAction" in module,
    hasClientLoader: "clientLoader" in module,
    hasErrorBoundary: "ErrorBoundary" in module,
  };
  return [[route.id, client] as const];
});

export { routes };

/** The site from its sources, as Remix's plugin would build it. Scripts have made-up addresses. */
export const build: ServerBuild = {
  mode: "production",
  entry: { module: entry },
  routes,
  assets: {
    entry: { module: "/assets/entry.client.js", imports: [] },
    routes: Object.fromEntries(clientRoutes),
    url: "/assets/manifest.js",
    version: "test",
  },
  publicPath: "/",
  basename: "/",
  assetsBuildDirectory: "build/client",
  future: remixConfig.future as ServerBuild["future"],
  isSpaMode: false,
};
