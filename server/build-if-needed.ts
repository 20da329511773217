import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = ["app", "db", "public", "vite.config.ts", "remix.config.js", "package.json"];

/** Runs `npm run build` where there is no build or a source is newer than it. */
export function buildIfNeeded(root: string): void {
  const stamp = join(root, "build/server/index.js");
  if (existsSync(stamp)) {
    const builtAt = statSync(stamp).mtimeMs;
    if (sources.every((source) => newestChange(join(root, source)) <= builtAt)) return;
  }
  console.log("Building the site …");
  execFileSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
}

function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return /\.sqlite/.test(path) ? 0 : stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}
