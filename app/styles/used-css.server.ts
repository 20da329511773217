import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";

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
  const sheet = postcss.parse(css);
  return (html) => {
    const names = namesIn(html);
    const rules = sheet.nodes.map((node) => keep(node, names)).join("");
    // Animations that no rule is left to start.
    return rules.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (frames, name: string) =>
      rules.split(name).length > 2 ? frames : "",
    );
  };
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

function keep(node: ChildNode, names: Names): string {
  if (node.type === "comment") return "";
  if (node.type === "rule") return keepRule(node, names);
  if (node.type === "atrule") return keepAtRule(node, names);
  return `${node.toString()};`;
}

function keepRule(rule: Rule, names: Names): string {
  const selectors = rule.selectors.filter((selector) => isUsed(selector, names));
  if (selectors.length === 0) return "";
  return `${selectors.join(",")}{${(rule.nodes ?? []).map((node) => keepInside(node, names)).join(";")}}`;
}

/** A declaration, or a rule nested in the rule. */
function keepInside(node: ChildNode, names: Names): string {
  return node.type === "decl" ? node.toString() : keep(node, names);
}

function keepAtRule(rule: AtRule, names: Names): string {
  if (!rule.nodes) return `${rule.toString()};`;
  if (/keyframes|font-face|property/.test(rule.name)) return rule.toString();
  const inside = rule.nodes.map((node) => keepInside(node, names)).filter(Boolean);
  if (inside.length === 0) return "";
  const joined = rule.nodes.some((node) => node.type === "decl") ? inside.join(";") : inside.join("");
  return `@${rule.name}${rule.params ? ` ${rule.params}` : ""}{${joined}}`;
}

/** Whether every class and element name of a selector is in the page. What only excludes or offers a choice does not count. */
function isUsed(selector: string, { classes, tags }: Names): boolean {
  const plain = selector
    .replace(/:(?:not|is|where|host)\((?:[^()]|\([^()]*\))*\)/g, "")
    .replace(/\[[^\]]*\]/g, "");
  for (const [, name = ""] of plain.matchAll(/\.((?:[\w-]|\\.)+)/g)) {
    if (!classes.has(name.replace(/\\/g, ""))) return false;
  }
  const types = plain.replace(/::?[\w-]+(?:\([^()]*\))?/g, " ").replace(/[.#](?:[\w-]|\\.)+/g, " ");
  for (const [name] of types.matchAll(/[a-z][a-z\d]*/g)) {
    if (!tags.has(name)) return false;
  }
  return true;
}
