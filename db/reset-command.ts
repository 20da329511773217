import { existsSync, rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { readConfigOrExit } from "~/config.server";
import { openServices } from "../server/open-services";
import { seedStarterContent } from "./seed/starter-content";

/** `npm run db:reset`, for developers: replaces database and uploads by sample content. */
const config = readConfigOrExit();
if (process.env.NODE_ENV === "production") {
  console.error("db:reset deletes everything, so it does not run where NODE_ENV is production.");
  process.exit(1);
}
const doomed = [
  ...["", "-wal", "-shm"].map((suffix) => config.databaseFile + suffix),
  ...["pictures", "resumes", "documents", "certificates", "slips", "originals", "incoming", "quarantine"].map(
    (folder) => `${config.uploadsDir}/${folder}`,
  ),
].filter((path) => existsSync(path));
if (doomed.length > 0 && !process.argv.includes("--yes")) {
  console.log(`This deletes for good:\n  ${doomed.join("\n  ")}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Type yes to go on: ");
  terminal.close();
  if (answer.trim() !== "yes") {
    console.log("Nothing was deleted.");
    process.exit(1);
  }
}
for (const path of doomed) rmSync(path, { recursive: true, force: true });
const { db, files } = await openServices(config);
await seedStarterContent(db, files);
await db.destroy();
console.log("A new database with sample content is ready: npm run dev");
