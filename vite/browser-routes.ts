import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface ClientRoute {
  id: string;
  hasAction: boolean;
  module?: string;
  imports?: string[];
  css?: string[];
}

interface ClientManifest {
  entry: { imports?: string[] };
  routes: Record<string, ClientRoute>;
}

/**
 * Shortens the route manifest that every staff page loads. Removes routes without a page (unless staff forms
 * post to them), modules of public pages (decision 2), and imports, which Remix needs only for prefetching.
 */
export function shortenBrowserRoutes(client: string): Plugin {
  const assets = join(client, "assets");
  let isServer = false;
  return {
    name: "browser-routes",
    apply: "build",
    configResolved({ build }) {
      isServer = Boolean(build.ssr);
    },
    closeBundle() {
      if (!isServer) return;
      for (const name of readdirSync(assets)) {
        const file = join(assets, name);
        const [, json] = name.startsWith("manifest-")
          ? (/^window\.__remixManifest=(\{.*\});?\s*$/s.exec(readFileSync(file, "utf8")) ?? [])
          : [];
        if (!json) continue;
        const manifest = JSON.parse(json) as ClientManifest;
        manifest.entry.imports = [];
        for (const route of Object.values(manifest.routes)) {
          const takesForms = route.hasAction && route.id.startsWith("routes/dashboard/");
          if (!hasPage(client, route) && !takesForms) delete manifest.routes[route.id];
          if (route.id.startsWith("routes/site/")) delete route.module;
          // app/hydrate.tsx reads those of the first page from the document; later modules name their own.
          delete route.imports;
          if (route.css?.length === 0) delete route.css;
        }
        writeFileSync(file, `window.__remixManifest=${JSON.stringify(manifest, withoutFalse)};`);
      }
    },
  };
}

const hasPage = (client: string, { module = "" }: ClientRoute) =>
  /\bas default\b|export default/.test(readFileSync(join(client, module), "utf8"));

/** Remix reads a missing flag as false. */
const withoutFalse = (_: string, value: unknown) => (value === false ? undefined : value);
