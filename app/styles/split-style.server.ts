import { LRUCache } from "lru-cache";
import { type Container, parse, type Rule } from "postcss";
import { unescapeHtml } from "~/text/unescape-html";

/** Placeholder of the styles below the first screen (ui/page/style-below.tsx). */
export const belowMark = "<!--page-css-below-->";

interface StyleRule {
  /** At-rules around it, such as `@media print{`. */
  around: string;
  text: string;
  classes: string[];
}

/**
 * Splits a page's sheet, so that a slow line paints the first screen before the styles of the rest arrive.
 * @param html the page, with `belowMark` where the rest begins; without it, all styles are `first`
 */
export function splitStyle(css: string, html: string): { first: string; below: string } {
  const firstScreen = html.slice(0, Math.max(0, html.indexOf(belowMark)));
  if (!firstScreen) return { first: css, below: "" };
  const used = classesIn(firstScreen);
  const rules = readRules(css);
  const isOnPaper = ({ around }: StyleRule) => around === "@media print{";
  return {
    first: joinRules(
      rules.filter(
        (rule) =>
          !isOnPaper(rule) && (rule.classes.length === 0 || rule.classes.some((name) => used.has(name))),
      ),
    ),
    // Contains rules of `first` again, because the order of rules decides.
    below: joinRules(rules.filter((rule) => isOnPaper(rule) || rule.classes.length > 0)),
  };
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = ""]) => unescapeHtml(list));
  return new Set(lists.flatMap((list) => list.split(" ")));
}

const parsed = new LRUCache<string, StyleRule[]>({ max: 12 });

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
    } else {
      const classes = node.type === "rule" ? classesOf(node) : [];
      rules.push({ around, text: node.toString(), classes });
    }
  }
}

/** Class names of a selector, unescaped. */
const classesOf = ({ selector }: Rule) =>
  [...selector.matchAll(/\.((?:\\[\da-f]{1,6} |\\.|[\w-])+)/gi)].map(([, name = ""]) =>
    name.replace(/\\([\da-f]{1,6}) |\\(.)/gi, (_, code, character) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
    ),
  );

function joinRules(rules: StyleRule[]): string {
  let css = "";
  let open = "";
  const close = () => "}".repeat(open.split("{").length - 1);
  for (const { around, text } of rules) {
    if (around !== open) css += close() + around;
    open = around;
    css += text;
  }
  return css + close();
}
