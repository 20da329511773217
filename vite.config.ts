import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { aliases } from "./aliases";
import { dependencies } from "./package.json";
import remixConfig from "./remix.config.js";
import { shortenBrowserRoutes } from "./vite/browser-routes";
import { messages } from "./vite/messages";
import { pageStyles } from "./vite/page-styles";
import { serverPrograms } from "./vite/server-programs";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Pages without hydration load no route module, so Vite cannot tell them that one changed.
 * They listen for this event instead (app/dev-reload.ts).
 */
function reloadPlainPages(): Plugin {
  return {
    name: "reload-plain-pages",
    apply: "serve",
    handleHotUpdate({ server }) {
      server.hot.send("plain-pages:reload");
    },
  };
}

/**
 * Puts what every public page loads into one file, and what many pages of staff share into a file for each group of pages that
 * shares it: on a slow line each file costs a request, and small ones are packed badly.
 */
const chunkOf: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  const importersOf = (module: string) => getModuleInfo(module)?.importers ?? [];
  const isEnhancement = (module: string) =>
    importersOf(module).some((name) => name.endsWith("app/enhance.ts"));
  if (/vite\/preload-helper|app\/(entry\.client\.tsx|enhance\.ts|languages\/message\.ts)$/.test(id))
    return "entry.client";
  if (isEnhancement(id) || importersOf(id).some(isEnhancement)) return "entry.client";
  if (!id.includes("/app/") || /\.css|routes\/dashboard\/layout|root\.tsx/.test(id)) return undefined;
  const reached = new Set([id]);
  for (const module of reached) for (const importer of importersOf(module)) reached.add(importer);
  const groups = ["list", "edit", "delete"].filter(
    (name) => [...reached].filter((module) => module.endsWith(`/${name}.tsx`)).length >= 6,
  );
  const pages = [...reached].filter((module) => module.includes("/app/routes/dashboard/"));
  const isEverywhere =
    pages.length >= 60 ||
    [...reached].some((module) => /app\/(root|routes\/dashboard\/layout)\.tsx$/.test(module));
  return isEverywhere ? "staff" : groups.length > 0 ? `staff-${groups.join("-")}` : undefined;
};

/** What runs in the browser; every other dependency stays on the server. */
const inBrowser = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "@remix-run/react",
  "@lingui/core",
  "@lingui/message-utils/compileMessage",
  "swiper",
  "swiper/modules",
  "compressorjs",
  "@simplewebauthn/browser",
];
const onServer = Object.keys(dependencies).filter(
  (name) => !inBrowser.some((entry) => entry === name || entry.startsWith(`${name}/`)),
);

const { plugin, preset } = pageStyles();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    plugin,
    remix({ ...remixConfig, presets: [preset] }),
    serverPrograms(),
    messages(),
    reloadPlainPages(),
    shortenBrowserRoutes(fileURLToPath(new URL("./build/client", import.meta.url))),
  ],
  resolve: { alias: aliases },
  build: {
    cssMinify: "esbuild",
    // The same for server and browsers, or each names a style sheet of its own.
    cssTarget: "esnext",
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } },
  },
  // All named beforehand: a dependency that Vite finds only when a page asks for it reloads every page.
  optimizeDeps: { include: inBrowser, exclude: onServer },
}));
