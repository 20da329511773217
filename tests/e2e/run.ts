import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Finds a browser, installs one where that is possible, and runs the journeys. */
const onMachine = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onMachine].find(
    (path) => path && existsSync(path),
  );
}

function installBrowser(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("No browser here: installing Debian's chromium …");
  const quiet = { stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"] };
  execFileSync("apt-get", ["update", "-q"], quiet);
  execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

if (!findBrowser()) installBrowser();
const browser = findBrowser();
if (!browser) {
  console.error("The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.");
  process.exit(1);
}
const run = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH: browser },
});
process.exit(run.status ?? 1);
