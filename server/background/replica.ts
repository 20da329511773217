import { followReplica } from "~/replication/lag.server";
import { readProgress } from "~/replication/progress.server";
import type { Services } from "~/services/services.server";

const interval = 2000;

/** Follows Litestream, if it replicates the database. */
export function startReplicaWatch(services: Services): void {
  const { databaseFile, litestreamMetrics } = services.config;
  if (!litestreamMetrics) return;
  const replica = followReplica(() => readProgress(litestreamMetrics, databaseFile));
  services.replica = replica;
  void replica.look();
  setInterval(() => void replica.look(), interval).unref();
}
