import postcss from "postcss";
import { expect, test } from "vitest";
import { nameColourSchemes } from "../../vite/colour-schemes";

function named(css: string): string {
  const root = postcss.parse(css);
  nameColourSchemes(root);
  return root.toString();
}

test("a pair of the theme becomes a variable, with both values at the beginning; on paper all is light", () => {
  const css = named("a{color:light-dark(#14532d,#8fd0a7);border:1px solid light-dark(#ddd5c3, #3c4741)}");
  const [, link, line] = /a\{color:var\((--\w+)\);border:1px solid var\((--\w+)\)\}/.exec(css) ?? [];
  expect(css.replace(/\s+/g, "")).toBe(
    `:root{${link}:#14532d;${line}:#ddd5c3}@mediascreenand(prefers-color-scheme:dark){:root{${link}:#8fd0a7;${line}:#3c4741}}` +
      `a{color:var(${link});border:1pxsolidvar(${line})}`,
  );
});

test("a pair has the same name in every sheet, short or long in its writing", () => {
  const nameOf = (css: string) => /color:var\((--\w+)\)/.exec(named(css))?.[1];
  const field = "b{color:light-dark(#fff,#0d1210)}";
  expect(nameOf(field)).toBeDefined();
  expect(nameOf(`a{margin:light-dark(#14532d,#8fd0a7)}${field}`)).toBe(nameOf(field));
  expect(nameOf("b{color:light-dark(#ffffff, #0d1210)}")).toBe(nameOf(field));
});

test("a sheet without pairs stays as it is, and an unknown pair fails the build", () => {
  expect(named("a{color:#fff}")).toBe("a{color:#fff}");
  expect(() => named("a{color:light-dark(#123456,#654321)}")).toThrow("no pair of app/styles/theme.css");
});
