import { execFileSync } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import Sqlite from "better-sqlite3";
import { pack } from "tar-stream";
import { expect, test } from "vitest";
import { makeArchive } from "~/backup/archive.server";
import { digestTables } from "~/backup/digest.server";
import { unpackArchive } from "~/backup/unpack.server";
import { makePlace } from "./workshop";

async function unpack(place: { directory: string }, target: string, name = "unpacked") {
  const folder = join(place.directory, name);
  await mkdir(folder);
  const manifest = await unpackArchive(createReadStream(target), folder);
  const sqlite = new Sqlite(join(folder, "database.sqlite"), { readonly: true });
  return { folder, manifest, sqlite };
}

test("an archive holds the database, every file that its rows name, and checksums that ordinary tools can check", async () => {
  const place = await makePlace();
  const { stem } = await place.addPhoto("Assembly");
  const { file_name } = await place.addResume("Asha.pdf");
  const target = join(place.directory, "out", "one.tar.gz");
  const { manifest, bytes } = await makeArchive({ ...place, target });
  expect(bytes).toBeGreaterThan(1000);
  expect(manifest).toMatchObject({ files: 4, missing: [] });
  const names = execFileSync("tar", ["-tzf", target], { encoding: "utf8" }).trim().split("\n");
  expect(names.sort()).toEqual(
    [
      "README.txt",
      "SHA256SUMS",
      "database.sqlite",
      "manifest.json",
      `uploads/pictures/${stem}-1600.webp`,
      `uploads/pictures/${stem}-480.webp`,
      `uploads/pictures/${stem}-960.webp`,
      `uploads/resumes/${file_name}`,
    ].sort(),
  );
  const folder = join(place.directory, "plain");
  await mkdir(folder);
  execFileSync("tar", ["-xzf", target, "-C", folder]);
  execFileSync("sha256sum", ["--check", "--strict", "--quiet", "SHA256SUMS"], { cwd: folder });
  const sqlite = new Sqlite(join(folder, "database.sqlite"), { readonly: true });
  expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(digestTables(sqlite)).toEqual(manifest.tables);
  sqlite.close();
  expect(await readdir(join(place.directory, "out"))).toEqual(["one.tar.gz"]);
});

test("the archive is consistent although writes go on", async () => {
  const place = await makePlace();
  const target = join(place.directory, "out", "one.tar.gz");
  await place.addPhoto("Photo");
  let writing = true;
  // Both settings change in one transaction, so a consistent archive has equal values.
  const writer = (async () => {
    for (let count = 0; writing; count += 1) {
      await place.db.transaction().execute(async (trx) => {
        for (const name of ["a", "b"]) {
          const value = `${count} `.repeat(2000);
          await trx
            .insertInto("settings")
            .values({ name, value })
            .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
            .execute();
        }
      });
      await place.addPhoto(`Photo ${count}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return place.db.selectFrom("photos").select("id").execute();
  })();
  for (let index = 0; index < 3; index += 1) {
    await rm(target, { force: true });
    const { manifest } = await makeArchive({ ...place, target });
    const { sqlite, folder } = await unpack(place, target, `round-${index}`);
    const [a, b] = sqlite
      .prepare("select value from settings where name in ('a', 'b') order by name")
      .pluck()
      .all();
    expect(a).toBe(b);
    expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(manifest.missing).toEqual([]);
    const named = sqlite.prepare("select count(*) from pictures").pluck().get() as number;
    expect(manifest.files).toBe(3 * named);
    expect(await readdir(join(folder, "uploads", "pictures"))).toHaveLength(3 * named);
    sqlite.close();
  }
  writing = false;
  expect((await writer).length).toBeGreaterThan(5);
});

test("a record erased during a backup is in the archive completely or not at all", async () => {
  const place = await makePlace();
  await place.addPhoto("Stays");
  const gone = await place.addPhoto("Goes");
  const target = join(place.directory, "out", "one.tar.gz");
  let once = true;
  const { manifest } = await makeArchive({
    ...place,
    target,
    afterSnapshot: async () => {
      if (!once) return;
      once = false;
      await place.db.deleteFrom("photos").where("id", "=", gone.id).execute();
      await place.db.deleteFrom("pictures").where("id", "=", gone.pictureId).execute();
      for (const width of [480, 960, 1600]) {
        await rm(join(place.uploadsDir, "pictures", `${gone.stem}-${width}.webp`));
      }
    },
  });
  const { sqlite } = await unpack(place, target);
  expect(sqlite.prepare("select title from photos").pluck().all()).toEqual(["Stays"]);
  expect(manifest).toMatchObject({ files: 3, missing: [] });
  sqlite.close();
});

test("reports a file that was lost before, and continues the backup", async () => {
  const place = await makePlace();
  const { file_name } = await place.addResume("Asha.pdf");
  await rm(join(place.uploadsDir, "resumes", file_name));
  const target = join(place.directory, "out", "one.tar.gz");
  const { manifest } = await makeArchive({ ...place, target });
  expect(manifest.missing).toEqual([`uploads/resumes/${file_name}`]);
});

test("a backup leaves the website its room on the disk, and nothing behind", async () => {
  const place = await makePlace();
  await place.addPhoto("Assembly");
  const target = join(place.directory, "out", "one.tar.gz");
  const gigabyte = 1024 ** 3;
  const room = async () => ({ free: gigabyte + 1000, whole: 100 * gigabyte });
  await expect(makeArchive({ ...place, target, room })).rejects.toThrow(
    /not enough room on the disk: this needs .* 1024.0 MB must stay free/,
  );
  expect(await readdir(join(place.directory, "out"))).toEqual([]);
  // The disk fills up during the archive.
  let looks = 0;
  const shrinking = async () => ({ free: ++looks > 2 ? gigabyte : 50 * gigabyte, whole: 100 * gigabyte });
  await expect(makeArchive({ ...place, target, room: shrinking })).rejects.toThrow(/not enough room/);
  expect(looks).toBeGreaterThan(2);
  expect(await readdir(join(place.directory, "out"))).toEqual([]);
});

test.each(["SHA256SUMS", "manifest.json"])(
  "an archive whose %s is huge is refused before it is read",
  async (name) => {
    const place = await makePlace();
    const folder = join(place.directory, "unpacked");
    await mkdir(folder);
    const tar = pack();
    const size = 33 * 1024 * 1024;
    tar.entry({ name, size }, Buffer.alloc(size, "x"));
    tar.finalize();
    await expect(unpackArchive(Readable.from(tar).pipe(createGzip()), folder)).rejects.toThrow(
      `its “${name}” is too large`,
    );
    expect(await readdir(folder)).toEqual([]);
  },
);
