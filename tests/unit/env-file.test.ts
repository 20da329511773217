import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readConfigOrExit } from "~/config.server";
import { makeTemporaryFolder } from "../support/temporary-folder";

const before = { ...process.env };
afterEach(() => {
  vi.unstubAllEnvs();
  process.env = { ...before };
});

test("a .env file counts, and the environment wins over it", async () => {
  const file = join(makeTemporaryFolder(), ".env");
  await writeFile(file, "PORT=4711\nADMIN_USERNAME=from-file\n");
  vi.stubEnv("ADMIN_USERNAME", "from-environment");
  vi.stubEnv("ENV_FILE", file);
  const config = readConfigOrExit();
  expect([config.port, config.admin.username]).toEqual([4711, "from-environment"]);
});

test("a missing .env file is ignored without a message", () => {
  vi.stubEnv("ENV_FILE", "/nowhere/.env");
  expect(readConfigOrExit().port).toBe(3000);
});
