import { readFileSync } from "node:fs";
import { AtRule, Declaration, type Plugin, type Root, Rule } from "postcss";

/** One colour for each scheme. */
const pair = /light-dark\(\s*(#[\da-f]+)\s*,\s*(#[\da-f]+)\s*\)/g;

/**
 * The pairs of the theme, each with the name of its variable: a letter or two, by their order in theme.css, so that a name
 * means the same in each of the sheets that a page has.
 */
const pairs = [...readFileSync("app/styles/theme.css", "utf8").matchAll(pair)].map(
  ([, light, dark], index) => ({
    light: shortest(light),
    dark: shortest(dark),
    name: `--${String.fromCharCode(97 + (index % 26))}${index < 26 ? "" : "a"}`,
  }),
);

/**
 * Puts a variable in the place of each `light-dark()`, and the two values of each at the sheet's beginning: browsers have known
 * `prefers-color-scheme` for years longer. On paper all is light.
 * @throws Error for a pair that is not the theme's
 */
export function nameColourSchemes(root: Root): void {
  const used = new Set<(typeof pairs)[number]>();
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(pair, (found, light: string, dark: string) => {
      const known = pairs.find((one) => one.light === shortest(light) && one.dark === shortest(dark));
      if (!known) throw declaration.error(`${found} is no pair of app/styles/theme.css.`);
      used.add(known);
      return `var(${known.name})`;
    });
  });
  if (used.size === 0) return;
  const values = (scheme: "light" | "dark") =>
    new Rule({
      selector: ":root",
      nodes: [...used].map(({ name, [scheme]: value }) => new Declaration({ prop: name, value })),
    });
  const dark = new AtRule({ name: "media", params: "screen and (prefers-color-scheme:dark)" });
  dark.append(values("dark"));
  root.prepend(values("light"), dark);
}

/** `#fff` for `#ffffff`, as minifiers write it. */
function shortest(colour = ""): string {
  return colour.replace(/^#(?:(.)\1)(?:(.)\2)(?:(.)\3)(?:(.)\4)?$/, "#$1$2$3$4");
}

/** The same, for sheets that Vite bundles. */
export const colourSchemes: Plugin = {
  postcssPlugin: "colour-schemes",
  OnceExit: (root) => nameColourSchemes(root),
};
