import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { requirements } from "../support/asvs-5";

const page = await readFile("docs/security.md", "utf8");
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
/** The rows that say how a requirement stands: their second or third cell begins so. */
const statuses = ["yes", "n/a: ", "By the school: ", "Not met"];
const judged = rows.filter(
  (cells) => cells.length >= 3 && cells.some((cell) => statuses.some((word) => cell.startsWith(word))),
);

test("every requirement of levels 1 and 2 stands on the page once, with its level", () => {
  const named = rows.flatMap(([first = ""]) => first.match(/\b\d+\.\d+\.\d+ L\d\b/g) ?? []);
  expect([...named].sort()).toEqual([...requirements].sort());
  expect(requirements).toHaveLength(253);
});

test("every row says how it stands, and none puts it off", () => {
  const numbered = rows.filter(([first = ""]) => /^\d+\.\d+\.\d+/.test(first));
  expect(numbered.filter((row) => !judged.includes(row))).toEqual([]);
  expect(page).not.toMatch(/\b(planned|to do|todo|will be|not yet|soon)\b/i);
});

test("what is met names where or why, what is not met its reason", () => {
  for (const cells of judged) {
    const status = cells.find((cell) => statuses.some((word) => cell.startsWith(word))) ?? "";
    if (status.startsWith("Not met")) expect(status).toMatch(/^Not met( on purpose)?: \S.{20}/);
    if (status === "yes") expect(cells.at(-1)).toMatch(/`/);
  }
});

test("every file and every link that the page names is there", () => {
  const files = [...page.matchAll(/`(\w[\w./-]+\.(?:tsx?|md|conf|service|socket|yml|json))`/g)].map(
    ([, name = ""]) => name,
  );
  const links = [...page.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, name = ""]) => join("docs", name));
  expect(files.length).toBeGreaterThan(200);
  const missing = files.filter(
    (name) => !(name.includes("/") ? existsSync(name) || existsSync(join("tests", name)) : true),
  );
  expect([...missing, ...links.filter((name) => !existsSync(name))]).toEqual([]);
});
