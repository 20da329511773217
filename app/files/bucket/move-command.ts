import { isAbsolute } from "node:path";
import { parseArgs } from "node:util";
import { readConfigOrExit } from "~/config.server";
import { openDatabase } from "~db/connection.server";
import { claimDatabase } from "~db/in-use";
import { requireDatabase } from "~db/require-database";
import { ensureIdentity } from "~db/site-identity";
import { moveUploads } from "./move.server";
import { openUploadsBucket } from "./place.server";

/** `npm run move-uploads -- --to bucket`, `folder` or a path: copies and compares; deletes nothing. */
const { to } = parseArgs({ options: { to: { type: "string" } } }).values;
const config = readConfigOrExit();

async function run(): Promise<void> {
  const isCopy = to !== undefined && isAbsolute(to);
  if (to !== "bucket" && to !== "folder" && !isCopy)
    throw new Error("Usage: npm run move-uploads -- --to bucket, folder, or the whole path of a folder");
  if (!config.uploadsBucket)
    throw new Error("Set UPLOADS_URL, UPLOADS_ENDPOINT, UPLOADS_KEY and UPLOADS_SECRET first.");
  requireDatabase(config.databaseFile);
  const release = isCopy ? undefined : claimDatabase(config.databaseFile);
  // The running website would remove files from its cache meanwhile.
  if (!release && to === "folder")
    throw new Error("Stop the website first, then run the same command again.");
  try {
    const db = openDatabase(config.databaseFile);
    const identity = await ensureIdentity(db).finally(() => db.destroy());
    const { copied, files } = await moveUploads({
      to: to === "bucket" ? "bucket" : "folder",
      root: isCopy ? to : config.uploadsDir,
      bucket: openUploadsBucket(config.uploadsBucket),
      identity,
      isLast: release !== undefined,
      log: console.log,
    });
    console.log(`Copied ${copied} of ${files} files, and compared all of them with their source.`);
    if (release) {
      const next =
        to === "bucket" ? "Start the website with UPLOADS_URL" : "Remove UPLOADS_URL and start the website";
      console.log(`${next} now.`);
    } else if (!isCopy) {
      console.log(
        "Now stop the website and run the same command again: it copies what was uploaded meanwhile.",
      );
    }
  } finally {
    release?.();
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
