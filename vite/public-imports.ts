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
  entry: { imports?: string[] };
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

/** What is not said of a route is no for Remix. */
const withoutNo = (_: string, value: unknown) => (value === false ? undefined : value);

/**
 * Takes out of the browser's list of routes the modules of public pages: they are not hydrated (decision 2), so no browser
 * loads them, and every page of staff would carry the names. Endpoints go altogether, and so do the files that modules
 * import, which Remix needs for prefetching alone. The server's own list stays whole.
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
        manifest.entry.imports = [];
        for (const route of Object.values(manifest.routes)) {
          // A module says itself what it imports; for the page that comes first app/hydrate.tsx reads it from the document.
          delete route.imports;
          if (isEndpoint(route.id)) delete manifest.routes[route.id];
          // No route has a style sheet of its own here: they come with the page (vite/page-styles.ts).
          if (route.css?.length === 0) delete route.css;
          if (isPublic(route.id)) {
            delete route.module;
          }
        }
        writeFileSync(file, `window.__remixManifest=${JSON.stringify(manifest, withoutNo)};`);
      }
    },
  };
}
