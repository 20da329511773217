import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Functions that Chrome 72 lacks. Modules of staff pages run there before any polyfill can. */
const newFunctions = new Set(
  "fromEntries allSettled matchAll replaceAll at hasOwn findLast findLastIndex toSorted toReversed toSpliced groupBy structuredClone randomUUID".split(
    " ",
  ),
);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const isFunction = ({ type }: Node) =>
  ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(type);

/** Yields the names of functions that run while the module is loaded: not those inside functions. */
function* calledAtStart(node: Node, isCalled = false): Generator<string> {
  if (isFunction(node) && !isCalled) return;
  if (node.type === "CallExpression" && isNode(node.callee)) {
    const { callee } = node;
    const name = isNode(callee.property) && !callee.computed ? callee.property.name : callee.name;
    if (typeof name === "string") yield name;
  }
  // A function that is called or handed to a call may run at once.
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* calledAtStart(child, node.type === "CallExpression");
}

test("no module of the pages calls functions that the oldest browsers lack while it loads", () => {
  const folder = "build/client/assets";
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".js") && !name.startsWith("polyfills"))
    .flatMap((name) => {
      const program = parseAst(readFileSync(`${folder}/${name}`, "utf8")) as unknown as Node;
      const called = new Set(calledAtStart(program));
      return [...called].filter((one) => newFunctions.has(one)).map((one) => `${name}: ${one}`);
    });
  expect(found, "Use app/text/from-entries.ts, or call it inside a function.").toEqual([]);
});
