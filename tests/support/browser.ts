import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browsersOnMachine } from "./install.mjs";

/** Returns the path of a whole browser, if there is one. */
export const findWholeBrowser = (): string | undefined => browsersOnMachine.find((path) => existsSync(path));

/** Returns the browser's path; `CHROMIUM_PATH` has priority. Undefined if there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...browsersOnMachine].find(
    (path) => path && existsSync(path),
  );
}
