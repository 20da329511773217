import { createHash } from "node:crypto";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { documentUrl } from "~/files/documents/document-url";
import { PictureRefusedError } from "~/files/pictures/picture-check.server";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { makePicture, removePicture, type StoredPicture } from "~/files/pictures/pictures.server";
import { loadSharp } from "~/files/pictures/sharp.server";
import { withKeptFiles } from "~/files/store/keep-files";
import { type FileStore, randomStem } from "~/files/store/store.server";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import type { ImportedFiles } from "./importer";
import type { PlannedRow } from "./plan";
import { type StagedFile, scanOf, stagedPath } from "./staged-files.server";

export class RowFileRefusedError extends Error {
  override name = "RowFileRefusedError";
  constructor(
    readonly id: string,
    message: string,
  ) {
    super(message);
  }
}

type FileColumns = (trx: Database) => Promise<object[]>;

type Work<Result> = (fileColumns: FileColumns, noted: () => void) => Promise<Result>;

/** Stores the files of rows for `work`, which calls `noted` when the rows exist; else none are left. */
export function withRowFiles<Result>(
  services: Services,
  files: ImportedFiles | undefined,
  rows: readonly PlannedRow[],
  work: Work<Result>,
): Promise<Result> {
  if (files === undefined)
    return work(
      async () => [],
      () => {},
    );
  if (files.type === "picture") return withPictures(services, rows, work);
  return withDocuments(services, files.type === "certificate" ? "certificates" : "documents", rows, work);
}

async function withPictures<Result>(
  services: Services,
  rows: readonly PlannedRow[],
  work: Work<Result>,
): Promise<Result> {
  const { files, pictureAdded } = services;
  const made: StoredPicture[] = [];
  const remove = () => Promise.all(made.map(({ stem }) => removePicture(files, stem)));
  const result = await withKeptFiles(remove, async (noted) => {
    const places: (number | undefined)[] = [];
    for (const { file } of rows) places.push(file && made.push(await makeRowPicture(services, file)) - 1);
    const standIn = places.includes(undefined) ? made.push(await makeStandIn(files)) - 1 : 0;
    return work(async (trx) => {
      const ids: number[] = [];
      for (const picture of made) ids.push(await addPictureRow(trx, picture));
      return places.map((place) => ({ picture_id: ids[place ?? standIn] }));
    }, noted);
  });
  pictureAdded?.();
  return result;
}

async function makeRowPicture(services: Services, { id, name }: StagedFile): Promise<StoredPicture> {
  try {
    return await makePicture(services.files, stagedPath(services, id), false, { originalName: name });
  } catch (error) {
    if (error instanceof PictureRefusedError) throw new RowFileRefusedError(id, `${name}: ${error.message}`);
    throw error;
  }
}

async function withDocuments<Result>(
  services: Services,
  folder: "documents" | "certificates",
  rows: readonly PlannedRow[],
  work: Work<Result>,
): Promise<Result> {
  const { files } = services;
  const moves = rows.map(({ file }) => {
    const name = `${randomStem()}.pdf`;
    return { name, from: stagedPath(services, file?.id ?? ""), to: files.pathOf(folder, name) };
  });
  const columns = await Promise.all(
    rows.map(async ({ file }, index) => {
      const { name = "", from = "" } = moves[index] ?? {};
      const { size } = await stat(from);
      if (folder === "documents")
        return { url: documentUrl(name), bytes: size, original_name: file?.name ?? "" };
      return { file_name: name, file_size: size, sha256: await hashFile(from), scan: scanOf(file?.id ?? "") };
    }),
  );
  await files.commitFiles(moves);
  const moveBack = async () => {
    await Promise.all(moves.map(({ from, to }) => rename(to, from)));
    await files.remove(moves.map(({ name }) => ({ kind: folder, name })));
  };
  return withKeptFiles(moveBack, (noted) => work(async () => columns, noted));
}

const hashFile = async (path: string) =>
  createHash("sha256")
    .update(await readFile(path))
    .digest("hex");

/** Head and shoulders in two tones, 480 × 600. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="480" height="600">
<rect width="480" height="600" fill="#e4e8de"/>
<g fill="#a9b8a6"><circle cx="240" cy="235" r="92"/><path d="M60 600 Q64 392 240 372 Q416 392 420 600Z"/></g></svg>`;

/** Makes the placeholder of people without a photo; the caller uses or removes it. @throws disk errors */
async function makeStandIn(files: FileStore): Promise<StoredPicture> {
  const path = join(files.incomingDirectory, `${randomStem()}-stand-in.part`);
  const sharp = await loadSharp();
  try {
    await writeFile(path, await sharp(Buffer.from(drawing)).png().toBuffer(), { flag: "wx" });
    return await makePicture(files, path);
  } finally {
    await rm(path, { force: true });
  }
}
