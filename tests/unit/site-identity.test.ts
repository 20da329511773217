import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { readConfig } from "~/config.server";
import { adoptUploads } from "~/files/store/site-identity.server";
import { randomStem } from "~/files/store/store.server";
import { folderPlace } from "~/files/store/upload-place.server";
import { openDatabase } from "~db/connection.server";
import { requireDatabase } from "~db/require-database";
import { readIdentity } from "~db/site-identity";
import { StartRefusedError } from "~db/start-refused";
import { openServices } from "../../server/open-services";
import { makeTemporaryFolder } from "../support/temporary-folder";

function makePlace() {
  const directory = makeTemporaryFolder();
  return { databaseFile: join(directory, "school.sqlite"), uploadsDir: join(directory, "uploads") };
}
type Place = ReturnType<typeof makePlace>;

/** Opens and closes the pair as every command does. */
async function start({ databaseFile, uploadsDir }: Place): Promise<string | undefined> {
  const config = readConfig({
    DATABASE_URL: `file:${databaseFile}`,
    UPLOADS_DIR: uploadsDir,
    LOG_LEVEL: "silent",
  });
  const { db } = await openServices(config);
  const identity = await readIdentity(db);
  await db.destroy();
  return identity;
}

async function makeSite(place = makePlace()): Promise<Place & { file: string }> {
  // Migrating takes most of a first start.
  copyFileSync(inject("baseDatabase"), place.databaseFile);
  await start(place);
  const name = `${randomStem()}.pdf`;
  const file = join(place.uploadsDir, "resumes", name);
  writeFileSync(file, "%PDF-1.4");
  await withDatabase(place, (db) =>
    db
      .insertInto("resumes")
      .values({
        original_name: "a.pdf",
        file_name: name,
        file_type: "application/pdf",
        file_size: 8,
        uploaded_at: new Date().toISOString(),
        received_at: new Date().toISOString(),
      })
      .execute(),
  );
  return { ...place, file };
}

async function withDatabase(place: Place, act: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) {
  const db = openDatabase(place.databaseFile);
  await act(db);
  await db.destroy();
}

const markOf = ({ uploadsDir }: Place) => {
  const path = join(uploadsDir, "site-identity.txt");
  return existsSync(path) ? /identity (\S+)/.exec(readFileSync(path, "utf8"))?.[1] : undefined;
};

/** Restores the state before IDs existed. */
async function forgetIdentities(place: Place): Promise<void> {
  rmSync(join(place.uploadsDir, "site-identity.txt"), { force: true });
  await withDatabase(place, (db) => db.deleteFrom("site_identity").execute());
}

async function refusalOf(place: Place): Promise<string> {
  const error = await start(place).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartRefusedError);
  const { message } = error as Error;
  for (const part of [place.databaseFile, place.uploadsDir, "npm run adopt-uploads"])
    expect(message).toContain(part);
  expect(message).toMatch(/^[^\n]+\.$/);
  return message;
}

describe("starts that go on", () => {
  test("the first one gives database and folder one identity, and later ones keep it", async () => {
    const place = makePlace();
    const identity = await start(place);
    expect(identity).toMatch(/^[\da-f-]{36}$/);
    expect(markOf(place)).toBe(identity);
    expect(await start(place)).toBe(identity);
  });

  test("the first one after an upgrade, where files and rows match", async () => {
    const site = await makeSite();
    await forgetIdentities(site);
    const identity = await start(site);
    expect(markOf(site)).toBe(identity);
  });

  test("one that a crash stopped between database and folder", async () => {
    const place = makePlace();
    const identity = await start(place);
    rmSync(place.uploadsDir, { recursive: true });
    expect(await start(place)).toBe(identity);
    expect(markOf(place)).toBe(identity);
  });

  test("an older copy of the database, from before there were identities", async () => {
    const site = await makeSite();
    const identity = markOf(site);
    await withDatabase(site, (db) => db.deleteFrom("site_identity").execute());
    expect(await start(site)).toBe(identity);
  });

  test("a new database with a folder without files", async () => {
    const place = makePlace();
    await start(place);
    rmSync(place.databaseFile);
    expect(await start(place)).toBe(markOf(place));
  });
});

describe("starts that are refused, and change nothing", () => {
  test("a mistyped database with a full folder", async () => {
    const site = await makeSite();
    const mistyped = { ...site, databaseFile: site.databaseFile.replace("school", "shcool") };
    expect(await refusalOf(mistyped)).toContain("missing or empty");
    expect(existsSync(mistyped.databaseFile)).toBe(false);
    expect(existsSync(site.file)).toBe(true);
  });

  test("an empty database with a full folder, also without an identity", async () => {
    const site = await makeSite();
    const empty = { ...makePlace(), uploadsDir: site.uploadsDir };
    await withDatabase(empty, async () => {});
    expect(await refusalOf(empty)).toContain("missing or empty");
    rmSync(join(site.uploadsDir, "site-identity.txt"));
    expect(await refusalOf(empty)).toContain("missing or empty");
    expect(markOf(empty)).toBeUndefined();
  });

  test("a database of no bytes, as a copy to a full disk leaves", async () => {
    const site = await makeSite();
    for (const end of ["-wal", "-shm"]) rmSync(site.databaseFile + end, { force: true });
    writeFileSync(site.databaseFile, "");
    expect(await refusalOf(site)).toContain("missing or empty");
    expect(readFileSync(site.databaseFile)).toHaveLength(0);
    expect(() => requireDatabase(site.databaseFile)).toThrow(/missing or empty/);
  });

  test("two sites on one folder", async () => {
    const [one, other] = [await makeSite(), await makeSite()];
    expect(await refusalOf({ ...one, uploadsDir: other.uploadsDir })).toContain("two different websites");
    expect(existsSync(other.file)).toBe(true);
  });

  test("two sites from before there were identities on one folder", async () => {
    const [one, other] = [await makeSite(), await makeSite()];
    await forgetIdentities(one);
    await forgetIdentities(other);
    expect(await refusalOf({ ...one, uploadsDir: other.uploadsDir })).toContain(
      "missing, empty or another one",
    );
  });

  test("a folder that has vanished, or is empty", async () => {
    const site = await makeSite();
    rmSync(site.uploadsDir, { recursive: true });
    expect(await refusalOf(site)).toContain("missing, empty or another one");
    expect(existsSync(site.uploadsDir)).toBe(false);
    mkdirSync(site.uploadsDir);
    await refusalOf(site);
    expect(readdirSync(site.uploadsDir)).toEqual([]);
  });

  test("a folder without its mark", async () => {
    const site = await makeSite();
    rmSync(join(site.uploadsDir, "site-identity.txt"));
    await refusalOf(site);
  });
});

test("a refused pair starts once a person has said that the two belong together", async () => {
  const [one, other] = [await makeSite(), await makeSite()];
  const pair = { ...one, uploadsDir: other.uploadsDir };
  await refusalOf(pair);
  await withDatabase(pair, (db) => adoptUploads(db, folderPlace(pair.uploadsDir)));
  expect(await start(pair)).toBe(markOf(pair));
  expect(existsSync(other.file)).toBe(true);
});
