import type { AtRule, Container, Declaration, Plugin, Root, Rule } from "postcss";

/** True in browsers before Chrome 88, Safari 15 and Firefox 89: most of them lack `:is()` and gaps of flex boxes. */
const oldBrowsers = "not (aspect-ratio:1)";

/**
 * Lowers the styles that Lightning CSS cannot lower for the browsers of docs/browsers.md. Adds fallbacks before declarations,
 * and rules for old browsers in one `@supports` block at the end.
 */
export function oldBrowserStyles(): Plugin {
  return {
    postcssPlugin: "old-browsers",
    OnceExit(root, { AtRule }) {
      inlineInitialValues(root);
      root.walkAtRules("property", (rule) => void rule.remove());
      const block = new AtRule({ name: "supports", params: oldBrowsers });
      root.walkRules((rule) => {
        for (const copy of [...writeOut(rule), ...gapRules(rule)]) addInSameMedia(block, copy, rule);
      });
      // The minifier keeps only the last columns of a rule: older ones stand in a rule of their own.
      root.walkDecls("grid-template-columns", ({ prop, value, parent }) => {
        const older = withoutComparisons(value);
        const copy = (parent as Rule).clone({ nodes: [] }).append({ prop, value: older });
        if (older !== value) addInSameMedia(block, copy, parent as Rule);
      });
      if (block.nodes?.length) root.append(block.prepend(flexGaps));
      root.walkDecls(addFallback);
    },
  };
}

/**
 * Writes the initial values of Tailwind's variables where they are used, because old browsers lack `@property`. Tailwind itself
 * sets them on every element, which costs time in each style calculation.
 */
function inlineInitialValues(root: Root): void {
  const initial = new Map<string, string>();
  root.walkAtRules("layer", (layer) => {
    if (layer.params !== "properties" || !layer.nodes) return;
    layer.walkDecls(({ prop, value }) => void initial.set(prop, value === "initial" ? "" : value));
    layer.remove();
  });
  const changed = new Set<string>();
  root.walkDecls(/^--tw-/, ({ prop }) => void changed.add(prop));
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--tw-[\w-]+)(?:, ?([^()]*))?\)/g,
      (found, name: string, fallback?: string) => {
        const value = initial.get(name);
        if (value === undefined) return found;
        const other = value || (fallback ?? "");
        return changed.has(name) ? `var(${name},${other})` : other;
      },
    );
  });
}

function addFallback(declaration: Declaration): void {
  const { prop, value } = declaration;
  // All languages of the site are written from left to right.
  declaration.prop = prop.replace("-inline-start", "-left").replace("-inline-end", "-right");
  if (prop === "rotate" || prop === "scale") {
    declaration.prop = "transform";
    declaration.value = `${prop}(${value})`;
  }
  const older = withoutComparisons(value).replace(/(\d)[sdl]vh\b/g, "$1vh");
  if (older !== value && !prop.startsWith("--")) declaration.cloneBefore({ value: older });
}

/** Replaces `clamp()`, `min()` and `max()` by their first value, which suits the small screens of old phones. */
function withoutComparisons(value: string): string {
  const found = /(?<![\w-])(?:clamp|min|max)\(/.exec(value);
  if (!found) return value;
  const start = found.index + found[0].length;
  const end = closingBracket(value, start);
  const [first = ""] = splitList(value.slice(start, end));
  return withoutComparisons(value.slice(0, found.index) + first + value.slice(end + 1));
}

/** Writes out `:is()` and lists in `:not()`. @returns for `:where()`, a copy for old browsers: its specificity differs */
function writeOut(rule: Rule): Rule[] {
  if (!/:(is|where)\(|:not\([^()]*,/.test(rule.selector)) return [];
  const selectors = rule.selectors.flatMap(expand).filter((one) => !/:(popover-)?open\b/.test(one));
  if (selectors.length === 0) return [];
  if (/(^|[ >+~]):where\(/.test(rule.selector)) return [rule.clone({ selectors })];
  rule.selectors = selectors;
  return [];
}

/** Margins instead of the gaps of flex boxes. Rules with a gap set `--x` and `--y` for the children. */
const flexGaps = `
  .flex > *, .inline-flex > * { --x: 0; --y: 0 }
  .flex > :not(:last-child), .inline-flex > :not(:last-child) { margin-right: var(--x) }
  .flex-col > :not(:last-child) { margin-right: 0; margin-bottom: var(--y) }
  .flex-wrap > :not(:last-child) { margin-bottom: var(--y) }`;

/** Sets the gaps of a box for its children, or their margins if the rule itself makes it a flex box. */
function gapRules(rule: Rule): Rule[] {
  const values: Record<string, string> = {};
  rule.each((node) => {
    if (node.type === "decl") values[node.prop] = node.value;
  });
  if (values.display?.includes("grid")) return [];
  const [down, across = down] = (values.gap ?? "").split(/ (?![^(]*\))/);
  const gaps = { "--x": values["column-gap"] ?? across, "--y": values["row-gap"] ?? down };
  const isFlex = values.display?.includes("flex");
  const copy = rule.clone({
    selectors: rule.selectors.map((box) => (isFlex ? `${box}>:not(:last-child)` : `${box}>*`)),
    nodes: [],
  });
  if (!isFlex) for (const [prop, value] of Object.entries(gaps)) if (value) copy.append({ prop, value });
  if (isFlex && gaps["--x"]) copy.append({ prop: "margin-right", value: gaps["--x"] });
  if (isFlex && gaps["--y"] && values["flex-wrap"])
    copy.append({ prop: "margin-bottom", value: gaps["--y"] });
  return copy.nodes.length > 0 ? [copy] : [];
}

/** Adds a rule to the block within the same media queries. */
function addInSameMedia(block: AtRule, copy: Rule, original: Rule): void {
  let added: Rule | AtRule = copy;
  for (
    let parent = original.parent as Container | undefined;
    parent?.type === "atrule";
    parent = parent.parent as Container
  ) {
    const around = (parent as AtRule).clone({ nodes: [] });
    around.append(added);
    added = around;
  }
  block.append(added);
}

/** Returns the selectors that mean the same as one with `:is()` or `:where()`. */
function expand(selector: string): string[] {
  const found = /:(is|where|not)\(/.exec(selector);
  if (!found) return [selector];
  const start = found.index + found[0].length;
  const end = closingBracket(selector, start);
  const [before, after] = [selector.slice(0, found.index), selector.slice(end + 1)];
  const parts = splitList(selector.slice(start, end));
  if (found[1] === "not") {
    const not = parts.map((part) => `:not(${part})`).join("");
    return expand(after).map((rest) => `${before}${not}${rest}`);
  }
  return parts.flatMap((part) => {
    // `.own:is(.group[open] *)` is `.group[open] .own`.
    const [, context] = before === "" ? [] : (/^(.*[ ~+>])\*$/.exec(part) ?? []);
    if (context !== undefined) return expand(`${context}${before}${after}`);
    // A part with an element's name, behind a class, would be another word.
    return before === "" || /[ ~+>(]$/.test(before) || !/^\w/.test(part)
      ? expand(`${before}${part}${after}`)
      : [];
  });
}

function closingBracket(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === "(") depth += 1;
    else if (text[index] === ")") depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`A bracket is not closed: ${text}`);
}

function splitList(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(" || letter === "[") depth += 1;
    if (letter === ")" || letter === "]") depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
