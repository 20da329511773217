import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Plugin, transformWithEsbuild } from "vite";

const name = "virtual:service-worker";
const file = fileURLToPath(new URL("../app/offline/service-worker.ts", import.meta.url));

/** Compiles the service worker to a string, which a route serves at `/sw.js`. It has no imports but types. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      this.addWatchFile(file);
      const { code } = await transformWithEsbuild(await readFile(file, "utf8"), file, {
        format: "iife",
        minify: true,
        sourcemap: false,
        target: ["chrome64", "firefox60", "safari12"],
      });
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
