import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Services } from "~/services/services.server";
import { emptyJournal } from "~db/connection.server";
import { stopOnFatalError } from "./fatal-errors";
import { stopWhenIdle } from "./idle";
import { closeStalled } from "./stalled-connections";
import { createStop, stopLimits } from "./stop";
import { handedOverSocket, reportToSystemd } from "./systemd";

/** Milliseconds after which a stopping process exits anyway, with code 1. */
const lastLimit = 15_000;

interface Options {
  server?: Server;
  limits?: typeof stopLimits;
}

/** Listens, prints the address, and stops gracefully on SIGTERM, SIGINT and uncaught errors. */
export async function listen(
  services: Services,
  listener: RequestListener,
  { server = createServer(), limits = stopLimits }: Options = {},
): Promise<Server> {
  // A response has eleven "close" listeners, four of ours and seven of `pipeline()`; Node warns at eleven.
  server.on("request", (_, response) => response.setMaxListeners(20));
  server.on("request", listener);
  const stopServer = createStop(server, limits);
  server.headersTimeout = 20_000;
  server.requestTimeout = 10 * 60_000;
  // Node would silently drop header lines above its limit; `oddHeaders` refuses them instead.
  server.maxHeadersCount = 0;
  closeStalled(server, services.log);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    const { port, host } = services.config;
    server.listen(handedOverSocket() ?? { port, host }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  console.log(`The school's website is at http://localhost:${port}`);
  stopInGoodOrder(services, server, stopServer);
  reportToSystemd(services);
  return server;
}

/** Exits with 0 after a signal and 1 after an error; systemd restarts the process in both cases. */
function stopInGoodOrder(services: Services, server: Server, stopServer: () => Promise<number>): void {
  const { db, log } = services;
  let stopping = false;
  const stop = async (code: number) => {
    setTimeout(() => {
      log.error({ seconds: lastLimit / 1000 }, "stopping takes too long: the process ends now");
      process.exit(1);
    }, lastLimit).unref();
    const [cut] = await Promise.all([stopServer(), services.stopBackground?.()]);
    if (cut > 0) log.warn({ cut }, "requests that took too long were cut");
    await emptyJournal(db).catch((error: unknown) => log.error({ err: error }, "the journal stays"));
    await db.destroy();
    process.exit(code);
  };
  const begin = (code: number) => {
    if (stopping) return;
    stopping = true;
    services.isStopping = true;
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
  stopWhenIdle(services, server, () => {
    log.info("stopping, because nobody asks; the next request starts the site again");
    begin(0);
  });
}
