import { parse } from "postcss";
import parseSelector from "postcss-selector-parser";

/** Scripts and other programs name these. tests/unit/short-classes.test.ts finds those of scripts. */
const keptNames = /^(?:button|icon|sr-only|swiper.*)$/;

/** A letter and a number: never a word, such as `ad`, which some browsers hide. */
const shortName = (index: number) => `${String.fromCharCode(97 + (index % 26))}${Math.floor(index / 26)}`;

/** Shortens the class names of a sheet: they are a third of a page. @returns also the short names by the long ones */
export function shortenClasses(css: string): { css: string; names: Record<string, string> } {
  const names: Record<string, string> = {};
  const root = parse(css);
  const selectors = parseSelector((selector) => {
    selector.walkClasses((node) => {
      if (keptNames.test(node.value)) return;
      names[node.value] ??= shortName(Object.keys(names).length);
      node.replaceWith(parseSelector.className({ value: names[node.value] ?? "" }));
    });
  });
  root.walkRules((rule) => {
    if (
      rule.parent?.type === "atrule" &&
      "name" in rule.parent &&
      /keyframes$/.test(String(rule.parent.name))
    )
      return;
    rule.selector = selectors.processSync(rule.selector);
  });
  return { css: root.toString(), names };
}
