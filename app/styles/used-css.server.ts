import { LRUCache } from "lru-cache";
import postcss, { type ChildNode } from "postcss";

/** Classes that an enhancement gives to elements after the page was made, by the name in `data-enhance`. */
const scripted: Record<string, string[]> = {
  lightbox: ["lightbox"],
  video: ["video-player"],
  popup: ["no-scroll"],
};
const fadeClass = "fade-waiting";

interface Names {
  classes: Set<string>;
  tags: Set<string>;
}

/**
 * Makes a function that leaves out of a style sheet what a page cannot need: rules for classes and elements that its
 * HTML does not have. One sheet for all pages would cost the home page two kilobytes of its first flight.
 * @param css the whole sheet, already processed; parsed once
 */
export function usedCss(css: string): (html: string) => string {
  const parts = postcss.parse(css).nodes.map(readPart);
  const kept = new LRUCache<string, string>({ max: 200 });
  return (html) => {
    const names = namesIn(html);
    // Pages of one kind have the same names, whatever they say.
    const key = [names.classes, names.tags].map((set) => [...set].sort().join(" ")).join("|");
    const rules = kept.get(key) ?? rulesFor(parts, names);
    kept.set(key, rules);
    return rules + tintsOf(html);
  };
}

function rulesFor(parts: Part[], names: Names): string {
  const rules = parts.map((part) => keep(part, names)).join("");
  // Animations that no rule is left to start.
  return rules.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (frames, name: string) =>
    rules.split(name).length > 2 ? frames : "",
  );
}

/** The colours that pictures have until they come; a `style` attribute of their own is not what the policy allows. */
function tintsOf(html: string): string {
  const tints = new Set([...html.matchAll(/\sdata-tint="([\da-f]{3})"/g)].map(([, tint]) => tint));
  return [...tints].map((tint) => `[data-tint="${tint}"]{background:#${tint}}`).join("");
}

function namesIn(html: string): Names {
  const classes = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) classes.add(name);
  }
  for (const [, name = ""] of html.matchAll(/\sdata-enhance="([^"]*)"/g)) {
    for (const added of scripted[name] ?? []) classes.add(added);
  }
  if (/\sdata-fade[\s=>]/.test(html)) classes.add(fadeClass);
  const tags = new Set<string>(["dialog", "iframe"]);
  for (const [, name = ""] of html.matchAll(/<([a-z][a-z\d]*)/g)) tags.add(name);
  return { classes, tags };
}

/** A piece of the sheet, read once: text that always stays, a rule with its selectors, or a group such as `@media`. */
type Part =
  | string
  | { selectors: { text: string; needs: Needs }[]; parts: Part[]; separator: string }
  | { head: string; parts: Part[]; separator: string };

interface Needs {
  classes: string[];
  tags: string[];
}

function readPart(node: ChildNode): Part {
  if (node.type === "comment") return "";
  if (node.type === "decl") return node.toString();
  const { nodes } = node;
  if (!nodes) return `${node.toString()};`;
  const parts = nodes.map(readPart);
  const separator = nodes.some(({ type }) => type === "decl") ? ";" : "";
  if (node.type === "rule") {
    return { selectors: node.selectors.map((text) => ({ text, needs: needsOf(text) })), parts, separator };
  }
  if (/keyframes|font-face|property/.test(node.name)) return node.toString();
  return { head: `@${node.name}${node.params ? ` ${node.params}` : ""}`, parts, separator };
}

function keep(part: Part, names: Names): string {
  if (typeof part === "string") return part;
  let head: string;
  if ("head" in part) {
    head = part.head;
  } else {
    const used = part.selectors.filter(({ needs }) => isUsed(needs, names));
    if (used.length === 0) return "";
    head = used.map(({ text }) => text).join(",");
  }
  const inside = part.parts.map((inner) => keep(inner, names)).filter(Boolean);
  return inside.length > 0 ? `${head}{${inside.join(part.separator)}}` : "";
}

const isUsed = ({ classes, tags }: Needs, names: Names) =>
  classes.every((name) => names.classes.has(name)) && tags.every((name) => names.tags.has(name));

/** The class and element names that a selector needs. What only excludes or offers a choice does not count. */
function needsOf(selector: string): Needs {
  const plain = selector
    .replace(/:(?:not|is|where|host)\((?:[^()]|\([^()]*\))*\)/g, "")
    .replace(/\[[^\]]*\]/g, "");
  const classes = [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replace(/\\/g, ""));
  const types = plain.replace(/::?[\w-]+(?:\([^()]*\))?/g, " ").replace(/[.#](?:[\w-]|\\.)+/g, " ");
  return { classes, tags: [...types.matchAll(/[a-z][a-z\d]*/g)].map(([name]) => name) };
}
