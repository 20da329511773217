import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser } from "../support/browser";
import { installMissing, installPackages } from "../support/install.mjs";
import { keepTestsInMemory } from "../support/memory-folder";

/** Debian's Chromium without windows: same engine, a third faster. */
const shell = "/usr/bin/chromium-headless-shell";

/** Without them, Odia, Hindi and Bengali are boxes of another width. */
const indicFonts = ["fonts-lohit-orya", "fonts-lohit-deva", "fonts-lohit-beng-bengali"];

/** Installs a browser if possible, and runs the journeys. */
if (!findBrowser()) installMissing();
const isWalk = process.argv.some((argument) => argument.includes("every-page"));
if (isWalk && !existsSync("/usr/share/fonts/truetype/lohit-oriya")) installPackages(indicFonts);
const browser = process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : findBrowser());
if (!browser) {
  console.error("The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.");
  process.exit(1);
}
keepTestsInMemory();
const run = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH: browser },
});
process.exit(run.status ?? 1);
