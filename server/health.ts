import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { dirname } from "node:path";
import type { RequestHandler } from "express";
import { sql } from "kysely";
import { readBackupState } from "~/backup/state.server";
import { isAlmostFull, scarcestDisk } from "~/files/store/disk-space.server";
import { maxLagMs } from "~/replication/lag.server";
import type { Services } from "~/services/services.server";
import { assertInPlace, isDamaged } from "~db/connection.server";

/** Reasons why the site answers but needs somebody's attention. */
type Problem = "disk-almost-full" | "read-only" | "backup-late" | "replica-behind" | "uploads-away";

async function assertAlive({ db }: Services): Promise<void> {
  assertInPlace(db);
  await sql`select 1 from staff limit 1`.execute(db);
}

/** Alive: 200, with status `ok` or `degraded` and its reasons. Not alive, or with a damaged database: 503. */
export function health(services: Services): RequestHandler {
  return async (_request, response) => {
    response.set("Cache-Control", "no-store");
    if (isDamaged(services.db)) {
      response.status(503).json({ ok: false, status: "down", reasons: ["database-damaged"] });
      return;
    }
    try {
      await assertAlive(services);
      const reasons = await listProblems(services);
      response.json({ ok: true, status: reasons.length > 0 ? "degraded" : "ok", reasons });
    } catch (error) {
      services.log.error({ err: error }, "health check failed");
      response.status(503).json({ ok: false, status: "down" });
    }
  };
}

/** Ready for requests: 200; 503 while the server stops, or without a database. */
export function readiness(services: Services): RequestHandler {
  return async (_request, response) => {
    response.set("Cache-Control", "no-store");
    const isAlive = await assertAlive(services).then(
      () => true,
      () => false,
    );
    const isReady = isAlive && !services.isStopping;
    response.status(isReady ? 200 : 503).json({ ready: isReady });
  };
}

async function listProblems({ db, config, replica, isBucketAway }: Services): Promise<Problem[]> {
  const [disk, isWritable, backup] = await Promise.all([
    scarcestDisk([dirname(config.databaseFile), config.uploadsDir]),
    access(config.databaseFile, constants.W_OK).then(
      () => true,
      () => false,
    ),
    readBackupState(db, config),
  ]);
  return [
    ...(disk && isAlmostFull(disk) ? (["disk-almost-full"] as const) : []),
    ...(isWritable ? [] : (["read-only"] as const)),
    ...(replica && replica.getLagMs() > maxLagMs ? (["replica-behind"] as const) : []),
    ...(isBucketAway ? (["uploads-away"] as const) : []),
    ...(backup.isLate ? (["backup-late"] as const) : []),
  ];
}
