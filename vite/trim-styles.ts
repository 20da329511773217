import { optimize } from "@tailwindcss/node";
import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";
import { nameColourSchemes } from "./colour-schemes";
import { groupMedia } from "./group-media";
import type { Vocabulary } from "./vocabulary";

/** Leaves out the rules of elements, classes and variables that a page does not name. */
export async function leaveOutUnnamed(css: string, vocabulary: Vocabulary): Promise<string> {
  const trimmed = trim(await purge(css, vocabulary), vocabulary.keys);
  // Again, for the values that took the place of variables: three declarations of a border become one.
  const root = postcss.parse(optimize(trimmed, { minify: true }).code);
  nameColourSchemes(root);
  removeDoubles(root);
  return root.toString();
}

/**
 * @param kept names that stay all the same; of attributes that scripts set, and of the focus, PurgeCSS knows nothing
 * @returns the rules that may match what is named, as they are written
 */
export async function purge(
  css: string,
  { words, keys }: Vocabulary,
  kept = [/^(aria|data)-/, /^hidden$/, /^:focus-visible$/],
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "txt" }],
    css: [{ raw: css }],
    defaultExtractor: () => ({
      classes: [],
      ids: [],
      tags: [],
      undetermined: [...words],
      attributes: { names: [...keys], values: [...words] },
    }),
    keyframes: true,
    variables: true,
    safelist: { greedy: kept },
  });
  return purged?.css ?? css;
}

/** Parts of controls that no public page has, but for a chosen file. */
const unusedParts = /::-webkit-(date|calendar|search|inner|outer)|::placeholder/;

/** What Tailwind says of elements and browsers do anyway: initial values, what `font: inherit` says too, and tabs. */
const said =
  /^(font-(feature|variation)-settings|tab-size):|^font-weight: ?bolder$|^display: ?list-item$|^appearance: ?button$/;

/** What a page can do without and no tool finds. */
function trim(css: string, keys: Set<string>): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    const isOpenEnded = rule.selector.startsWith("::file-selector") && !keys.has("accept");
    if (isOpenEnded || (unusedParts.test(rule.selector) && isIn(rule, "base"))) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (said.test(String(declaration)) && isIn(declaration, "base")) declaration.remove();
  });
  inlineConstants(root);
  removeEmpty(root);
  groupMedia(root);
  return root.toString();
}

/**
 * Tailwind declares the initial values of its variables twice: by `@property`, and by a rule for browsers that do not
 * know it. That rule alone serves every browser; and where no other rule sets a variable, its value takes its place.
 */
function inlineConstants(root: Root): void {
  root.walkAtRules("property", (rule) => {
    rule.remove();
  });
  root.walkAtRules("supports", (rule) => {
    if (isIn(rule, "properties")) rule.replaceWith(rule.nodes ?? []);
  });
  const initial = new Map<string, Declaration>();
  const changed = new Set<string>();
  root.walkDecls(/^--tw-/, (declaration) => {
    if (isIn(declaration, "properties")) initial.set(declaration.prop, declaration);
    else changed.add(declaration.prop);
  });
  for (const [name, constant] of initial) {
    if (changed.has(name)) continue;
    constant.remove();
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(`var(${name})`, constant.value);
    });
  }
}

/** Where the values of variables came out alike, or the minifier wrote a prefix again. */
function removeDoubles(root: Root): void {
  root.walkDecls((declaration) => {
    const next = declaration.next();
    if (next?.type === "decl" && next.toString() === declaration.toString()) declaration.remove();
  });
}

/** Removes rules and at-rules in which nothing is left. */
export function removeEmpty(container: Container): void {
  container.each((child) => {
    if (!("nodes" in child) || !child.nodes) return;
    removeEmpty(child as Container);
    if (child.nodes.length === 0) child.remove();
  });
}

function isIn(node: Declaration | Rule | AtRule, layer: string): boolean {
  let parent = node.parent;
  while (parent && !(parent.type === "atrule" && (parent as AtRule).params === layer))
    parent = parent.parent as typeof parent;
  return parent !== undefined;
}
