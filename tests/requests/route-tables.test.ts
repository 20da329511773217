import { createRequestHandler } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { inItsLanguage } from "../../server/languages";
import { routeTables } from "../../server/route-tables";
import { dashboardPages, publicPages } from "../pages";
import { build } from "../support/build";
import { openSite, origin } from "../support/site";

interface Node {
  id: string;
  path?: string;
  index?: boolean;
  children?: Node[];
}

function treeOf(routes: typeof build.routes, parentId?: string): Node[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return {
      id,
      ...(path !== undefined && { path }),
      ...(index ? { index } : { children: treeOf(routes, id) }),
    };
  });
}

const idsAt = (tree: Node[], path: string) => matchRoutes(tree as never, path)?.map(({ route }) => route.id);

const pathOf = (id: string): string => {
  const route = build.routes[id];
  return route ? `${route.parentId ? pathOf(route.parentId) : ""}${route.path ? `/${route.path}` : ""}` : "";
};
const addresses = Object.keys(build.routes).map((id) =>
  (pathOf(id) || "/").replace(/:\w+/g, "12").replace("*", "no/where"),
);

const tableAt = routeTables(build);

/** One of eight: matching in the whole table, and rendering a page twice, take long. */
const isSample = (_: string, index: number) => index % 8 === 0;

test("the routes of each address are those that the whole table has for it", () => {
  const whole = treeOf(build.routes);
  const trees = new Map<typeof build, Node[]>();
  const variants = addresses
    .filter(isSample)
    .flatMap((path) => [
      `${path}/`,
      path.toUpperCase(),
      `${path}/more`,
      path.replace(/\/[^/]*$/, "/unknown"),
      path.replace(/^\/[^/]*/, "/unknown"),
      path.replace(/\/[^/]*$/, "") || "/",
      path.replace("/", "//"),
      path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
    ]);
  expect(variants.length).toBeGreaterThan(200);
  for (const path of new Set([...addresses, ...variants])) {
    const table = tableAt(path);
    const tree = trees.get(table) ?? treeOf(table.routes);
    trees.set(table, tree);
    expect([path, idsAt(tree, path)]).toEqual([path, idsAt(whole, path)]);
  }
});

test("a table is small, and there are not many of them", () => {
  const tables = new Set(addresses.flatMap((path) => [tableAt(path), tableAt(`${path}/x-${path.length}`)]));
  for (let i = 0; i < 300; i += 1) {
    for (const path of [`/unknown-${i}`, `/unknown-${i}/${i}`, `/dashboard/${i}`]) tables.add(tableAt(path));
  }
  expect(tables.size).toBeLessThan(2 * addresses.length);
  const { routes } = tableAt("/dashboard/add-notice");
  // Includes the route of facilities.
  expect(Object.keys(routes).length).toBeLessThan(9);
});

test("data of a page comes from the table of the page, and more routes from the whole one", () => {
  expect(tableAt("/dashboard/add-notice.data")).toBe(tableAt("/dashboard/add-notice"));
  expect(tableAt("/_root.data")).toBe(tableAt("/"));
  expect(tableAt("/__manifest")).toBe(build);
});

test("pages are the same as from the whole table, with the same routes for the browser", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const whole = inItsLanguage(createRequestHandler(build, "production"));
  const steady = (html: string) =>
    html
      .replace(/nonce="[^"]+"/g, 'nonce="…"')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "…")
      .replace(/(?<![\w-])[\w-]{22}(?![\w-])|[\w.-]{40,}/g, "…");
  // The set-up page shows a new secret each time.
  const steadyPages = dashboardPages.filter((path) => !path.endsWith("/second-step"));
  for (const path of [...publicPages, ...steadyPages].filter(isSample)) {
    const cookie = [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(new URL(path, origin), { headers: { Cookie: cookie } });
    const expected = await whole(request, {
      services: site,
      requestId: "request-1",
      clientAddress: "203.0.113.7",
    } as never);
    const answer = await clerk.visit(path);
    expect([path, answer.status]).toEqual([path, expected.status]);
    expect(steady(await answer.text())).toBe(steady(await expected.text()));
  }
});
