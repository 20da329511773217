import { createServer, type RequestListener } from "node:http";
import type { Services } from "~/services/services.server";

/**
 * Serves `/metrics` on a port of this machine alone, if METRICS_PORT is set (docs/metrics.md).
 * @returns the listener, which then counts requests
 */
export async function withMetrics(services: Services, listener: RequestListener): Promise<RequestListener> {
  const { metricsPort } = services.config;
  if (metricsPort === undefined) return listener;
  // Loaded on demand: most schools have no metrics, and the library takes memory.
  const { createMetrics, countRequests } = await import("./metrics");
  const { registry, observe } = createMetrics(services);
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      (error: unknown) => {
        services.log.error({ err: error }, "the metrics could not be read");
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: metricsPort, host: "127.0.0.1" }, resolve);
  });
  // Does not keep a stopping process alive.
  server.unref();
  return countRequests(listener, observe);
}
