import { randomBytes } from "node:crypto";
import { readConfigOrExit } from "~/config.server";
import { isDisclosureFile } from "~/content/disclosures/queries.server";
import { sendDueMails } from "~/content/messages/outbox.server";
import { eraseOldResumes } from "~/content/resumes/erase.server";
import { findResumeByFile } from "~/content/resumes/queries.server";
import { hashPassword } from "~/content/staff/passwords.server";
import { countStaff, createStaff } from "~/content/staff/queries.server";
import { trashDays } from "~/content/trash/kinds";
import { emptyTrash } from "~/content/trash/queries.server";
import { startAvifQueue } from "~/files/avif-queue.server";
import { documentUrl } from "~/files/document-url";
import { isPictureKnown, nextWithoutAvif, noteAvif } from "~/files/picture-rows.server";
import { type FileKind, stemOf } from "~/files/store.server";
import { keepHouse } from "~/http/housekeeping.server";
import { openServices, type Services } from "~/http/services.server";
import { seedStarterContent } from "~db/seed/starter-content";

const hour = 60 * 60 * 1000;

/** Everything before the first request: checked configuration, migrated database, content, a way to log in. */
export async function prepare(): Promise<Services> {
  const config = readConfigOrExit();
  const services = await openServices(config);
  if (config.starterContent) await seedStarterContent(services.db, services.files);
  await makeFirstAccount(services);
  await keepAll(services);
  await sweepFiles(services);
  startAvif(services);
  startMail(services);
  setInterval(() => {
    Promise.all([keepAll(services), sweepFiles(services)]).catch((error: unknown) =>
      services.log.error({ err: error }, "housekeeping failed"),
    );
  }, hour).unref();
  return services;
}

/** What is done at start and every hour. */
async function keepAll({ db, files }: Services): Promise<void> {
  await keepHouse(db);
  await eraseOldResumes(db, files);
  await emptyTrash(db, files, new Date(Date.now() - trashDays * 24 * hour).toISOString());
}

async function makeFirstAccount({ config, db }: Services): Promise<void> {
  if ((await countStaff(db)) > 0) return;
  const password = config.admin.password ?? randomBytes(12).toString("base64url");
  await createStaff(db, config.admin.username, await hashPassword(password));
  if (config.admin.password) return;
  console.log(`First staff account: user name "${config.admin.username}", password "${password}"`);
  console.log("It is shown this once. Set another one with: npm run staff -- password <name>");
}

/** Files younger than this, in milliseconds, may belong to an upload of another process that is under way. */
const sweepAge = hour;

async function sweepFiles({ db, files, log }: Services): Promise<void> {
  const isKnown = async (kind: FileKind, name: string) => {
    if (kind === "pictures") return isPictureKnown(db, stemOf(name));
    if (kind === "resumes") return (await findResumeByFile(db, name)) !== undefined;
    return isDisclosureFile(db, documentUrl(name));
  };
  const removed = await files.sweep(isKnown, sweepAge);
  if (removed > 0) log.warn({ removed }, "removed files that no record knows");
}

function startAvif(services: Services): void {
  const { db, files, log } = services;
  const queue = startAvifQueue({
    next: () => nextWithoutAvif(db),
    done: (stem, made) => noteAvif(db, stem, made),
    store: files,
    log,
  });
  services.pictureAdded = queue.wake;
}

/** Mails that wait are looked for this often, in milliseconds. */
const mailInterval = 30_000;

function startMail(services: Services): void {
  if (!services.config.smtp) return;
  let busy = false;
  const send = async () => {
    if (busy) return;
    busy = true;
    await sendDueMails(services).catch((error: unknown) => services.log.error({ err: error }, "mail failed"));
    busy = false;
  };
  void send();
  setInterval(send, mailInterval).unref();
}
