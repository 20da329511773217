import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { makeFolder, removeFolder } from "../support/folders";

export const staff = { username: "clerk", password: "marigold and palash" };

export interface RunningServer {
  origin: string;
  process: ChildProcess;
  output: () => string;
  /** Stops gracefully and returns the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export async function makeDirectory(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = makeFolder();
  return { path, remove: () => removeFolder(path) };
}

export async function startServer(
  directory: string,
  env: Record<string, string> = {},
  command: [string, ...string[]] = [process.execPath, "--max-semi-space-size=4", "server/start.mjs"],
): Promise<RunningServer> {
  const child = spawn(command[0], command.slice(1), {
    env: {
      ...process.env,
      NODE_ENV: "production",
      ENV_FILE: "",
      PORT: "0",
      HOST: "127.0.0.1",
      DATABASE_URL: `file:${join(directory, "school.sqlite")}`,
      UPLOADS_DIR: join(directory, "uploads"),
      ADMIN_USERNAME: staff.username,
      ADMIN_PASSWORD: staff.password,
      ...env,
    },
  });
  let printed = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /http:\/\/(?:localhost|127\.0\.0\.1|\[::\]):(\d+)/.exec(printed)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void exited.then((code) => reject(new Error(`The server ended with code ${code}:\n${printed}`)));
  });
  return {
    origin,
    process: child,
    output: () => printed,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}
