import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { Features } from "lightningcss";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { aliases } from "./aliases";
import { dependencies } from "./package.json";
import remixConfig from "./remix.config.js";
import { shortenBrowserRoutes } from "./vite/browser-routes";
import { messages } from "./vite/messages";
import { oldBrowserStyles } from "./vite/old-browsers";
import { pageStyles } from "./vite/page-styles";
import { serverPrograms } from "./vite/server-programs";
import { serviceWorker } from "./vite/service-worker";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Vite does not track modules of pages without hydration; they listen for this event (app/dev-reload.ts). */
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
 * Fewer, larger chunks: one for all public pages, and one per group of staff pages. Small files compress
 * badly and cost requests.
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

/** Dependencies of browsers; others stay on the server. */
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

/** The oldest browsers with full support (docs/browsers.md). */
const supportedBrowsers = ["chrome64", "firefox60", "safari12", "ios12"];

const { plugin, preset } = pageStyles();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    plugin,
    remix({ ...remixConfig, presets: [preset] }),
    serverPrograms(),
    messages(),
    serviceWorker(),
    reloadPlainPages(),
    shortenBrowserRoutes(fileURLToPath(new URL("./build/client", import.meta.url))),
  ],
  resolve: { alias: aliases },
  // One other letter would double the memory of a module's source code.
  esbuild: isSsrBuild ? { charset: "ascii" } : {},
  css: {
    postcss: { plugins: [oldBrowserStyles()] },
    lightningcss: { exclude: Features.FontFamilySystemUi | Features.LightDark | Features.IsSelector },
  },
  build: {
    // docs/browsers.md. The same for server and browsers, or each names a style sheet of its own.
    target: isSsrBuild ? "node20" : supportedBrowsers,
    cssMinify: "lightningcss",
    cssTarget: supportedBrowsers,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } },
  },
  // Listed in advance: Vite reloads every page when it discovers a dependency.
  optimizeDeps: { include: inBrowser, exclude: onServer },
}));
