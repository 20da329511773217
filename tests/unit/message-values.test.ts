import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const files = ["app", "server"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** Calls of `t` with a placeholder in the text, such as `{count}`, and without values. */
function listCallsWithoutValues(file: string): string[] {
  const text = readFileSync(file, "utf8");
  if (!/\bt\(/.test(text) || !/\{\w+[,}]/.test(text)) return [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const [message, values] = ts.isCallExpression(node) ? node.arguments : [];
    const isTranslated =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "t";
    if (
      isTranslated &&
      !values &&
      message &&
      ts.isStringLiteralLike(message) &&
      /\{\w+[,}]/.test(message.text)
    )
      found.push(`${file}: ${message.text}`);
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

test("every message with placeholders gets its values", () => {
  expect(files.flatMap(listCallsWithoutValues), "Pass the values as the second argument of t()").toEqual([]);
});
