import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whole browsers of a machine's packages: Debian's headless shell denies notifications. */
export const browsersOnMachine = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Installs Debian packages, if root and `apt-get` is available.
 * @param {string[]} packages
 */
export function installPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's ${packages.join(", ")} …`);
  /** @type {import("node:child_process").ExecFileSyncOptions} */
  const quiet = { stdio: ["ignore", "ignore", "inherit"] };
  execFileSync("apt-get", ["update", "-q"], quiet);
  execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Installs what `npm test` uses and the machine lacks. `.ci/run` calls it before there are node_modules. */
export function installMissing() {
  const browsers = [process.env.CHROMIUM_PATH, ...browsersOnMachine];
  const hasBrowser = browsers.some((path) => path && existsSync(path));
  const missing = [
    ...(hasBrowser ? [] : ["chromium", "chromium-headless-shell"]),
    ...(existsSync("/usr/bin/sqlite3") ? [] : ["sqlite3"]),
  ];
  if (missing.length > 0) installPackages(missing);
}
