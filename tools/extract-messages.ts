import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import type { ExtractorType } from "@lingui/conf";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import ts from "typescript";
import { visitorsNote } from "../app/languages/compile-catalog";

/** Functions whose first argument is a message: `t("Add notice")`, `rich("<a>This</a>")`. */
const functions = new Set(["t", "rich", "msg"]);

/** Extracts messages. A comment before a message is a note for translators. */
export const extractor: ExtractorType = {
  match: (file) => /\.tsx?$/.test(file),
  extract(path, code, found) {
    const file = relative(process.cwd(), path);
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && functions.has(node.expression.getText(source))) {
        const [argument, second] = node.arguments;
        const isMarked = node.expression.getText(source) === "msg";
        const context = isMarked && second && ts.isStringLiteral(second) ? second.text : undefined;
        const isForVisitors = visitorFiles().has(file) && !isHintOfKind(node, file);
        for (const text of argument ? textsIn(argument).filter(({ text }) => text) : []) {
          const notes = [...notesBefore(text, code), ...(isForVisitors ? [visitorsNote] : [])];
          const message = { message: text.text, context, origin: [file, 1] as [string, number] };
          const id = generateMessageId(text.text, context);
          if (notes.length === 0) found({ id, ...message });
          for (const comment of notes) found({ id, ...message, comment });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  },
};

/** Only staff read the hint of a kind's field, although pages of visitors import the kind. */
const isHintOfKind = ({ parent }: ts.Node, file: string) =>
  file.startsWith(join("app", "kinds")) &&
  ts.isPropertyAssignment(parent) &&
  parent.name.getText() === "hint";

/** Returns all possible texts: `isNew ? "Add" : "Change"` has two. */
function textsIn(node: ts.Expression): ts.StringLiteralLike[] {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...textsIn(node.left), ...textsIn(node.right)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textsIn(node.expression);
  return [];
}

function notesBefore(node: ts.Node, code: string): string[] {
  const start = node.getFullStart();
  // TypeScript calls comments on the line of the opening bracket trailing.
  const [sameLine, nextLines] = [
    ts.getTrailingCommentRanges(code, start),
    ts.getLeadingCommentRanges(code, start),
  ];
  return [...(sameLine ?? []), ...(nextLines ?? [])].map(({ pos, end }) =>
    code
      .slice(pos, end)
      .replace(/^\/\*+|\*\/$|^\/\//g, "")
      .trim(),
  );
}

let visitors: Set<string> | undefined;

/** Lists direct and indirect imports of pages, mails and endpoints for visitors. */
function visitorFiles(): Set<string> {
  if (visitors) return visitors;
  visitors = new Set();
  const sourcesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  const queue = [
    "app/root.tsx",
    ...["site", "session", "gdapi"].flatMap((group) => sourcesIn(`app/routes/${group}`)),
    ...["mail", "newsletter"].map((job) => `server/background/${job}.ts`),
  ];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (visitors.has(file) || !/\.tsx?$/.test(file)) continue;
    visitors.add(file);
    const imports = readFileSync(file, "utf8").matchAll(
      /^(?:import (?!type )|export ).*?from "([^"]+)"|\bimport\("([^"]+)"\)/gms,
    );
    for (const [, statics, dynamic] of imports) queue.push(...resolve(file, statics ?? dynamic ?? ""));
  }
  return visitors;
}

function resolve(from: string, specifier: string): string[] {
  const path = specifier.startsWith("~/")
    ? `app/${specifier.slice(2)}`
    : specifier.startsWith(".")
      ? normalize(join(dirname(from), specifier))
      : "";
  return path
    ? [path, `${path}.ts`, `${path}.tsx`].filter((file) => /\.tsx?$/.test(file) && existsSync(file))
    : [];
}
