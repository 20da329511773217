import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const onMachine = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Returns the path of a whole browser, if there is one: Debian's headless shell denies notifications. */
export const findWholeBrowser = (): string | undefined => onMachine.find((path) => existsSync(path));

/** Returns the browser's path; `CHROMIUM_PATH` has priority. Undefined if there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onMachine].find(
    (path) => path && existsSync(path),
  );
}
