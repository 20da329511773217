import { randomBytes } from "node:crypto";
import { hashPassword } from "~/accounts/passwords.server";
import { countStaff, createStaff, findStaffByUsername } from "~/accounts/queries.server";
import { findWeakness, wordsAround } from "~/accounts/weak-passwords.server";
import { type Config, readConfigOrExit } from "~/config.server";
import { translations } from "~/languages/languages";
import type { Services } from "~/services/services.server";
import { readSettings, saveSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { addNamedFacilities } from "~db/seed/facilities";
import { seedStarterContent } from "~db/seed/starter-content";
import { StartRefusedError } from "~db/start-refused";
import { markAsStarter } from "~db/starter-marks";
import { startAvif } from "./background/avif";
import { startBackups } from "./background/backup";
import { startBucketWatch } from "./background/bucket";
import { startClock } from "./background/clock";
import { startDatabaseWatch } from "./background/database-watch";
import { startDisclosureChecks } from "./background/disclosure";
import { startMail } from "./background/mail";
import { startNewsletter } from "./background/newsletter";
import { purge } from "./background/purge";
import { startFrontPurge } from "./background/purge-front";
import { startReplicaWatch } from "./background/replica";
import { startReserve } from "./background/reserve";
import { sweepFiles } from "./background/sweep";
import { openServices } from "./open-services";

const hour = 60 * 60 * 1000;

/** Prepares the first request: configuration, migrations, starter content, first account. */
export async function prepare(config: Config = readConfigOrExit()): Promise<Services> {
  const { isShared, ...services } = await openServices(config);
  if (isShared)
    services.log.warn(
      { database: config.databaseFile },
      "another process uses this database too: stop one of them, unless it is about to end",
    );
  startDatabaseWatch(services);
  // Loads the school's time zone, which all later times use.
  await readSettings(services.db);
  await startClock(services);
  if (config.firstLanguages && (await countStaff(services.db)) === 0) {
    await offerLanguages(services.db, config.firstLanguages);
  }
  if (config.starterContent) await seedStarterContent(services.db, services.files);
  await addNamedFacilities(services.db);
  await makeFirstAccount(services);
  await purge(services);
  const swept = sweepFiles(services);
  // A bucket can be slow, or away.
  if (!config.uploadsBucket) await swept;
  if (config.isAvifOn) startAvif(services);
  startMail(services);
  startNewsletter(services);
  startFrontPurge(services);
  startReserve(services);
  startReplicaWatch(services);
  startBucketWatch(services);
  startBackups(services);
  startDisclosureChecks(services);
  setInterval(() => {
    Promise.all([purge(services), sweepFiles(services)]).catch((error: unknown) =>
      services.log.error({ err: error }, "the hourly clean-up failed"),
    );
  }, hour).unref();
  return services;
}

/** @throws StartRefusedError for a language that the site does not have */
async function offerLanguages(db: Database, codes: string[]): Promise<void> {
  const known = translations.map(({ code }) => code);
  const unknown = codes.find((code) => !known.includes(code));
  if (unknown) throw new StartRefusedError(`LANGUAGES must be some of ${known.join(", ")}, not ${unknown}.`);
  const hidden = known.filter((code) => !codes.includes(code));
  await saveSettings(db, { hidden_languages: hidden.sort().join(" ") });
}

/** @throws StartRefusedError if its configured password is easy to guess */
async function makeFirstAccount({ config, db }: Services): Promise<void> {
  if ((await countStaff(db)) > 0) return;
  const { username, password = randomBytes(12).toString("base64url") } = config.admin;
  const weakness = config.admin.password && (await findWeakness(password, await wordsAround(db, username)));
  if (weakness) throw new StartRefusedError(`ADMIN_PASSWORD cannot be used. ${weakness}`);
  await createStaff(db, { username, password_hash: await hashPassword(password), role: "administrator" });
  const account = await findStaffByUsername(db, username);
  if (account) await markAsStarter(db, "staff", [account.id]);
  if (config.admin.password) return;
  console.log(`First staff account: user name "${config.admin.username}", password "${password}"`);
  console.log("It is shown this once. Set another one with: npm run staff -- password <name>");
}
