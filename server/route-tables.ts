import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { wholeSite } from "./whole-site";

/** Path segments that select a table. */
const depth = 2;

type Routes = ServerBuild["routes"];

/**
 * Remix scans all routes several times per request, a quarter of the work; each address gets a small table.
 */
export function requestHandler(build: ServerBuild): RequestHandler {
  const tableAt = routeTables(build);
  const handlers = new Map<ServerBuild, RequestHandler>();
  const answer: RequestHandler = (request, context) => {
    const table = tableAt(new URL(request.url).pathname);
    let handle = handlers.get(table);
    if (!handle) {
      handle = createRequestHandler(table, "production");
      handlers.set(table, handle);
    }
    return handle(request, context);
  };
  return wholeSite(answer);
}

/** Returns a build with only the routes that can match the start of a path. */
export function routeTables(build: ServerBuild): (pathname: string) => ServerBuild {
  const paths = listPaths(build.routes);
  const beginnings = new Set(
    paths.flatMap(({ steps }) => steps.map((_, index) => steps.slice(0, index + 1).join("/"))),
  );
  const tables = new Map<string, ServerBuild>();
  return (pathname) => {
    // Unusual addresses, and Remix's own, use the full table.
    if (/%|\/\/|^\/__manifest$/.test(pathname)) return build;
    const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    const key: string[] = [];
    for (const step of path.toLowerCase().split("/").filter(Boolean).slice(0, depth)) {
      const isKnown = beginnings.has([...key, step].join("/"));
      key.push(isKnown ? step : unknown);
      if (!isKnown) break;
    }
    const name = key.join("/");
    const table = tables.get(name) ?? createTable(build, paths, key);
    tables.set(name, table);
    return table;
  };
}

/** Matches segments that no route names. */
const unknown = "?";

interface Path {
  id: string;
  /** Lower-cased: Remix ignores case. */
  steps: string[];
}

function listPaths(routes: Routes): Path[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.path === undefined && !route.index)) return [];
    return { id: route.id, steps: fullPath(routes, route.id).slice(0, depth) };
  });
}

function fullPath(routes: Routes, id: string): string[] {
  const route = routes[id];
  if (!route) return [];
  const own = (route.path ?? "").toLowerCase().split("/").filter(Boolean);
  return [...(route.parentId ? fullPath(routes, route.parentId) : []), ...own];
}

function createTable(build: ServerBuild, paths: Path[], key: string[]): ServerBuild {
  const kept = new Set<string>();
  for (const { id, steps } of paths) {
    if (!isPossible(steps, key)) continue;
    for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) kept.add(at);
  }
  const keep = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id))) as Record<string, Route>;
  return {
    ...build,
    routes: keep(build.routes),
    assets: { ...build.assets, routes: keep(build.assets.routes) },
  };
}

function isPossible(steps: string[], key: string[]): boolean {
  for (const [index, step] of steps.entries()) {
    if (step === "*" || step.endsWith("?")) return true;
    const given = key[index];
    if (given === undefined) return key.at(-1) === unknown;
    if (!step.startsWith(":") && step !== given) return false;
  }
  return true;
}
