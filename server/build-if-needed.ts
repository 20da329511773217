import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = ["app", "db", "public", "vite.config.ts", "remix.config.js", "package.json"];
/** What makes the build; `NODE_ENV=production npm ci` leaves it out. */
const buildTool = "node_modules/@remix-run/dev/dist/cli.js";

/**
 * Makes the build where there is none, or a source is newer than it. A machine without the tools for that serves the
 * build that was copied to it; where there is none either, the process ends with one line and exit code 1.
 */
export function buildIfNeeded(root: string): void {
  const stamp = join(root, "build/server/index.js");
  const isThere = existsSync(stamp);
  if (isThere && isNewest(root, statSync(stamp).mtimeMs)) return;
  if (existsSync(join(root, buildTool))) {
    build(root);
  } else if (isThere) {
    console.log("The build that is here is served: the tools to make a new one are not installed.");
  } else {
    console.error(
      "Cannot start: there is no build, and the tools to make one are not installed. Run `npm ci --include=dev`, " +
        "or copy the folder build/ here from where it was made.",
    );
    process.exit(1);
  }
}

/** As `npm run build`, which Windows could not start from here. */
function build(root: string): void {
  console.log("Building the site …");
  for (const command of [
    [buildTool, "vite:build"],
    ["--import", "tsx", "server/compress-assets.ts"],
  ]) {
    execFileSync(process.execPath, command, { cwd: root, stdio: "inherit" });
  }
}

function isNewest(root: string, builtAt: number): boolean {
  return sources.every((source) => newestChange(join(root, source)) <= builtAt);
}

function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return /\.sqlite/.test(path) ? 0 : stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}
