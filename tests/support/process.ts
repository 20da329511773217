import { spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { removeFolder } from "./folders";

/** Runs a command with its own database, files and port; cleans up after the test. */
export function runProcess(
  command: string,
  args: string[],
  { folder, env }: { folder: string; env?: Record<string, string> | undefined },
) {
  const child = spawn(command, args, {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATABASE_URL: `file:${join(folder, "school.sqlite")}`,
      UPLOADS_DIR: join(folder, "up"),
      STARTER_CONTENT: "off",
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (part) => {
      output += part;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    await removeFolder(folder);
  });
  return { child, ended, output: () => output };
}
