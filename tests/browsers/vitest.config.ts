import { defineConfig } from "vitest/config";
import { aliases } from "../../aliases";

/** `npm run test:browsers`: main journeys in Firefox and WebKitGTK. */
export default defineConfig({
  resolve: { alias: aliases },
  test: { include: ["tests/browsers/*.browser.ts"], maxWorkers: 1, retry: 1, reporters: ["verbose"] },
});
