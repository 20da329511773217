import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * Debian's headless shell first: the same engine as its Chromium, without windows of its own, which take a fifth of the
 * time.
 */
const onMachine = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The path of the browser that tests and measurements use; `CHROMIUM_PATH` names another. Undefined where there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onMachine].find(
    (path) => path && existsSync(path),
  );
}
