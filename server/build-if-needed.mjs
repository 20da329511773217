import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "app",
  "db",
  "public",
  "server",
  "vite",
  "vite.config.ts",
  "remix.config.js",
  "package.json",
];
const built = "build/server/index.js";
const compressed = "build/compressed";
/** Missing after `NODE_ENV=production npm ci`. */
const buildTool = "node_modules/@remix-run/dev/dist/cli.js";

/**
 * Builds if the build is missing or older than a source. Without build tools, the existing build is used; if
 * there is none, the process exits with code 1.
 * @param {string} root the project's folder
 */
export function buildIfNeeded(root) {
  if (existsSync(join(root, buildTool))) {
    renewBuild(root);
    // The tests' build is not compressed.
    if (getModifiedTime(root, compressed) < getModifiedTime(root, built))
      run(root, "--import", "tsx", "server/compress-assets.ts");
  } else if (!existsSync(join(root, built))) {
    console.error(
      "Cannot start: there is no build, and the tools to make one are not installed. Run `npm ci --include=dev`, " +
        "or copy the folder build/ here from where it was made.",
    );
    process.exit(1);
  } else if (isStale(root)) {
    console.log("The build that is here is served: the tools to make a new one are not installed.");
  }
}

/** Builds without compressing: enough for tests that request no assets. @param {string} root */
export function renewBuild(root) {
  if (!isStale(root)) return;
  console.log("Building the site …");
  run(root, buildTool, "vite:build");
}

/**
 * Runs Node directly: on Windows the files in `node_modules/.bin` cannot be spawned.
 * @param {string} root
 * @param {string[]} command
 */
function run(root, ...command) {
  // Tests set another value, which would bundle React's development version.
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(process.execPath, command, { cwd: root, stdio: "inherit", env });
}

/** @param {string} root */
function isStale(root) {
  const builtAt = getModifiedTime(root, built);
  return sources.some((source) => newestChange(join(root, source)) > builtAt);
}

/**
 * Returns the modification time in milliseconds, or 0 if the file is missing.
 * @param {string} root
 * @param {string} file
 */
function getModifiedTime(root, file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string} path @returns {number} */
function newestChange(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return /\.sqlite/.test(path) ? 0 : stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}
