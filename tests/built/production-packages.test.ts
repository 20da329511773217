import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";

interface LockFile {
  packages: Record<string, { dev?: boolean }>;
}

test("the server imports only packages that production installs; if not, add them in vite/server-programs.ts", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;
  const folder = "build/server";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  const imported = files.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), "utf8").matchAll(
        /^(?:import|export)\b[^"'\n]*["']([^."'][^"']*)["'];?$/gm,
      ),
    ].map(([, specifier = ""]) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ""),
  );
  const missing = new Set(
    imported.filter((name) => !isBuiltin(name) && packages[`node_modules/${name}`]?.dev !== undefined),
  );
  expect(imported).toContain("better-sqlite3");
  expect([...missing]).toEqual([]);
});
