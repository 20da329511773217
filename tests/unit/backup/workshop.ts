import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Encrypter } from "age-encryption";
import { inject, onTestFinished, vi } from "vitest";
import { writeFolderIdentity } from "~/files/store/folder-mark.server";
import { createFileStore, randomStem } from "~/files/store/store.server";
import { openDatabase } from "~db/connection.server";
import { ensureIdentity } from "~db/site-identity";
import { makeTemporaryFolder } from "../../support/temporary-folder";

/** For `beforeEach`: the rounds of scrypt for real copies take most of a second each. */
export function shortenScrypt() {
  const { setScryptWorkFactor } = Encrypter.prototype;
  const spy = vi.spyOn(Encrypter.prototype, "setScryptWorkFactor").mockImplementation(function (
    this: Encrypter,
  ) {
    setScryptWorkFactor.call(this, 8);
  });
  return () => spy.mockRestore();
}

export async function makePlace() {
  const directory = makeTemporaryFolder();
  const databaseFile = join(directory, "school.sqlite");
  const uploadsDir = join(directory, "uploads");
  await copyFile(inject("baseDatabase"), databaseFile);
  const files = createFileStore(uploadsDir);
  const db = openDatabase(databaseFile);
  onTestFinished(() => db.destroy());
  await writeFolderIdentity(uploadsDir, await ensureIdentity(db));
  const now = () => new Date().toISOString();

  async function addPhoto(title: string, stem = randomStem()) {
    for (const width of [480, 960, 1600]) {
      await writeFile(
        join(uploadsDir, "pictures", `${stem}-${width}.webp`),
        `${title} ${width} `.repeat(500),
      );
    }
    const { id } = await db
      .insertInto("pictures")
      .values({ stem, width: 1600, height: 900, placeholder: "", avif: 0, created_at: now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const times = { created_at: now(), updated_at: now() };
    const photo = await db
      .insertInto("photos")
      .values({ title, description: "", alt: "", picture_id: id, ...times })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id: photo.id, pictureId: id, stem };
  }

  async function addResume(name: string) {
    const file_name = `${randomStem()}.pdf`;
    await writeFile(join(uploadsDir, "resumes", file_name), `%PDF-1.7 ${name}`);
    const values = { original_name: name, file_name, file_type: "application/pdf", file_size: 20 };
    const { id } = await db
      .insertInto("resumes")
      .values({ ...values, uploaded_at: now(), received_at: now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, file_name };
  }

  async function addMessage(message: string) {
    const { id } = await db
      .insertInto("messages")
      .values({ message, created_at: now() } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  await mkdir(join(directory, "out"));
  return { directory, databaseFile, uploadsDir, files, db, addPhoto, addResume, addMessage };
}
