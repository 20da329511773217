import { parse, type Rule } from "postcss";
import parseSelector from "postcss-selector-parser";

/** Scripts and other programs name these. tests/unit/short-classes.test.ts finds those of scripts. */
const keptNames = /^(?:button|icon|sr-only|swiper.*)$/;

/** A letter, or one with a number: never a word, such as `ad`, which some browsers hide. */
const shortName = (index: number) =>
  `${String.fromCharCode(97 + (index % 26))}${index < 26 ? "" : Math.floor(index / 26) - 1}`;

/**
 * Shortens the class names of a sheet: they are a third of a page.
 * @param uses how often the components name a class; the most frequent names become the shortest
 * @returns also the short names by the long ones
 */
export function shortenClasses(
  css: string,
  uses: ReadonlyMap<string, number>,
): { css: string; names: Record<string, string> } {
  const root = parse(css);
  const found = new Set<string>();
  const collect = parseSelector((selector) => selector.walkClasses(({ value }) => void found.add(value)));
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) collect.processSync(rule.selector);
  });
  const frequent = [...found]
    .filter((name) => !keptNames.test(name))
    .sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0));
  const names = Object.fromEntries(frequent.map((name, index) => [name, shortName(index)]));
  const selectors = parseSelector((selector) => {
    selector.walkClasses((node) => {
      const value = names[node.value];
      if (value) node.replaceWith(parseSelector.className({ value }));
    });
  });
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selector = selectors.processSync(rule.selector);
  });
  return { css: root.toString(), names };
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === "atrule" && "name" in parent && /keyframes$/.test(String(parent.name));
