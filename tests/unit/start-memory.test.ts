import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = [
  "package.json",
  ...readdirSync("deploy", { recursive: true, encoding: "utf8" }).map((name) => `deploy/${name}`),
].filter((path) => /package\.json$|\.service$|Dockerfile$/.test(path));

/** Commands that start the server: after the file's name comes no other command's name. */
const starts = files.flatMap((path) =>
  [...readFileSync(path, "utf8").matchAll(/\bnode\b[^|#\n]*?server\/start\.mjs(?="\]|\n| #|",\n)/g)].map(
    ([command]) => ({ path, command }),
  ),
);

test("the server starts with the same limit of memory by npm, systemd and Docker", () => {
  expect(new Set(starts.map(({ path }) => path)).size).toBeGreaterThanOrEqual(4);
  for (const { path, command } of starts)
    expect(command, `${path}: add --max-semi-space-size=4, as docs/decisions/0013 says`).toMatch(
      /--max-semi-space-size=4\b/,
    );
});
