import { statfs } from "node:fs/promises";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { dirname } from "node:path";
import { sql } from "kysely";
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from "prom-client";
import { findLastGood } from "~/backup/rows.server";
import { readVerification } from "~/replication/verify.server";
import type { Services } from "~/services/services.server";
import { type Database, isDamaged } from "~db/connection.server";

/** First segments of addresses, so that labels are bounded and name no page. Everything else is a page. */
const groups = ["assets", "dashboard", "disclosures", "documents", "gdapi", "healthz", "pictures"];

const methods = ["GET", "HEAD", "POST", "DELETE", "OPTIONS"];

/** Upper bounds in seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const groupOf = (url = "/") => groups.find((group) => url.split(/[/?]/)[1] === group) ?? "page";

/** Metrics of one process, without personal data: no address, name or path is a label. */
export function createMetrics(services: Services) {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "school_requests",
    help: "Requests by kind of page, method and class of the status code.",
    labelNames: ["group", "method", "status"] as const,
    registers,
  });
  const seconds = new Histogram({
    name: "school_request_duration_seconds",
    help: "Time until a response was complete.",
    labelNames: ["group"] as const,
    buckets,
    registers,
  });
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read().catch(() => undefined);
        // A value that cannot be read is missing, never an old one.
        if (value === undefined) this.reset();
        else this.set(value);
      },
    });

  const { db, config } = services;
  gauge("school_mails_waiting", "Messages of visitors whose mail has not been sent.", () => countMails(db));
  gauge("school_newsletters_waiting", "Newsletter mails that have not been sent.", () =>
    countNewsletters(db),
  );
  gauge("school_pictures_waiting", "Pictures without AVIF renditions.", () => countPictures(db));
  gauge("school_last_backup_timestamp_seconds", "Start of the last good backup.", () => readLastBackup(db));
  if (services.replica) {
    gauge("school_replica_lag_seconds", "Time since the replica of the database had everything.", async () =>
      services.replica ? services.replica.getLagMs() / 1000 : undefined,
    );
    gauge("school_replica_verified_timestamp_seconds", "Last good test restore of the replica.", async () => {
      const { verified_at = "" } = (await readVerification(config)) ?? {};
      return verified_at ? Date.parse(verified_at) / 1000 : undefined;
    });
  }
  if (config.uploadsBucket) {
    gauge("school_uploads_away", "1 if the bucket of the uploads does not answer.", async () =>
      Number(services.isBucketAway ?? false),
    );
  }
  gauge("school_database_damaged", "1 if a query or check met a damaged page of the database.", async () =>
    Number(isDamaged(db)),
  );
  gauge("school_disk_free_bytes", "Free space on the disk of the database.", async () => {
    const { bavail, bsize } = await statfs(dirname(config.databaseFile));
    return bavail * bsize;
  });

  function observe(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    const group = groupOf(request.url);
    response.once("close", () => {
      const method = methods.includes(request.method ?? "") ? String(request.method) : "other";
      requests.inc({ group, method, status: `${Math.floor(response.statusCode / 100)}xx` });
      seconds.observe({ group }, (performance.now() - started) / 1000);
    });
  }

  return { registry, observe };
}

/** Counts the requests that a listener answers. */
export function countRequests(listener: RequestListener, observe: RequestListener): RequestListener {
  return (request, response) => {
    observe(request, response);
    listener(request, response);
  };
}

const countMails = async (db: Database) =>
  count(await db.selectFrom("outgoing_mails").select(countRows).where("sent_at", "is", null).execute());

const countNewsletters = async (db: Database) =>
  count(
    await db
      .selectFrom("newsletter_sends")
      .select(countRows)
      .where("state", "in", ["waiting", "sending"])
      .execute(),
  );

const countPictures = async (db: Database) =>
  count(await db.selectFrom("avif_jobs").select(countRows).execute());

const countRows = sql<number>`count(*)`.as("count");
const count = ([row]: { count: number }[]) => Number(row?.count ?? 0);

async function readLastBackup(db: Database): Promise<number | undefined> {
  const good = await findLastGood(db);
  return good && Date.parse(good.started_at) / 1000;
}
