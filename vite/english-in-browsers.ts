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

/** A compiled module that says its words itself, wherever nothing is to be filled in. */
export function sayEnglish(code: string): string {
  let english = code;
  for (const { start, end, callee, arguments: given } of callsIn(parseAst(code)).toReversed()) {
    const { name } = callee;
    const words =
      name === "t" && given.length === 1
        ? `(${code.slice(given[0]?.start, given[0]?.end)})`
        : given.length === 0 && constants[name];
    if (words) english = english.slice(0, start) + words + english.slice(end);
  }
  return english;
}

type Call = Node & { callee: Node & { name: string }; arguments: Node[] };

/** The calls of functions by their names, in the order of the text; none is in another's arguments. */
function callsIn(tree: unknown): Call[] {
  if (Array.isArray(tree)) return tree.flatMap(callsIn);
  if (!isNode(tree)) return [];
  const { callee } = tree;
  const isOurs = isNode(callee) && (callee.name === "t" || Object.hasOwn(constants, String(callee.name)));
  return isOurs ? [tree as Call] : Object.values(tree).flatMap(callsIn);
}
