import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { aliases } from "./aliases";
import { keepTestsInMemory } from "./tests/support/memory-folder";

keepTestsInMemory();

/** Request tests of built files: styles, scripts, and the server in front of them. */
const needBuild = [
  "add-notice",
  "colours",
  "corrections",
  "curriculum-and-disclosures",
  "document-addresses",
  "error-headers",
  "forgotten-proxy",
  "http-answers",
  "information-pages",
  "kept-pages-in-time",
  "log-lines",
  "nonsense",
  "notice-months",
  "page-styles",
  "redirects",
  "replaced-database",
  "server",
  "staff-language",
  "unread-bodies",
  "write-lock",
].map((name) => `tests/requests/${name}.test.ts`);

const globalSetup = ["tests/support/renew-build.ts"];
/** Loads the site from its sources, so that an edit needs no build. */
const fromSources = {
  alias: [
    {
      find: /^\.\.?\/(support\/)?build$/,
      replacement: fileURLToPath(new URL("./tests/support/source-build.ts", import.meta.url)),
    },
  ],
};

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    setupFiles: ["tests/support/no-stray-errors.ts"],
    globalSetup: ["tests/support/base-database.ts"],
    // Only to end what hangs: a busy machine takes its time.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    // Its colours are read as text.
    css: { include: /theme\.css/ },
    projects: [
      { extends: true, resolve: fromSources, test: { name: "unit", include: ["tests/unit/**/*.test.ts"] } },
      { extends: true, test: { name: "drills", include: ["tests/drills/*.test.ts"], globalSetup } },
      {
        extends: true,
        test: { name: "pages", include: ["tests/every-page/*.test.ts"], isolate: false, globalSetup },
      },
      { extends: true, test: { name: "built", include: needBuild, isolate: false, globalSetup } },
      {
        extends: true,
        resolve: fromSources,
        test: {
          name: "requests",
          include: ["tests/{requests,gdapi}/**/*.test.ts"],
          exclude: needBuild,
          // They mock no modules, and loading the site for each file again takes longer than many a file's tests.
          isolate: false,
        },
      },
    ],
  },
});
