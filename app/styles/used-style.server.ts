import { LRUCache } from "lru-cache";
import { type Container, parse } from "postcss";
import parseSelector from "postcss-selector-parser";
import { unescapeHtml } from "~/text/unescape-html";

interface Selector {
  text: string;
  /** Classes and elements that all must be in a page. */
  classes: string[];
  tags: string[];
  attributes: Attribute[];
  /** Language of the whole page, if it needs one. */
  language: string | undefined;
  /** Applies to what somebody points at, or to the inside of a control. */
  isLater: boolean;
}

interface Attribute {
  name: string;
  /** Undefined if any value meets the selector. */
  value: string | undefined;
}

interface StyleRule {
  /** At-rules around it, such as `@media print{`. */
  around: string;
  /** Without selectors it is an at-rule, such as a typeface. */
  selectors: Selector[];
  text: string;
}

/**
 * Returns the rules that elements of a page can need.
 * @param html a page, or its beginning
 * @param isFirstScreen true to leave out paper, and states that begin later, such as attributes that scripts set
 */
export function usedStyle(css: string, html: string, isFirstScreen: boolean): string {
  const { classes, tags } = namesIn(html);
  const attributes = isFirstScreen ? attributesIn(html) : undefined;
  const language = /<html lang="([a-z]+)/.exec(html)?.[1];
  const isUsed = (selector: Selector) =>
    !(isFirstScreen && selector.isLater) &&
    selector.classes.every((name) => classes.has(name)) &&
    selector.tags.every((name) => tags.has(name)) &&
    (attributes === undefined || selector.attributes.every((one) => attributes.has(attributeKey(one)))) &&
    (selector.language === undefined || selector.language === language);
  let style = "";
  let open = "";
  const close = () => "}".repeat(open.split("{").length - 1);
  for (const { around, selectors, text } of readRules(css)) {
    if (isFirstScreen && around.includes("@media print{")) continue;
    const used = selectors.filter(isUsed);
    if (selectors.length > 0 && used.length === 0) continue;
    if (around !== open) style += close() + around;
    open = around;
    style += used.map((selector) => selector.text).join(",") + text;
  }
  style += close();
  return isFirstScreen ? withoutUnusedNames(style) : style;
}

/** Removes variables and animations that no rule uses. */
function withoutUnusedNames(style: string): string {
  const used = new Set([...style.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const shorter = style
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (found, name: string) =>
      used.has(name) ? found : "",
    )
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (found, name: string) =>
      style.replace(found, "").includes(name) ? found : "",
    );
  return shorter === style ? style : withoutUnusedNames(shorter);
}

function namesIn(html: string): { classes: Set<string>; tags: Set<string> } {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = ""]) => unescapeHtml(list));
  return {
    classes: new Set(lists.flatMap((list) => list.split(" "))),
    tags: new Set([...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, name = ""]) => name)),
  };
}

const attributeKey = ({ name, value }: Attribute) => (value === undefined ? name : `${name}=${value}`);

/** Names of attributes, and names with their values. */
function attributesIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, name = "", value = ""] of html.matchAll(/ ([a-zA-Z][\w-]*)="([^"]*)"/g)) {
    found.add(name.toLowerCase());
    found.add(attributeKey({ name: name.toLowerCase(), value }));
  }
  return found;
}

const parsed = new LRUCache<string, StyleRule[]>({ max: 4 });

function readRules(css: string): StyleRule[] {
  const known = parsed.get(css);
  if (known) return known;
  const rules: StyleRule[] = [];
  collectRules(parse(css), "", rules);
  parsed.set(css, rules);
  return rules;
}

function collectRules(container: Container, around: string, rules: StyleRule[]): void {
  for (const node of container.nodes ?? []) {
    if (node.type === "atrule" && /^(media|supports)$/.test(node.name)) {
      collectRules(node, `${around}@${node.name}${node.raws.afterName}${node.params}{`, rules);
    } else if (node.type === "rule") {
      const body = node.toString().slice(node.selector.length);
      rules.push({ around, selectors: node.selectors.map(readSelector), text: body });
    } else if (node.type !== "comment") {
      rules.push({ around, selectors: [], text: node.toString() });
    }
  }
}

const laterStates = [":hover", ":active", ":target", ":disabled", "::placeholder", "::backdrop"];
/** Visitors open a menu, and scripts hide a part, before the linked sheet is there. */
const earlyAttributes = ["open", "hidden"];

/** The parts that an element must meet; of a list in brackets none. */
function namesOf(node: parseSelector.Node): parseSelector.Node[] {
  const isTransparent = node.type === "pseudo" && [":where", ":is"].includes(node.value);
  return isTransparent && node.length === 1 ? (node.first?.nodes ?? []) : [node];
}

function readSelector(text: string): Selector {
  const [selector] = parseSelector().astSync(text).nodes;
  const nodes = (selector?.nodes ?? []).flatMap(namesOf);
  const language = nodes.some(({ value }) => value === ":root")
    ? /:lang\((\w+)\)/.exec(text)?.[1]
    : undefined;
  return {
    text,
    language,
    classes: nodes.flatMap((node) => (node.type === "class" ? node.value : [])),
    tags: nodes.flatMap((node) => (node.type === "tag" ? node.value : [])),
    attributes: nodes.flatMap((node) =>
      node.type === "attribute" && !earlyAttributes.includes(node.attribute)
        ? { name: node.attribute, value: node.operator === "=" ? node.value : undefined }
        : [],
    ),
    isLater: nodes.some(
      ({ type, value = "" }) =>
        type === "pseudo" && (laterStates.includes(value) || /^::(?:-webkit-|file-)/.test(value)),
    ),
  };
}
