import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Services } from "~/services/services.server";
import { emptyJournal } from "~db/connection.server";
import { stopOnFatalError } from "./fatal-errors";
import { createStop, stopLimits } from "./stop";
import { handedOverSocket, reportToSystemd } from "./systemd";

/** Milliseconds in which nothing moves on a connection before it is closed: a file that nobody reads on. */
const stalledTime = 2 * 60_000;

/** Milliseconds after which a process that should have stopped ends anyway, with exit code 1. */
const lastLimit = 15_000;

interface Options {
  server?: Server;
  limits?: typeof stopLimits;
}

/** Starts listening, prints the address, and stops in good order on SIGTERM, SIGINT and errors that nothing caught. */
export async function listen(
  services: Services,
  listener: RequestListener,
  { server = createServer(), limits = stopLimits }: Options = {},
): Promise<Server> {
  // Node warns of a leak from eleven "close" listeners on. An answer has that many: four of ours, seven of `pipeline()`.
  server.on("request", (_, response) => response.setMaxListeners(20));
  server.on("request", listener);
  const stopServer = createStop(server, limits);
  server.headersTimeout = 20_000;
  server.requestTimeout = 10 * 60_000;
  // Node would leave out those above a limit without a word: `oddHeaders` refuses them.
  server.maxHeadersCount = 0;
  server.setTimeout(stalledTime);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    const { port, host } = services.config;
    server.listen(handedOverSocket() ?? { port, host }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  console.log(`The school's website is at http://localhost:${port}`);
  stopInGoodOrder(services, stopServer);
  reportToSystemd(services);
  return server;
}

/** Exit code 0 after a signal, 1 after an error: its unit starts the process again in both cases, and knows which. */
function stopInGoodOrder(services: Services, stopServer: () => Promise<number>): void {
  const { db, log } = services;
  let stopping = false;
  const stop = async (code: number) => {
    setTimeout(() => process.exit(1), lastLimit).unref();
    const [cut] = await Promise.all([stopServer(), services.stopBackground?.()]);
    if (cut > 0) log.warn({ cut }, "requests that took too long were cut");
    await emptyJournal(db).catch((error: unknown) => log.error({ err: error }, "the journal stays"));
    await db.destroy();
    process.exit(code);
  };
  const begin = (code: number) => {
    if (stopping) return;
    stopping = true;
    stop(code).catch((error: unknown) => {
      log.fatal({ err: error }, "stopping failed");
      process.exit(1);
    });
  };
  const onSignal = (signal: string) => {
    log.info({ signal }, "stopping");
    begin(0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  stopOnFatalError(log, () => begin(1));
}
