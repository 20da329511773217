import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { Vite } from "vitest/node";
import { aliases } from "./aliases";
import { mutate, mutatedFile } from "./tests/mutants/plugin";
import { keepTestsInMemory } from "./tests/support/memory-folder";
import { serviceWorker } from "./vite/service-worker";

keepTestsInMemory();

const globalSetup = ["tests/support/renew-build.ts"];
/** Loads the site from its sources, so that an edit needs no build. */
const fromSources = {
  alias: [
    {
      find: /^\.\.?\/(support\/)?build$|^virtual:remix\/server-build$/,
      replacement: fileURLToPath(new URL("./tests/support/source-build.ts", import.meta.url)),
    },
  ],
};

/** Vitest recognises only `import.meta.glob(`: with a type argument it would keep the list of files. */
const freshFileLists: Vite.Plugin = {
  name: "fresh-file-lists",
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    experimental_defineCacheKeyGenerator(({ id, sourceCode }) =>
      sourceCode.includes("import.meta.glob<") || id === mutatedFile ? false : undefined,
    );
  },
};

/** Tests that replace a module, each in a process of its own; the others share what they have loaded. */
const mocking = readdirSync("tests/unit", { recursive: true, encoding: "utf8" })
  .map((name) => `tests/unit/${name}`)
  .filter((path) => path.endsWith(".test.ts") && readFileSync(path, "utf8").includes("vi.mock("));

export default defineConfig({
  plugins: [mutate, freshFileLists, serviceWorker()],
  resolve: { alias: aliases },
  // The cache of modules is shared by projects with and without React for development.
  esbuild: { jsxDev: false },
  test: {
    setupFiles: ["tests/support/no-stray-errors.ts"],
    globalSetup: ["tests/support/base-database.ts"],
    // Generous: it only ends tests that hang, also on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    // Tests read the colours in the theme as text.
    css: { include: /theme\.css/ },
    projects: [
      {
        extends: true,
        resolve: fromSources,
        test: { name: "unit", include: ["tests/unit/**/*.test.ts"], exclude: mocking, isolate: false },
      },
      { extends: true, resolve: fromSources, test: { name: "mocked", include: mocking } },
      { extends: true, test: { name: "drills", include: ["tests/drills/*.test.ts"], globalSetup } },
      {
        extends: true,
        test: {
          name: "pages",
          include: ["tests/every-page/*.test.ts"],
          isolate: false,
          globalSetup,
          testTimeout: 300_000,
        },
      },
      // Tests of built files: styles, scripts, and the server in front of them.
      {
        extends: true,
        test: { name: "built", include: ["tests/built/*.test.ts"], isolate: false, globalSetup },
      },
      {
        extends: true,
        resolve: fromSources,
        test: {
          name: "requests",
          // As visitors get it: React for production renders twice as fast.
          env: { NODE_ENV: "production" },
          include: ["tests/{requests,gdapi}/**/*.test.ts"],
          // Loading the site once per file would double the time.
          isolate: false,
        },
      },
    ],
  },
});
