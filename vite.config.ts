import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { aliases } from "./aliases";
import { dependencies } from "./package.json";
import remixConfig from "./remix.config.js";
import { pageStyles } from "./vite/page-styles";
import { leavePublicImportsOut } from "./vite/public-imports";
import { serverPrograms } from "./vite/server-programs";
import { staffWords } from "./vite/staff-words";

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
 * What pages of staff share, in few files: small ones are packed badly, and on a slow line each costs a request. Vite's
 * helper for dynamic imports comes with the entry.
 */
const chunks: Record<string, RegExp> = {
  "entry.client": /vite\/preload-helper|app\/(entry\.client\.tsx|enhance\.ts)$/,
  kinds:
    /app\/content\/(records\/(registry|kind|common-fields)|notices\/categories|videos\/categories|facilities\/address|trash\/days)\.ts$|app\/forms\/(plain-text|formatted-text)\.ts$/,
  "staff-page":
    /app\/(ui\/(page-error|error-page|page-meta|document-context|language|dates(-in-words)?|frame\/look|form\/(post-form|error-summary|fields|more-fields|own-password))|forms\/(excerpt|digits|field-specs)|languages\/say\.browser|content\/(staff\/proof\/(proof-form|proof-fields)|consents\/at-adding(-part)?)|forms\/(token-field|carried-field)|content\/(texts\/version-list|translations\/standing)|ui\/(refused-title|meta-line|file-size)|routes\/dashboard\/ask-for-proof)\.tsx?$/,
  "staff-list": /app\/(ui\/(row-list|row-menu|choose|pagination)|forms\/chosen)\.tsx?$/,
  "staff-form":
    /app\/(routes\/dashboard\/records\/edit-record|content\/records\/when-shown|files\/present-photo)\.tsx$/,
  "kept-form":
    /app\/(ui\/form\/(restored|network-error|late-meanwhile-notice|shared-form)|forms\/meanwhile|content\/translations\/languages-line)\.tsx?$/,
  "staff-record":
    /app\/(content\/records\/(publishing-actions|publishing-form|publishing|status-badge)|files\/photo|ui\/photo-on-request)\.tsx?$/,
};

const chunkOf: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  const named = Object.keys(chunks).find((name) => chunks[name]?.test(id));
  if (named) return named;
  const importersOf = (module: string) => getModuleInfo(module)?.importers ?? [];
  const isFrom = (path: RegExp, module = id) => importersOf(module).some((importer) => path.test(importer));
  // What every public page loads, with what that needs, is one file.
  const isEnhancement = (module: string) => isFrom(/app\/enhance\.ts$/, module);
  if (isEnhancement(id) || importersOf(id).some(isEnhancement)) return "entry.client";
  return isFrom(/records\/registry\.ts$/) ? "kinds" : undefined;
};

/** What runs in the browser; every other dependency stays on the server. */
const inBrowser = [
  "react",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "@remix-run/react",
  "swiper",
  "swiper/modules",
  "compressorjs",
  "@simplewebauthn/browser",
];
const onServer = Object.keys(dependencies).filter(
  (name) => !inBrowser.some((entry) => entry === name || entry.startsWith(`${name}/`)),
);

const { plugin, preset } = pageStyles();

export default defineConfig({
  plugins: [
    tailwindcss(),
    plugin,
    remix({ ...remixConfig, presets: [preset] }),
    serverPrograms(),
    staffWords(),
    reloadPlainPages(),
    leavePublicImportsOut(fileURLToPath(new URL("./build/client/assets", import.meta.url))),
  ],
  resolve: { alias: aliases },
  build: {
    cssMinify: "esbuild",
    // The same for server and browsers, or each names a style sheet of its own.
    cssTarget: "esnext",
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } },
  },
  // All named beforehand: a dependency that Vite finds only when a page asks for it reloads every page.
  optimizeDeps: { include: inBrowser, exclude: onServer },
});
