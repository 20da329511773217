import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
const theme = join("app", "styles", "theme.css");
const sheets = ["app", "public"].flatMap(filesIn).filter((name) => name.endsWith(".css"));
const components = filesIn("app").filter((name) => name.endsWith(".tsx"));
const read = (name: string) => readFileSync(name, "utf8");

const colour = /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;

const linesWith = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    read(file)
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test("hand-written CSS has fewer than 709 lines", () => {
  const lines = sheets.flatMap((sheet) => read(sheet).trimEnd().split("\n"));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(709);
});

test("colours and breakpoints are only in the theme", () => {
  expect(read(theme)).toMatch(colour);
  const others = sheets.filter((sheet) => sheet !== theme);
  expect(linesWith(others, colour)).toEqual([]);
  expect(linesWith(others, /@(media|container)[^{]*(width|\d(px|r?em))/)).toEqual([]);
  // Arbitrary values of utilities, such as `text-[#123]` and `max-[40rem]:hidden`.
  expect(linesWith(components, /-\[(#[\da-f]{3,8}|(rgb|hsl|oklch)a?\()/i)).toEqual([]);
  expect(linesWith(components, /[\s"`:]@?(min|max)-(w-)?\[[^\]]*\]:|\[@media[^\]]*\d/)).toEqual([]);
});

test("a page uses each utility of our own", () => {
  const css = sheets.map(read).join("\n");
  const sources = filesIn("app").filter(
    (name) => /\.(tsx|css)$/.test(name) || name.endsWith("categories.ts"),
  );
  const used = sources.map((name) => read(name).replace(/@utility \S+/g, "")).join("\n");
  const utilities = [...css.matchAll(/@utility ([\w-]+) \{/g)].map(([, name = ""]) => name);
  expect(utilities.length).toBeGreaterThan(30);
  expect(utilities.filter((name) => !new RegExp(`[\\s"\`:!]${name}[\\s"\`;]`).test(used))).toEqual([]);
});
