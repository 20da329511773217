import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { scripts } from "../package.json";
import { run } from "./run-steps";

/**
 * `npm run check`: runs all scripts named `check:` side by side. Files that passed are not checked again until one of
 * them changes.
 */
const cache = "node_modules/.cache/check.txt";

/** Hash of the names, times and sizes of all files that git knows or would add; undefined without a git repository. */
function readState(): string | undefined {
  const { status, stdout } = spawnSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      encoding: "utf8",
      maxBuffer: 1 << 26,
    },
  );
  if (status !== 0) return undefined;
  const hash = createHash("sha256").update(process.version);
  for (const file of [...stdout.split("\0").filter(Boolean), "node_modules/.package-lock.json"]) {
    const stat = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file} ${stat?.mtimeMs} ${stat?.size}\n`);
  }
  return hash.digest("hex");
}

const read = () => {
  try {
    return readFileSync(cache, "utf8");
  } catch {
    return "";
  }
};

const state = readState();
if (state && read() === state) {
  console.log("Nothing has changed since the last check, which passed.");
  process.exit();
}
const names = Object.keys(scripts).filter((name) => name.startsWith("check:"));
const results = await Promise.all(
  names.map(async (name) => ({ name, ...(await run(["npm", "run", "--silent", name])) })),
);
const failed = results.filter(({ status }) => status !== 0);
for (const { name, output } of failed) console.error(`npm run ${name} failed:\n${output}`);
if (failed.length === 0 && state && readState() === state) {
  mkdirSync("node_modules/.cache", { recursive: true });
  writeFileSync(cache, state);
}
process.exitCode = failed.length > 0 ? 1 : 0;
