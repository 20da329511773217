import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(readdirSync("docs/decisions"))("%s has a date and a status", (name) => {
  const start = readFileSync(`docs/decisions/${name}`, "utf8").split("\n").slice(0, 8).join("\n");
  expect(start).toMatch(/\b20\d\d-\d\d-\d\d\b/);
  expect(start).toMatch(/^(- )?Status: \w{6}/m);
});
