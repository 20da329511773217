import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortenClasses } from "../../vite/short-classes";

test("shortens class names, the most used first, and changes nothing else", () => {
  const { css, names } = shortenClasses(
    String.raw`.lg\:p-1\.5:not(.flex)>p,.group[open] .sr-only{top:.5rem}@media (min-width:64rem){.flex{background:url(a.png)}}@keyframes x{50%{top:1px}}`,
    new Map([["flex", 2]]),
  );
  expect(css).toBe(
    ".b:not(.a)>p,.c[open] .sr-only{top:.5rem}@media (min-width:64rem){.a{background:url(a.png)}}@keyframes x{50%{top:1px}}",
  );
  expect(names).toEqual({ flex: "a", "lg:p-1.5": "b", group: "c" });
});

test("no two of many classes share a short name", () => {
  const css = Array.from({ length: 900 }, (_, index) => `.name-${index}{top:0}`).join("");
  const { names } = shortenClasses(css, new Map());
  expect(new Set(Object.values(names)).size).toBe(900);
});

test("classes that scripts of public pages set keep their names", () => {
  const scripts = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".enhance.ts"),
  );
  expect(scripts.length).toBeGreaterThan(5);
  const set = scripts.flatMap((file) =>
    [
      ...readFileSync(join("app", file), "utf8").matchAll(
        /(?:className = |classList\.\w+\(|\(")["'.]?\.?([\w -]+)["']/g,
      ),
    ]
      .filter(([found]) => /class|\("\./.test(found))
      .flatMap(([, list = ""]) =>
        list
          .trim()
          .split(" ")
          .map((name) => ({ file, name })),
      ),
  );
  for (const { file, name } of set) {
    const { names } = shortenClasses(`.${name}{top:0}`, new Map());
    expect(names, `Add ${name}, which app/${file} sets, to keptNames in vite/short-classes.ts`).toEqual({});
  }
});
