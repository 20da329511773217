import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Encrypter } from "age-encryption";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import {
  copyLedger,
  listCopies,
  openPlace,
  readCopiedLedger,
  readCopy,
  removeExpiredCopies,
} from "~/backup/copies/copies.server";
import { decrypted, encrypted } from "~/backup/copies/encrypt.server";
import { appendLedgerFile } from "~/backup/ledger.server";
import { ledgerWriter } from "~/backup/ledger-sync.server";
import { archiveName } from "~/backup/names";
import { restore } from "~/backup/restore.server";
import { claimCopy, findLastGood, isCopyMissing, leaseTime, listRuns } from "~/backup/rows.server";
import { retryCopy, runBackup } from "~/backup/run.server";
import { readBackupState } from "~/backup/state.server";
import { type BackupCopy, readConfig } from "~/config.server";
import { openDatabase } from "~db/connection.server";
import { s3Server } from "../../support/s3-server";
import { makeTemporaryFolder } from "../../support/temporary-folder";
import { makePlace, shortenScrypt } from "./workshop";

beforeEach(shortenScrypt);

const passphrase = "marigold palash kite monsoon";

async function bytesOf(stream: Readable) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

async function openSite(copy: BackupCopy) {
  const place = await makePlace();
  await place.addPhoto("Assembly");
  const lines: string[] = [];
  const config = { ...place, backupCopy: copy };
  const run = (now?: Date) =>
    runBackup({ db: place.db, config, when: "now", log: (line) => lines.push(line), ...(now && { now }) });
  return { ...place, config, lines, run };
}

async function bucket(): Promise<BackupCopy> {
  const { url, key, secret } = await s3Server();
  return { to: { url, key, secret, region: "us-east-1" }, passphrase };
}

test("a backup goes to an S3 server encrypted, and comes back from there to an empty machine", async () => {
  const copy = await bucket();
  const site = await openSite(copy);
  const { id } = await site.addResume("Asha.pdf");
  const path = (await site.run()) ?? "";
  const [found] = await listCopies(copy);
  expect(path.endsWith(found?.name ?? "?")).toBe(true);
  expect(await findLastGood(site.db)).toMatchObject({ copied_at: expect.any(String), copy_problem: "" });
  expect((await readBackupState(site.db, site.config)).words).toContain("copied to another place");
  const secret = await bytesOf(await openPlace(copy).get(`${found?.name}.age`));
  expect(secret.toString("latin1", 0, 22)).toBe("age-encryption.org/v1\n");
  expect(Encrypter.prototype.setScryptWorkFactor).toHaveBeenCalledWith(16);
  // Erased after the backup; then only copies are left.
  await site.db.deleteFrom("resumes").where("id", "=", id).execute();

  await ledgerWriter(site.db)(join(site.directory, "backups"));
  await copyLedger(copy, join(site.directory, "backups"));
  const databaseFile = join(site.directory, "new", "s.sqlite");
  const done = await restore({
    source: await readCopy(copy, found?.name ?? ""),
    databaseFile,
    uploadsDir: join(site.directory, "new", "up"),
    ledger: await readCopiedLedger(copy),
  });
  expect(done).toMatchObject({ files: 3, erasedAgain: 1 });
  const db = openDatabase(databaseFile);
  expect(await db.selectFrom("photos").select("title").execute()).toEqual([{ title: "Assembly" }]);
  expect(await db.selectFrom("resumes").select("id").execute()).toEqual([]);
  await db.destroy();
}, 60_000);

test("a large backup is uploaded in parts, and a broken upload leaves nothing", async () => {
  const copy = await bucket();
  const place = openPlace(copy);
  // Two parts of 16 MB, and a smaller one.
  const large = randomBytes(34 * 1024 * 1024);
  const chunks = () =>
    Array.from({ length: 34 }, (_, index) => large.subarray(index << 20, (index + 1) << 20));
  expect(await place.put("large", Readable.from(chunks()))).toBe(large.byteLength);
  expect((await bytesOf(await place.get("large"))).equals(large)).toBe(true);
  expect(await place.list()).toMatchObject([{ name: "large", bytes: large.byteLength }]);
  async function* broken() {
    yield* chunks();
    throw new Error("broken off");
  }
  await expect(place.put("broken", Readable.from(broken()))).rejects.toThrow("broken off");
  expect((await place.list()).map(({ name }) => name)).toEqual(["large"]);
  await place.remove("large");
  expect(await place.list()).toEqual([]);
}, 60_000);

test("a second folder does as well, and old copies go by the same rule", async () => {
  const site = await openSite({ to: { folder: "" }, passphrase });
  const folder = join(site.directory, "usb");
  site.config.backupCopy.to = { folder };
  // A missing disk is reported and its folder not created.
  await expect(site.run(new Date("2026-03-14T10:00:00Z"))).rejects.toThrow(
    "The backup is made and tested, but it has no copy elsewhere",
  );
  expect((await listRuns(site.db, 1))[0]).toMatchObject({ state: "good" });
  expect(await readBackupState(site.db, site.config, Date.parse("2026-03-14T11:00:00Z"))).toEqual({
    isLate: true,
    words: "The last backup has no copy elsewhere: The folder of the backups is not there.",
  });
  await mkdir(folder);
  const order = { db: site.db, config: site.config, log: (line: string) => site.lines.push(line) };
  expect(await isCopyMissing(site.db)).toBe(true);
  await retryCopy(order);
  expect(await readdir(folder)).toContain("school-2026-03-14T10-00-00Z.tar.gz.age");
  expect(await isCopyMissing(site.db)).toBe(false);
  expect(await readBackupState(site.db, site.config, Date.parse("2026-03-14T11:00:00Z"))).toMatchObject({
    isLate: false,
  });
  for (let day = 1; day <= 9; day += 1) {
    await writeFile(join(folder, `${archiveName(new Date(Date.UTC(2026, 1, 1 + day)))}.age`), "old");
  }
  await site.run();
  const names = await readdir(folder);
  expect(names.filter((name) => name.endsWith(".tar.gz.age"))).toHaveLength(8);
  expect(site.lines.filter((line) => line.startsWith("Deleted the old copy"))).toHaveLength(3);
}, 60_000);

test("explains a wrong key, a wrong passphrase and a damaged copy", async () => {
  const copy = await bucket();
  const to = { ...(copy.to as { url: string; secret: string; region: string }), key: "nobody" };
  const site = await openSite({ to, passphrase });
  await expect(site.run()).rejects.toThrow("it has no copy elsewhere");
  expect((await findLastGood(site.db))?.copy_problem).toMatch(
    /^The store for copies of backups answered 403 \(InvalidAccessKeyId\)\. Check BACKUP_COPY_TO/,
  );
  const secret = await bytesOf(
    await encrypted(Readable.from([Buffer.from("hello ".repeat(50_000))]), passphrase),
  );
  await expect(decrypted(Readable.from([secret]), "another passphrase")).rejects.toThrow(
    "cannot be opened with the passphrase in BACKUP_PASSPHRASE",
  );
  secret[secret.length - 100] = (secret[secret.length - 100] ?? 0) ^ 1;
  await expect(bytesOf(await decrypted(Readable.from([secret]), passphrase))).rejects.toThrow();
}, 60_000);

test("a store that sends elsewhere is not followed there", async () => {
  const asked: string[] = [];
  const serve = async (answer: RequestListener) => {
    const server = createServer(answer).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const elsewhere = await serve((request, response) => {
    asked.push(request.url ?? "");
    response.end("what should not be read");
  });
  const url = await serve((_request, response) => {
    response.writeHead(307, { Location: `${elsewhere}/x` }).end();
  });
  const to = { url: `${url}/school/backups`, key: "K", secret: "S", region: "us-east-1" };
  await expect(openPlace({ to, passphrase }).get("a.age")).rejects.toThrow("answered 307");
  expect(asked).toEqual([]);
});

test("the ledger in the second place only grows", async () => {
  const site = await openSite({ to: { folder: "" }, passphrase });
  const folder = join(site.directory, "usb");
  const copy = { to: { folder }, passphrase };
  await mkdir(folder);
  const beside = join(site.directory, "backups");
  const erasure = { kind: "messages", record_id: 1, came_in_at: "a", erased_at: "b" };
  for (const record_id of [1, 2]) {
    await rm(beside, { recursive: true, force: true });
    await appendLedgerFile(join(beside, "erasures.jsonl"), [{ ...erasure, record_id }]);
    await copyLedger(copy, beside);
  }
  await copyLedger(copy, beside);
  expect((await readCopiedLedger(copy)).map(({ record_id }) => record_id)).toEqual([1, 2]);
  expect((await readFile(join(folder, "erasures.jsonl.age"))).includes("messages")).toBe(false);
}, 60_000);

test.each<[Record<string, string>, string | undefined]>([
  [{}, undefined],
  [{ BACKUP_COPY_TO: "/mnt/usb", BACKUP_PASSPHRASE: passphrase }, undefined],
  [{ BACKUP_COPY_TO: "/mnt/usb" }, "BACKUP_COPY_TO needs BACKUP_PASSPHRASE: copies are encrypted."],
  [
    { BACKUP_COPY_TO: "usb", BACKUP_PASSPHRASE: passphrase },
    "BACKUP_COPY_TO must be the whole path of a folder",
  ],
  [{ BACKUP_COPY_TO: "https://s3.example.com", BACKUP_PASSPHRASE: passphrase }, "BACKUP_COPY_TO must be"],
  [{ BACKUP_PASSPHRASE: "short" }, "BACKUP_PASSPHRASE must have 16 characters or more"],
  [
    { BACKUP_COPY_TO: "https://s3.example.com/school", BACKUP_PASSPHRASE: passphrase },
    "set BACKUP_COPY_KEY and BACKUP_COPY_SECRET too.",
  ],
])("%o is checked at start", (env, words) => {
  if (words) expect(() => readConfig(env)).toThrow(words);
  else expect(readConfig(env).backupCopy?.passphrase).toBe(env.BACKUP_PASSPHRASE);
});

test("reports an interrupted copy, and one process makes it again after the other has ended", async () => {
  const site = await openSite({ to: { folder: "" }, passphrase });
  const folder = join(site.directory, "usb");
  await mkdir(folder);
  await runBackup({
    db: site.db,
    config: { databaseFile: site.databaseFile, uploadsDir: site.uploadsDir },
    when: "now",
    log: () => {},
  });
  site.config.backupCopy.to = { folder };
  const leaseEnd = Date.now() + leaseTime + 1000;
  expect((await readBackupState(site.db, site.config)).isLate).toBe(false);
  expect(await readBackupState(site.db, site.config, leaseEnd)).toEqual({
    isLate: true,
    words: "The last backup has no copy elsewhere: It was interrupted: the server stopped, or was restarted.",
  });
  const later = new Date(leaseEnd);
  const claims = await Promise.all([claimCopy(site.db, later), claimCopy(site.db, later)]);
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test("parts of uploads that never ended leave the second place after a day", async () => {
  const folder = makeTemporaryFolder();
  for (const name of ["old.tar.gz.age.part", "new.tar.gz.age.part"])
    await writeFile(join(folder, name), "part");
  const twoDaysAgo = new Date(Date.now() - 48 * 3600_000);
  await utimes(join(folder, "old.tar.gz.age.part"), twoDaysAgo, twoDaysAgo);
  await removeExpiredCopies({ to: { folder }, passphrase });
  expect(await readdir(folder)).toEqual(["new.tar.gz.age.part"]);

  const removed: string[] = [];
  const initiated = (age: number) => new Date(Date.now() - age).toISOString();
  const store = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? "", "http://store");
    if (request.method === "DELETE") removed.push(`${pathname} ${searchParams.get("uploadId")}`);
    response.end(
      searchParams.has("uploads")
        ? `<R><Upload><Key>site/a.age</Key><UploadId>1</UploadId><Initiated>${initiated(48 * 3600_000)}</Initiated></Upload>
           <Upload><Key>site/b.age</Key><UploadId>2</UploadId><Initiated>${initiated(60_000)}</Initiated></Upload></R>`
        : "<R></R>",
    );
  });
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void store.close());
  const url = `http://127.0.0.1:${(store.address() as AddressInfo).port}/bucket/site`;
  await removeExpiredCopies({ to: { url, key: "k", secret: "s", region: "r" }, passphrase });
  expect(removed).toEqual(["/bucket/site/a.age 1"]);
});
