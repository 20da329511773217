import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/browser";

/**
 * Runs journeys with script, and with the tag `@both` also without, or with `@nojs` only without. Walks over all pages and
 * drills run both ways, except with the tag `@js` or `@nojs`. `tests/e2e/run.ts` finds the browser.
 */
export default defineConfig({
  testDir: "tests",
  testMatch: "{e2e,every-page,drills}/*.spec.ts",
  globalSetup: "./tests/e2e/starter-site.ts",
  // For two cores: a journey waits most of its time.
  workers: 4,
  fullyParallel: true,
  timeout: 120_000,
  // Only ends checks that fail: files take seconds on a busy machine.
  expect: { timeout: 20_000 },
  reporter: "list",
  // A journey that passes the second time is reported as flaky.
  retries: 1,
  forbidOnly: true,
  use: {
    // Would answer requests that journeys watch; tests/e2e/offline.spec.ts allows them.
    serviceWorkers: "block",
    viewport: { width: 360, height: 740 },
    launchOptions: {
      executablePath: findBrowser() ?? "",
      args: [
        "--no-sandbox",
        // The headless shell reports no connection type, which would change lazy-loading distances.
        "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "js", grepInvert: /@nojs/, use: { javaScriptEnabled: true } },
    {
      name: "nojs",
      grep: /@both|@nojs|^nojs (every-page|drills)/,
      grepInvert: /@js/,
      use: { javaScriptEnabled: false },
    },
  ],
});
