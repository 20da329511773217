import { defineConfig } from "vitest/config";
import { aliases } from "../../aliases";

/** The main journeys in other engines than Chromium: `npm run test:browsers`. */
export default defineConfig({
  resolve: { alias: aliases },
  test: { include: ["tests/browsers/*.browser.ts"], maxWorkers: 1, retry: 1, reporters: ["verbose"] },
});
