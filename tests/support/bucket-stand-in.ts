import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** Answers one request in the place of the store; false lets the store answer. */
type Outage = (request: IncomingMessage, response: ServerResponse, name: string) => boolean;

/** A tiny S3-compatible store in memory for outages; it does not check signatures. */
export async function bucketStandIn() {
  const objects = new Map<string, Buffer>();
  const times = new Map<string, Date>();
  const requests: string[] = [];
  const state: { outage: Outage } = { outage: () => false };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://bucket.test");
    const name = decodeURIComponent(url.pathname).replace("/school/site/", "");
    requests.push(`${request.method} ${name}`);
    if (state.outage(request, response, name)) return;
    const body = await buffer(request);
    if (url.searchParams.has("list-type")) return void response.end(list(url.searchParams));
    const source = request.headers["x-amz-copy-source"];
    if (request.method === "PUT") {
      objects.set(name, source ? stored(String(source).replace("/school/site/", "")) : body);
      // Uploads look old enough for the sweep.
      times.set(name, new Date(Date.now() - (source ? 0 : 2 * 60 * 60_000)));
      return void response.end(source ? "<CopyObjectResult/>" : "");
    }
    if (request.method === "DELETE") {
      objects.delete(name);
      return void response.writeHead(204).end();
    }
    const content = objects.get(name);
    if (!content) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    response.writeHead(200, {
      "Content-Length": content.byteLength,
      "Last-Modified": (times.get(name) ?? new Date(0)).toUTCString(),
    });
    response.end(request.method === "HEAD" ? undefined : content);
  });
  const stored = (name: string) => objects.get(name) ?? Buffer.alloc(0);

  /** Two objects per page. */
  function list(query: URLSearchParams): string {
    const start = (query.get("prefix") ?? "").replace("site/", "");
    const names = [...objects.keys()].filter((name) => name.startsWith(start)).sort();
    const from = Number(query.get("continuation-token") ?? 0);
    const contents = names.slice(from, from + 2).map((name) => {
      const etag = createHash("md5").update(stored(name)).digest("hex");
      return `<Contents><Key>site/${name}</Key><ETag>&quot;${etag}&quot;</ETag><Size>${stored(name).byteLength}</Size></Contents>`;
    });
    const next = from + 2 < names.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : "";
    return `<ListBucketResult>${contents.join("")}${next}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  const env = {
    UPLOADS_URL: "s3://school/site",
    UPLOADS_ENDPOINT: `http://127.0.0.1:${port}`,
    UPLOADS_KEY: "key",
    UPLOADS_SECRET: "secret",
  };
  return { env, objects, times, requests, state, close };
}

/** Answers as a store does that refuses. */
export const refuseWith =
  (status: number, code: string): Outage =>
  (request, response) => {
    request.resume();
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    return true;
  };
