import { defineConfig } from "vitest/config";
import { aliases } from "./aliases";
import { keepTestsInMemory } from "./tests/support/memory-folder";

keepTestsInMemory();

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    setupFiles: ["tests/support/no-stray-errors.ts"],
    globalSetup: ["tests/support/base-database.ts"],
    // Only to end what hangs: a busy machine takes its time.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    // Its colours are read as text.
    css: { include: /theme\.css/ },
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.ts"] } },
      { extends: true, test: { name: "drills", include: ["tests/drills/*.test.ts"] } },
      {
        extends: true,
        test: { name: "pages", include: ["tests/every-page/*.test.ts"], isolate: false },
      },
      {
        extends: true,
        test: {
          name: "requests",
          include: ["tests/{requests,gdapi}/**/*.test.ts"],
          // They mock no modules, and loading the built site for each file anew takes longer than many a file's tests.
          isolate: false,
        },
      },
    ],
  },
});
