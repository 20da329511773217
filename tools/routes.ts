import type { RouteConfigEntry } from "@remix-run/route-config";
import { allKinds } from "../app/kinds/registry";
import routeConfig from "../app/routes";
import { getRoutes, getStagingRoutes } from "../app/routes/kind-routes";

/** `npm run routes [words]`: prints each address with its file, and the kind that it is made from. */
const [search = ""] = process.argv.slice(2);
const kinds = new Map(
  allKinds.flatMap((kind) => [...getRoutes(kind), ...getStagingRoutes(kind)].map(({ id }) => [id, kind.key])),
);

function list(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ id, path, index, file, children = [] }) => {
    const address = path ? `${parent}/${path}` : parent;
    const kind = kinds.get(id);
    const line = [address || "/", `app/${file}`, kind ? `from the kind ${kind}` : ""].join("  ").trim();
    return [...(path || index ? [line] : []), ...list(children, address)];
  });
}

const lines = list(await routeConfig, "").filter((line) => line.includes(search));
console.log(lines.join("\n"));
console.log(`${lines.length} routes; app/routes.ts has those without a kind.`);
