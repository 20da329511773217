import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/browser";

/**
 * Every journey (tests/e2e), every walk over all pages (tests/every-page) and every drill that needs a browser
 * (tests/drills) twice: with script and without.
 * `tests/e2e/run.ts` finds the browser.
 */
export default defineConfig({
  testDir: "tests",
  testMatch: "{e2e,every-page,drills}/*.spec.ts",
  globalSetup: "./tests/e2e/starter-site.ts",
  // One more than cores: a journey waits for half of its time.
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  reporter: "list",
  forbidOnly: true,
  use: {
    viewport: { width: 360, height: 740 },
    launchOptions: {
      executablePath: findBrowser() ?? "",
      args: [
        "--no-sandbox",
        // The headless shell knows no kind of line, and would fetch what is further below the screen than on a usual one.
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
    { name: "js", use: { javaScriptEnabled: true } },
    { name: "nojs", use: { javaScriptEnabled: false } },
  ],
});
