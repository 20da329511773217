import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages } from "../support/install";
import { keepTestsInMemory } from "../support/memory-folder";

/** Finds a browser, installs one where that is possible, and runs the journeys. */
const onMachine = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onMachine].find(
    (path) => path && existsSync(path),
  );
}

if (!findBrowser()) installPackages(["chromium"]);
const browser = findBrowser();
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
