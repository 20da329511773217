import { spawnSync } from "node:child_process";
import { installPackages } from "../support/install.mjs";
import { isFirefoxHere } from "./firefox";
import { isWebKitHere } from "./webkit";

/** `npm run test:browsers`: installs missing browsers if possible and runs the journeys. */
const missing = [
  ...(isFirefoxHere() ? [] : ["firefox-esr"]),
  ...(isWebKitHere() ? [] : ["webkit2gtk-driver", "xvfb"]),
];
try {
  if (missing.length > 0) installPackages(missing);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
const run = spawnSync(
  "npx",
  ["vitest", "run", "--config", "tests/browsers/vitest.config.ts", "journeys", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exit(run.status ?? 1);
