import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { engines } from "../../package.json";

const read = (path: string) => readFileSync(path, "utf8");

test("all files name the same versions of Node", () => {
  expect(engines.node).toBe("^20.19.0 || ^22.12.0 || >=24.0.0");
  expect(read(".nvmrc").trim()).toBe("22");
  expect([...new Set(read("deploy/Dockerfile").match(/^FROM node:\d+/gm))]).toEqual(["FROM node:22"]);
  expect(read("deploy/install-node.sh")).toMatch(/latest-v\$\{1:-22\}\.x/);
  expect(read("README.md")).toContain(
    "Node 20 (20.19 or newer), 22 (22.12 or newer) and 24 run; 22 is recommended",
  );
  for (const path of ["CONTRIBUTING.md", "docs/settings.md", "deploy/install-node.sh", "server/start.mjs"])
    expect(read(path), path).toContain("22 is recommended");
});

test("README gives the command of the tests, and .ci/run runs the same", () => {
  expect(read("README.md")).toContain("npm ci && npm test");
  expect(read(".ci/run")).toMatch(/^npm ci [\s\S]*^npm test$/m);
});
