import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import ts from "typescript";
import { devDependencies } from "../package.json";

/**
 * Finds regular expressions with super-linear time. "ReDoS:" in the line above accepts one, with the reason.
 */
const folders = process.argv.slice(2);

/** Safe expressions, one per line, below the version of recheck: checking all takes a minute. */
const list = "tools/safe-regexes.txt";
const head = `recheck ${devDependencies.recheck}`;

interface Regex {
  place: string;
  source: string;
  flags: string;
}

function listRegexes(file: string): Regex[] {
  const text = readFileSync(file, "utf8");
  const lines = text.split("\n");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Regex[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (!lines[line - 2]?.includes("// ReDoS:"))
        found.push({
          place: `${file}:${line}`,
          source: node.text.slice(1, end),
          flags: node.text.slice(end + 1),
        });
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);
const regexes = files.flatMap(listRegexes);
const knownSafe = readCache();
const safe = new Set<string>();
let bad = 0;

function readCache(): Set<string> {
  const [version, ...literals] = readFileSync(list, "utf8").trimEnd().split("\n");
  return new Set(version === head ? literals : []);
}

/** Requires three refusals: the fuzzer measures time, and busy machines mislead it. */
async function checkThrice({ source, flags }: Regex) {
  let result = await check(source, flags, { timeout: 60_000 });
  for (let again = 0; again < 2 && result.status !== "safe"; again += 1)
    result = await check(source, flags, { timeout: 60_000 });
  return result;
}

for (const regex of regexes) {
  const literal = `/${regex.source}/${regex.flags}`;
  const result = knownSafe.has(literal) ? undefined : await checkThrice(regex);
  if (!result || result.status === "safe") {
    safe.add(literal);
    continue;
  }
  bad += 1;
  const why = result.status === "unknown" ? result.error.kind : result.complexity.summary;
  console.error(`${regex.place}: ${literal}: ${why}`);
}
if ([...safe].some((literal) => !knownSafe.has(literal)) || knownSafe.size > safe.size)
  writeFileSync(list, `${[head, ...[...safe].sort()].join("\n")}\n`);
console.log(`${regexes.length} regular expressions in ${files.length} files checked, ${bad} refused.`);
process.exitCode = bad > 0 ? 1 : 0;
