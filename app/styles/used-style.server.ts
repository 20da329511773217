import { LRUCache } from "lru-cache";
import { type Container, parse } from "postcss";
import parseSelector from "postcss-selector-parser";
import { unescapeHtml } from "~/text/unescape-html";

interface Selector {
  text: string;
  /** Classes and elements that all must be in a page. */
  names: string[];
  /** Attributes that must be in a page's first screen. */
  attributes: string[];
  /** Language of the whole page, if it needs one. */
  language: string | undefined;
  /** Applies to what somebody points at, or to the inside of a control. */
  isLater: boolean;
}

interface StyleSheet {
  rules: readonly StyleRule[];
  /** Classes (`.card`), elements (`li`) and attributes (`[open]`) that selectors ask for. */
  names: ReadonlySet<string>;
  /** Results by the names that a page has: pages of a kind share them. */
  styles: LRUCache<string, string>;
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
  const sheet = readSheet(css);
  const language = /<html lang="([a-z]+)/.exec(html)?.[1];
  const names = namesIn(html, sheet.names);
  const key = [isFirstScreen, language, ...names].join(" ");
  const known = sheet.styles.get(key);
  if (known !== undefined) return known;
  const style = selectRules(sheet.rules, { names, language, isFirstScreen });
  sheet.styles.set(key, style);
  return style;
}

function selectRules(
  rules: readonly StyleRule[],
  page: { names: ReadonlySet<string>; language: string | undefined; isFirstScreen: boolean },
): string {
  const isUsed = (selector: Selector) =>
    !(page.isFirstScreen && selector.isLater) &&
    selector.names.every((name) => page.names.has(name)) &&
    (!page.isFirstScreen || selector.attributes.every((name) => page.names.has(name))) &&
    (selector.language === undefined || selector.language === page.language);
  let style = "";
  let open = "";
  const close = () => "}".repeat(open.split("{").length - 1);
  for (const { around, selectors, text } of rules) {
    if (page.isFirstScreen && around.includes("@media print{")) continue;
    const used = selectors.filter(isUsed);
    if (selectors.length > 0 && used.length === 0) continue;
    if (around !== open) style += close() + around;
    open = around;
    style += used.map((selector) => selector.text).join(",") + text;
  }
  style += close();
  return page.isFirstScreen ? withoutUnusedNames(style) : style;
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

const attributeName = (name: string, value?: string) =>
  value === undefined ? `[${name}]` : `[${name}=${value}]`;

/** Those of `asked` that a page has, in their order. */
function namesIn(html: string, asked: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const lists = new Set<string>();
  for (const [, name = ""] of html.matchAll(/<([a-z][a-z\d]*)/g)) found.add(name);
  for (const [, attribute = "", value = ""] of html.matchAll(/ ([a-zA-Z][\w-]*)="([^"]*)"/g)) {
    if (attribute === "class") lists.add(value);
    const name = attributeName(attribute.toLowerCase());
    if (asked.has(name)) found.add(name);
    const withValue = attributeName(attribute.toLowerCase(), value);
    if (asked.has(withValue)) found.add(withValue);
  }
  for (const list of lists) for (const each of unescapeHtml(list).split(" ")) found.add(`.${each}`);
  return new Set([...asked].filter((name) => found.has(name)));
}

const sheets = new LRUCache<string, StyleSheet>({ max: 4 });

function readSheet(css: string): StyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const rules: StyleRule[] = [];
  collectRules(parse(css), "", rules);
  const names = new Set(
    rules.flatMap(({ selectors }) => selectors.flatMap((one) => [...one.names, ...one.attributes])),
  );
  const sheet = { rules, names, styles: new LRUCache<string, string>({ max: 100 }) };
  sheets.set(css, sheet);
  return sheet;
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
    names: nodes.flatMap((node) =>
      node.type === "class" ? `.${node.value}` : node.type === "tag" ? node.value : [],
    ),
    attributes: nodes.flatMap((node) =>
      node.type === "attribute" && !earlyAttributes.includes(node.attribute)
        ? attributeName(node.attribute, node.operator === "=" ? node.value : undefined)
        : [],
    ),
    isLater: nodes.some(
      ({ type, value = "" }) =>
        type === "pseudo" && (laterStates.includes(value) || /^::(?:-webkit-|file-)/.test(value)),
    ),
  };
}
