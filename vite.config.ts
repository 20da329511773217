import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { aliases } from "./aliases";
import { dependencies } from "./package.json";
import remixConfig from "./remix.config.js";
import { ClassLists, shortenClasses, shortenInModules } from "./vite/class-lists";
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

/** Vite's helper for dynamic imports comes with the entry: as a file of its own it would cost a request. */
function withPreloadHelper(id: string): string | undefined {
  return /vite\/preload-helper|app\/entry\.client\.tsx/.test(id) ? "entry.client" : undefined;
}

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

const app = fileURLToPath(new URL("./app", import.meta.url));
const sheet = "app/styles/site.css";
const linked = "app/styles/dashboard.css";
const lists = new ClassLists();
const { plugin, preset } = pageStyles(sheet, linked, lists);

export default defineConfig({
  plugins: [
    shortenClasses(lists, { app, sheet, linked }),
    tailwindcss(),
    plugin,
    shortenInModules(lists, app),
    remix({ ...remixConfig, presets: [preset] }),
    serverPrograms(),
    reloadPlainPages(),
  ],
  resolve: { alias: aliases },
  build: {
    cssMinify: "esbuild",
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: withPreloadHelper } },
  },
  // All named beforehand: a dependency that Vite finds only when a page asks for it reloads every page.
  optimizeDeps: { include: inBrowser, exclude: onServer },
});
