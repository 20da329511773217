import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createMessage } from "~/content/messages/message.server";
import type { Services } from "~/services/services.server";
import { health, readiness } from "../../server/health";
import { withMetrics } from "../../server/metrics/serve-metrics";
import { bucketStandIn } from "../support/bucket-stand-in";
import { openSite } from "../support/site";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function openMetrics(more: Partial<Services> = {}, env: Record<string, string> = {}) {
  const site = await openSite(env);
  const metricsPort = await freePort();
  const services = { ...site, ...more, config: { ...site.config, metricsPort } };
  const listener = await withMetrics(services, (request, response) => {
    response.writeHead(request.url?.startsWith("/missing") ? 404 : 200).end();
  });
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const metrics = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return { site, get, metrics, close: () => server.close() };
}

const readMetric = (text: string, name: string) => new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1];

test("metrics count requests by kind of page, and name no page and no visitor", async () => {
  const { site, get, metrics, close } = await openMetrics();
  for (let index = 0; index < 60; index += 1) await get(`/missing/Rina-Das-${index}?phone=98765`);
  await get("/dashboard/messages/7", { method: "POST" });
  await get("/", { method: "PUT" });
  const rina = { first_name: "Rina", last_name: "", phone: "", email: "", message: "x" };
  await createMessage(site.db, rina, { form: "contact", mail: true });
  const response = await metrics();
  const text = await response.text();
  close();
  expect(response.headers.get("Content-Type")).toMatch(/^application\/openmetrics-text/);
  expect(text).toMatch(/# EOF\s*$/);
  const series = text.split("\n").filter((line) => line.startsWith("school_requests_total{"));
  expect(series.sort()).toEqual([
    'school_requests_total{group="dashboard",method="POST",status="2xx"} 1',
    'school_requests_total{group="page",method="GET",status="4xx"} 60',
    'school_requests_total{group="page",method="other",status="2xx"} 1',
  ]);
  expect(text).not.toMatch(/Rina|missing|98765/);
  expect(readMetric(text, "school_mails_waiting")).toBe("1");
  expect(Number(readMetric(text, "school_disk_free_bytes"))).toBeGreaterThan(0);
  // There is no backup yet: the value is missing, not 0.
  expect(readMetric(text, "school_last_backup_timestamp_seconds")).not.toMatch(/^[1-9]/);
});

test("metrics show the lag of a replica, and nothing about one that does not exist", async () => {
  const replicated = await openMetrics({ replica: { getLagMs: () => 2500 } });
  const text = await (await replicated.metrics()).text();
  replicated.close();
  expect(readMetric(text, "school_replica_lag_seconds")).toBe("2.5");
  expect(readMetric(text, "school_replica_verified_timestamp_seconds")).not.toMatch(/^[1-9]/);
  const { metrics, close } = await openMetrics();
  expect(await (await metrics()).text()).not.toContain("school_replica");
  close();
});

test("metrics and the health check tell when the bucket of the uploads is away", async () => {
  const { env } = await bucketStandIn();
  const { site, metrics, close } = await openMetrics({ isBucketAway: true }, env);
  expect(readMetric(await (await metrics()).text(), "school_uploads_away")).toBe("1");
  close();
  const isAway = { body: { reasons: expect.arrayContaining(["uploads-away"]) } };
  expect(await ask(health({ ...site, isBucketAway: true }))).toMatchObject(isAway);
  expect(await ask(health(site))).not.toMatchObject(isAway);
});

/** Calls an express handler. */
async function ask(handler: ReturnType<typeof health>): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve) => {
    const answer = { status: 200, body: undefined as unknown };
    const response = {
      set: () => response,
      status: (status: number) => {
        answer.status = status;
        return response;
      },
      json: (body: unknown) => resolve({ ...answer, body }),
    };
    handler({} as never, response as never, () => {});
  });
}

test("the health check names what is wrong, and readiness ends when the server stops", async () => {
  const site = await openSite();
  const { body } = await ask(health(site));
  expect(body).toMatchObject({ ok: true, reasons: expect.not.arrayContaining(["read-only"]) });
  const created_at = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
  await site.db.updateTable("site_identity").set({ created_at }).execute();
  expect(await ask(health(site))).toMatchObject({
    status: 200,
    body: { ok: true, status: "degraded", reasons: expect.arrayContaining(["backup-late"]) },
  });
  let lagMs = 59_000;
  const replicated = { ...site, replica: { getLagMs: () => lagMs } };
  const isBehind = { body: { reasons: expect.arrayContaining(["replica-behind"]) } };
  expect(await ask(health(replicated))).not.toMatchObject(isBehind);
  lagMs = 61_000;
  expect(await ask(health(replicated))).toMatchObject(isBehind);
  const services = { ...site, isStopping: false };
  expect(await ask(readiness(services))).toEqual({ status: 200, body: { ready: true } });
  services.isStopping = true;
  expect(await ask(readiness(services))).toEqual({ status: 503, body: { ready: false } });
});
