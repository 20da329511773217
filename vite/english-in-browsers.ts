import { normalizePath, type Plugin, parseAst } from "vite";
import { isNode, type Node } from "./class-strings";

/** What `#say` says of a page in a browser. */
const constants: Record<string, string> = { pageLanguage: '"en"', currentLocale: '"en-IN"' };

/**
 * In browsers only pages of staff are rendered, and those are English: there `t("Menu")` of `#say` is built as `"Menu"`, so
 * that what public pages and pages of staff share costs staff no byte more than its words.
 */
export function englishInBrowsers(app: string): Plugin {
  return {
    name: "english-in-browsers",
    apply: "build",
    enforce: "post",
    transform(code, id, options) {
      if (options?.ssr || !id.startsWith(normalizePath(app)) || !code.includes('"#say"')) return;
      return { code: sayEnglish(code), map: null };
    },
  };
}

/** A compiled module that says its words itself, wherever what they are filled with is named in the call. */
export function sayEnglish(code: string): string {
  let english = code;
  for (const call of callsIn(parseAst(code)).toReversed()) {
    const words = wordsOf(call, (node) => code.slice(node.start, node.end));
    if (words !== undefined) english = `${english.slice(0, call.start)}${words}${english.slice(call.end)}`;
  }
  return english;
}

/** What stands in the place of a call; undefined where it has to be made. */
function wordsOf({ callee, arguments: [message, values] }: Call, source: (node: Node) => string) {
  if (!message) return constants[callee.name];
  if (callee.name !== "t") return undefined;
  if (!values) return `(${source(message)})`;
  const given = propertiesOf(values).map(({ key, value }) => [key.name, source(value)]);
  if (given.length === 0 || typeof message.value !== "string") return undefined;
  // Words and names take turns: "Photo ", number, " of this notice".
  const parts = message.value.split(/\{(\w+)\}/);
  const terms = parts.map((part, index) =>
    index % 2 ? `(${Object.fromEntries(given)[part]})` : JSON.stringify(part),
  );
  return `(${terms.join(" + ")})`;
}

type Call = Node & { callee: Node & { name: string }; arguments: Node[] };
type Property = Node & { key: Node & { name: string }; value: Node };

const propertiesOf = (node: Node) =>
  node.type === "ObjectExpression" ? (node.properties as Property[]).filter(({ value }) => value) : [];

/** The calls of functions by their names, in the order of the text; none is in another's arguments. */
function callsIn(tree: unknown): Call[] {
  if (Array.isArray(tree)) return tree.flatMap(callsIn);
  if (!isNode(tree)) return [];
  const { callee } = tree;
  const isOurs = isNode(callee) && (callee.name === "t" || Object.hasOwn(constants, String(callee.name)));
  return isOurs ? [tree as Call] : Object.values(tree).flatMap(callsIn);
}
