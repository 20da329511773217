import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface ClientRoute {
  id: string;
  parentId?: string;
  module?: string;
  imports?: string[];
  css?: string[];
}

interface ClientManifest {
  routes: Record<string, ClientRoute>;
}

/** Old endpoints, other names of pages, files, what script posts to, and sheets without script: no link within the dashboard leads there. */
const endpoints = [
  /^(routes\/gdapi\/|alias |gdapi )/,
  /\.(xml|json|ics|csv)$/,
  /^routes\/(uploads|documents|look|session\/passkey-options)$/,
  /^routes\/site\/(robots|manifest|security-txt|sitemap-xml|notice-(card|event|file)|language|light-version|popup-closed)$/,
  /^routes\/dashboard\/(\w+\/csv|person\/zip|backups\/archive)$/,
  /^routes\/dashboard\/(albums\/(start|add-one)|photos\/add-one|notices\/(add-file|waiting-file|preview)|settings\/colour-preview|appendix-ix\/report)$/,
];
const isEndpoint = (id: string) => endpoints.some((pattern) => pattern.test(id));
const isPublic = (id: string) => /^routes\/site\//.test(id);

/** What the routes around a route bring: Remix names each file once, where it comes first. */
function broughtAround({ parentId }: ClientRoute, routes: ClientManifest["routes"]): string[] {
  const parent = parentId === undefined ? undefined : routes[parentId];
  if (!parent) return [];
  return [...broughtAround(parent, routes), ...(parent.imports ?? []), parent.module ?? ""];
}

/** What is not said of a route is no for Remix. */
const withoutNo = (_: string, value: unknown) => (value === false ? undefined : value);

/**
 * Takes out of the browser's list of routes the modules of public pages: they are not hydrated (decision 2), so no browser
 * loads them, and every page of staff would carry the names. Endpoints go altogether, and so does what a page has from the pages
 * around it anyway. The server's own list stays whole.
 */
export function leavePublicImportsOut(assets: string): Plugin {
  let isServer = false;
  return {
    name: "leave-public-imports-out",
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
        const brought = new Map(
          Object.values(manifest.routes).map((route) => [route.id, broughtAround(route, manifest.routes)]),
        );
        for (const route of Object.values(manifest.routes)) {
          route.imports &&= route.imports.filter((file) => !brought.get(route.id)?.includes(file));
          if (isEndpoint(route.id)) delete manifest.routes[route.id];
          // No route has a style sheet of its own here: they come with the page (vite/page-styles.ts).
          if (route.css?.length === 0) delete route.css;
          if (isPublic(route.id)) {
            delete route.module;
            delete route.imports;
          }
        }
        writeFileSync(file, `window.__remixManifest=${JSON.stringify(manifest, withoutNo)};`);
      }
    },
  };
}
