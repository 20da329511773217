import { defineConfig } from "vitest/config";
import { aliases } from "./aliases";

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    include: ["tests/{unit,requests,gdapi}/**/*.test.ts"],
    setupFiles: ["tests/support/no-stray-errors.ts"],
    globalSetup: ["tests/support/base-database.ts"],
    // Only to end what hangs: a busy machine takes its time.
    testTimeout: 90_000,
    maxWorkers: 2,
  },
});
