import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

const bin = createRequire(import.meta.url).resolve("s3rver/bin/s3rver.js");

/**
 * A store that speaks S3's protocol, as a process of its own: s3rver, which keeps objects in a folder. It is a stand-in
 * for the real ones, which cannot be had in a test: it knows keys and puts parts together as they do, but does not check
 * signatures of version 4.
 * @returns its bucket's address, and the folder in which the objects lie
 */
export async function s3Server(): Promise<{ url: string; folder: string; key: string; secret: string }> {
  const folder = await mkdtemp(join(tmpdir(), "school-s3-"));
  const server = spawn(
    process.execPath,
    [bin, "-d", folder, "-a", "127.0.0.1", "-p", "0", "--configure-bucket", "school"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  onTestFinished(async () => {
    const ended = new Promise((resolve) => server.once("close", resolve));
    server.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const port = /listening on .*:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    server.stdout.resume();
    return { url: `http://127.0.0.1:${port}/school/backups`, folder, key: "S3RVER", secret: "S3RVER" };
  }
  throw new Error("The S3 server did not start.");
}
