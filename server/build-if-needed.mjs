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
/** What makes the build; `NODE_ENV=production npm ci` leaves it out. */
const buildTool = "node_modules/@remix-run/dev/dist/cli.js";

/**
 * Makes the build where there is none, or a source is newer than it. A machine without the tools for that serves the
 * build that was copied to it; where there is none either, the process ends with one line and exit code 1.
 *
 * @param {string} root the project's folder
 */
export function buildIfNeeded(root) {
  if (existsSync(join(root, buildTool))) {
    renewBuild(root);
    // The tests' build is not compressed.
    if (timeOf(root, compressed) < timeOf(root, built))
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

/**
 * Builds where a source is newer than the build, without compressing it: enough for tests that take no assets.
 *
 * @param {string} root the project's folder
 */
export function renewBuild(root) {
  if (!isStale(root)) return;
  console.log("Building the site …");
  run(root, buildTool, "vite:build");
}

/**
 * By the files that npm would start, which Windows could not start from here.
 *
 * @param {string} root
 * @param {string[]} command
 */
function run(root, ...command) {
  // Tests ask for it under another name, by which a build would carry React's development version.
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(process.execPath, command, { cwd: root, stdio: "inherit", env });
}

/** @param {string} root */
function isStale(root) {
  const builtAt = timeOf(root, built);
  return sources.some((source) => newestChange(join(root, source)) > builtAt);
}

/**
 * When a file was written, in milliseconds since 1970; 0 where it is missing.
 *
 * @param {string} root
 * @param {string} file
 */
function timeOf(root, file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * @param {string} path
 * @returns {number}
 */
function newestChange(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return /\.sqlite/.test(path) ? 0 : stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}
