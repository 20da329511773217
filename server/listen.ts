import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Services } from "~/http/services.server";
import { emptyJournal } from "~db/connection.server";

/** Milliseconds for open requests to end before the process ends anyway. */
const graceTime = 10_000;

/** Milliseconds in which nothing moves on a connection before it is closed: a file that nobody reads on. */
const stalledTime = 2 * 60_000;

/** Starts listening, prints the address, and stops in good order on SIGTERM and SIGINT. */
export async function listen(
  services: Services,
  listener: RequestListener,
  server = createServer(),
): Promise<Server> {
  server.on("request", listener);
  server.headersTimeout = 20_000;
  server.requestTimeout = 10 * 60_000;
  server.maxHeadersCount = 100;
  server.setTimeout(stalledTime);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(services.config.port, services.config.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  console.log(`The school's website is at http://localhost:${port}`);
  stopInGoodOrder(server, services);
  return server;
}

function stopInGoodOrder(server: Server, { db, log }: Services): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), graceTime).unref();
    server.close(async () => {
      await emptyJournal(db).catch((error: unknown) => log.error({ err: error }, "the journal stays"));
      await db.destroy();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
