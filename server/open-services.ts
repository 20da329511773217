import { copyBeforeUpgrade } from "~/backup/before-upgrade.server";
import { removeAll, restoreLeftovers } from "~/backup/leftovers.server";
import type { Config } from "~/config.server";
import { requireLease } from "~/files/bucket/lease.server";
import { openUploadsBucket } from "~/files/bucket/place.server";
import { openUploadPlace } from "~/files/store/open-store.server";
import { matchUploads, refuseNewDatabase } from "~/files/store/site-identity.server";
import { listNamed } from "~/records/file-rows.server";
import { makeServices, type Services } from "~/services/services.server";
import { checkPages, type Database, openDatabase } from "~db/connection.server";
import { holdDatabase, isInUse } from "~db/in-use";
import { checkLeftOverJournal } from "~db/left-over-journal";
import { migrate } from "~db/migrate";
import { checkNoHalfRestore } from "~db/restoring";
import { unlessBucketIsDown } from "~db/storage-errors";

type Opened = Services & {
  migrated: string[];
  /** True if another process has opened the database too. */
  isShared: boolean;
};

/**
 * @throws StartRefusedError if database and uploads do not match, or cannot be used after a crash or restore
 */
export async function openServices(config: Config): Promise<Opened> {
  checkNoHalfRestore(config.databaseFile);
  await refuseNewDatabase(config.databaseFile, openUploadPlace(config));
  checkLeftOverJournal(config.databaseFile);
  const isShared = isInUse(config.databaseFile);
  holdDatabase(config.databaseFile);
  try {
    removeAll(restoreLeftovers(config));
  } catch {
    // The disk is read-only: the site can still be read, and the doctor reports it.
  }
  const db = openDatabase(config.databaseFile);
  try {
    await copyBeforeUpgrade(db, config);
    const migrated = await migrate(db);
    await matchAndLease(db, config).catch(unlessBucketIsDown);
    const services = makeServices(config, db);
    const damage = checkPages(db);
    if (damage) services.log.fatal({ err: damage }, "the database is damaged: pages of the site will fail");
    return { ...services, migrated, isShared };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function matchAndLease(db: Database, config: Config): Promise<void> {
  await matchUploads(db, config.databaseFile, openUploadPlace(config), listNamed);
  if (!config.uploadsBucket) return;
  await requireLease(openUploadsBucket(config.uploadsBucket), config.databaseFile);
}
