import { copyFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { pino } from "pino";
import { inject, onTestFinished } from "vitest";
import { readConfig } from "~/config.server";
import { createFileStore } from "~/files/store/store.server";
import { openDatabase } from "~db/connection.server";
import { builtSite } from "../../server/production";
import { makeTemporaryFolder } from "./temporary-folder";

export const build = (await import("../../build/server/index.js" as string)) as ServerBuild;

/** Starts the server as `npm start` does, on its own database. @param logged collects log lines */
export async function startServer(env: Record<string, string> = {}, logged?: string[]) {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const uploads = join(directory, "up");
  const config = readConfig({ DATABASE_URL: `file:${file}`, UPLOADS_DIR: uploads, ...env });
  const db = openDatabase(file);
  const log = logged
    ? pino({ base: null }, { write: (line: string) => void logged.push(line) })
    : pino({ enabled: false });
  const services = { config, db, files: createFileStore(uploads), log };
  const answers: ServerResponse[] = [];
  const sockets: Socket[] = [];
  const server = createServer(builtSite(services, build, "build/client"));
  server.on("request", (_request, response) => answers.push(response));
  server.on("connection", (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(async () => {
    stop();
    await db.destroy();
  });

  /** Sends a raw request and returns the raw response. */
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(text.replaceAll("\n", "\r\n")));
      let answer = "";
      socket.setEncoding("utf8");
      socket.on("data", (part) => {
        answer += part;
      });
      socket.on("end", () => resolve(answer));
      socket.on("error", reject);
    });
  return { stop, config, db, file, uploads, port, answers, sockets, raw, origin: `http://127.0.0.1:${port}` };
}
