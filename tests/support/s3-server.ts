import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { makeTemporaryFolder } from "./temporary-folder";

const bin = createRequire(import.meta.url).resolve("s3rver/bin/s3rver.js");

/**
 * Runs s3rver as an S3-compatible store. It checks keys and joins parts, but does not verify signatures of
 * version 4.
 * @returns bucket URL, and folder of the objects
 */
export async function s3Server(): Promise<{ url: string; folder: string; key: string; secret: string }> {
  const folder = makeTemporaryFolder();
  const server = spawn(
    process.execPath,
    [bin, "-d", folder, "-a", "127.0.0.1", "-p", "0", "--configure-bucket", "school"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  onTestFinished(async () => {
    const ended = new Promise((resolve) => server.once("close", resolve));
    server.kill("SIGKILL");
    await ended;
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const port = /listening on .*:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    server.stdout.resume();
    return { url: `http://127.0.0.1:${port}/school/backups`, folder, key: "S3RVER", secret: "S3RVER" };
  }
  throw new Error("The S3 server did not start.");
}
