import { parseArgs } from "node:util";
import { copyBeforeUpgrade } from "~/backup/before-upgrade.server";
import { readConfigOrExit } from "~/config.server";
import { openDatabase } from "~db/connection.server";
import { migrate } from "~db/migrate";
import { requireDatabase } from "~db/require-database";
import { takeLease } from "../files/bucket/lease.server";
import { openUploadsBucket } from "../files/bucket/place.server";
import { openUploadPlace } from "../files/store/open-store.server";
import { adoptUploads } from "../files/store/site-identity.server";
import { describePlace } from "../files/store/upload-place.server";

/** `npm run adopt-uploads`: links the configured database and uploads folder. */
const { new: isNew } = parseArgs({ options: { new: { type: "boolean" } } }).values;
const config = readConfigOrExit();
const place = openUploadPlace(config);

async function run(): Promise<void> {
  if (!isNew) requireDatabase(config.databaseFile);
  const db = openDatabase(config.databaseFile);
  try {
    await copyBeforeUpgrade(db, config);
    await migrate(db);
    await adoptUploads(db, place);
    if (config.uploadsBucket) await takeLease(openUploadsBucket(config.uploadsBucket), config.databaseFile);
  } finally {
    await db.destroy();
  }
}

try {
  await run();
  console.log(
    `The database ${config.databaseFile} and the ${describePlace(place)} belong together from now on.`,
  );
  console.log("Files that no record knows are kept in its quarantine for 30 days. Start the website now.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
