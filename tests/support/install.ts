import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs Debian packages, if root and `apt-get` is available. */
export function installPackages(packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's ${packages.join(", ")} …`);
  const quiet = { stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"] };
  execFileSync("apt-get", ["update", "-q"], quiet);
  execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
