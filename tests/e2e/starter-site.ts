import { existsSync, statSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { renewBuild } from "../../server/build-if-needed.mjs";
import { makeDirectory, type RunningServer, startServer } from "./server";

/** Cache between runs: saves seconds for each server. */
const kept = "node_modules/.cache/starter-site";

/** By build and day, since starter content has relative dates. */
const name = () =>
  `${Math.trunc(statSync("build/server/index.js").mtimeMs)}-${new Date().toISOString().slice(0, 10)}`;

/** Passes the name to workers. */
const variable = "STARTER_SITE";

/**
 * Makes a site with starter content and renditions, once per build. Playwright calls it before its workers.
 */
export default async function makeStarterSite(): Promise<void> {
  renewBuild(process.cwd());
  const ready = join(kept, name());
  process.env[variable] = ready;
  if (existsSync(ready)) return;
  await rm(kept, { recursive: true, force: true });
  const directory = await makeDirectory();
  const seeding = await startServer(directory.path, { AVIF: "off", LOG_LEVEL: "warn" });
  await seeding.end("SIGTERM");
  await mkdir(kept, { recursive: true });
  const part = `${ready}-${process.pid}.part`;
  await cp(directory.path, part, { recursive: true });
  // Another run may have been faster.
  await rename(part, ready).catch((error: unknown) => {
    if (!existsSync(ready)) throw error;
  });
  await directory.remove();
}

export async function copyStarterSite(): ReturnType<typeof makeDirectory> {
  const directory = await makeDirectory();
  await cp(process.env[variable] ?? "", directory.path, { recursive: true });
  return directory;
}

async function startSite(
  directory: Awaited<ReturnType<typeof makeDirectory>>,
  env: Record<string, string> = {},
): Promise<{ directory: string; server: RunningServer; end: () => Promise<void> }> {
  const server = await startServer(directory.path, { AVIF: "off", LOG_LEVEL: "warn", ...env });
  const end = async () => {
    await server.end("SIGTERM");
    await directory.remove();
  };
  return { directory: directory.path, server, end };
}

export const startStarterSite = async () => startSite(await copyStarterSite());

/** Site with nothing but the first account. */
export const startEmptySite = async () => startSite(await makeDirectory(), { STARTER_CONTENT: "off" });
