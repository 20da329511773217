import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeArchive } from "~/backup/archive.server";
import { restore } from "~/backup/restore.server";
import { runBackup } from "~/backup/run.server";
import { readConfig } from "~/config.server";
import { examine } from "~/doctor/doctor.server";
import { openStore } from "~/files/store/open-store.server";
import { adoptUploads, matchUploads } from "~/files/store/site-identity.server";
import { listNamed } from "~/records/file-rows.server";
import { noteTime } from "~db/clock";
import { openServices } from "../../../server/open-services";
import { bucketStandIn, refuseWith } from "../../support/bucket-stand-in";
import { makePlace } from "../backup/workshop";

/** A website whose files are in a bucket; its cache is empty. */
async function openSite() {
  const [place, store] = [await makePlace(), await bucketStandIn()];
  const env = { DATABASE_URL: `file:${place.databaseFile}`, UPLOADS_DIR: place.uploadsDir, ...store.env };
  const config = readConfig(env);
  const photo = await place.addPhoto("Assembly");
  const resume = await place.addResume("Asha.pdf");
  const files = openStore(config);
  for (const kind of ["pictures", "resumes"] as const) {
    const names = await readdir(join(place.uploadsDir, kind));
    const moves = names.map((name) => ({
      from: join(place.uploadsDir, kind, name),
      to: files.pathOf(kind, name),
    }));
    await files.commitFiles(moves);
    for (const { to } of moves) await rm(to);
  }
  await adoptUploads(place.db, files.place);
  return { ...place, ...store, config, photo, resume, files };
}

test("a backup has the database, fetches no file, and knows what is missing in the bucket", async () => {
  const { directory, databaseFile, config, objects, requests, resume } = await openSite();
  objects.delete(`resumes/${resume.file_name}`);
  requests.length = 0;
  const target = join(directory, "out", "a.tar.gz");
  const { manifest } = await makeArchive({ ...config, target });
  expect(manifest).toMatchObject({
    files: 0,
    in_bucket: true,
    missing: [`uploads/resumes/${resume.file_name}`],
  });
  expect(requests.filter((request) => /^GET \w+\//.test(request))).toEqual([]);
  await rm(databaseFile);
  const done = await restore({ ...config, databaseFile: `${databaseFile}-2`, source: target });
  expect(done).toMatchObject({ files: 0, missing: 1 });
});

test("a backup does not need the bucket", async () => {
  const { db, config, close } = await openSite();
  close();
  const path = await runBackup({ db, config, when: "now", log: () => {} });
  expect(existsSync(path ?? "")).toBe(true);
});

test("an archive with files is restored to a bucket, which keeps what it has", async () => {
  const { directory, uploadsDir, config, objects, requests, files, photo, resume } = await openSite();
  for (const name of objects.keys()) {
    const [kind = "", file = ""] = name.split("/");
    if (file) await files.locate(kind as "pictures", file);
  }
  const target = join(directory, "out", "whole.tar.gz");
  await makeArchive({ databaseFile: config.databaseFile, uploadsDir, target });
  objects.delete(`resumes/${resume.file_name}`);
  requests.length = 0;
  const done = await restore({
    ...config,
    databaseFile: join(directory, "new.sqlite"),
    uploadsDir: join(directory, "new"),
    source: target,
  });
  expect(done).toMatchObject({ files: 4, missing: 0 });
  expect(requests.filter((request) => request.startsWith("PUT"))).toEqual([
    `PUT resumes/${resume.file_name}`,
    "PUT site-identity.txt",
  ]);
  expect(objects.has(`pictures/${photo.stem}-480.webp`)).toBe(true);
});

test("a backup of another website is not restored to this bucket", async () => {
  const [one, other] = [await openSite(), await openSite()];
  const target = join(other.directory, "out", "a.tar.gz");
  await makeArchive({ ...other.config, target });
  await expect(
    restore({ ...one.config, databaseFile: join(one.directory, "new.sqlite"), source: target }),
  ).rejects.toThrow("belongs to another website");
});

test("a database starts with its own bucket, without one that does not answer, never with another one", async () => {
  const [one, other] = [await openSite(), await openSite()];
  const match = (place = one.files.place) => matchUploads(one.db, one.databaseFile, place, listNamed);
  await match();
  await expect(match(other.files.place)).rejects.toThrow(/bucket of the uploads .* belong to two different/);
  one.objects.delete("site-identity.txt");
  await expect(match()).rejects.toThrow(/bucket of the uploads .* is missing, empty or another one/);
  one.state.outage = refuseWith(403, "InvalidAccessKeyId");
  const { db } = await openServices(one.config);
  await db.destroy();
});

test("the doctor compares the bucket with the records", async () => {
  const { db, config, objects, state, resume } = await openSite();
  await noteTime(db);
  await runBackup({ db, config, when: "now", log: () => {} });
  const listBad = async () => {
    const found = await examine(config, false, () => {});
    return found.filter(({ level }) => level !== "ok").map(({ words }) => words);
  };
  const unrelated = await listBad();
  objects.delete(`resumes/${resume.file_name}`);
  objects.set("documents/abcdefghijklmnop.pdf", Buffer.from("x"));
  const bad = (await listBad()).filter((words) => !unrelated.includes(words));
  expect(bad).toEqual([
    expect.stringContaining("1 uploaded file is missing (resumes/"),
    "1 uploaded file belongs to no record.",
  ]);
  state.outage = refuseWith(403, "SignatureDoesNotMatch");
  expect((await listBad()).filter((words) => !unrelated.includes(words))).toEqual([
    "The bucket of the uploads answered 403 (SignatureDoesNotMatch). Check UPLOADS_URL, UPLOADS_ENDPOINT, UPLOADS_KEY and UPLOADS_SECRET.",
  ]);
});
