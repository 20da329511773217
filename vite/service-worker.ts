import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Plugin, transformWithEsbuild } from "vite";

const name = "virtual:service-worker";
const files = ["service-worker", "push-worker"].map((part) =>
  fileURLToPath(new URL(`../app/offline/${part}.ts`, import.meta.url)),
);

/** Compiles the service worker to a string, which a route serves at `/sw.js`. Its parts import only types. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      const parts = files.map(async (file) => {
        this.addWatchFile(file);
        const { code } = await transformWithEsbuild(await readFile(file, "utf8"), file, {
          format: "iife",
          minify: true,
          sourcemap: false,
          target: ["chrome64", "firefox60", "safari12"],
        });
        return code;
      });
      return `export default ${JSON.stringify((await Promise.all(parts)).join(""))}`;
    },
  };
}
