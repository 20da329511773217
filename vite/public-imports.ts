import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface ClientManifest {
  routes: Record<string, { id: string; imports: string[] }>;
}

const isPublic = (id: string) => /^(routes\/(site|gdapi)\/|alias |gdapi )/.test(id);

/**
 * Takes out of the browser's list of routes what public pages import: they are not hydrated (decision 2), so no browser
 * loads it, and every page of staff would carry the names. The server's own list stays whole.
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
        for (const route of Object.values(manifest.routes)) if (isPublic(route.id)) route.imports = [];
        writeFileSync(file, `window.__remixManifest=${JSON.stringify(manifest)};`);
      }
    },
  };
}
