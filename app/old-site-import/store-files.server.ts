import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { type FormOwner, filesOf } from "~/capabilities/attached-files/queries.server";
import { stageFile } from "~/capabilities/attached-files/stage.server";
import { maxPictureBytes } from "~/files/pictures/picture-check.server";
import { cleanFileName } from "~/files/upload/file-name";
import type { KindWithFiles } from "~/kinds/kind";
import { staffKinds } from "~/kinds/registry";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { UnreadableError } from "./fetch-site.server";
import type { FoundFile, FoundRecord, Reader } from "./found";
import { addressOf, redirect } from "./redirect-old.server";

/** Sender of imported files, in the place of a staff member. */
export const importerId = 0;

export interface Importing {
  services: Services;
  reader: Reader;
  runId: number;
}

/** Hashes a file as uploads are. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

export interface Staged {
  file: FoundFile;
  sha256: string;
}

/** Downloads and checks files as uploads are; those that are refused are noted. */
export async function stageFiles(
  { services, reader }: Importing,
  found: FoundRecord,
  kind: Pick<KindWithFiles, "files" | "names">,
  owner: FormOwner,
): Promise<Staged[]> {
  const staged: Staged[] = [];
  for (const file of found.files) {
    let path = "";
    try {
      path = await reader.download(file, services.files.incomingDirectory, maxPictureBytes);
      const [{ size }, sha256] = [await stat(path), await hashFile(path)];
      const received = {
        path,
        originalName: cleanFileName(file.name),
        size,
        sha256,
        tooLarge: false,
        field: "",
      };
      const problem = await stageFile({ services }, kind, owner, received);
      if (problem) found.notes.push(`${file.name} is left out: ${problem}`);
      else staged.push({ file, sha256 });
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      found.notes.push(`${file.name} is left out: ${error.message}`);
    } finally {
      if (path) await rm(path, { force: true });
    }
  }
  return staged;
}

/** Attaches staged files in the place of the record's own. Needs a transaction. @returns documents no longer used */
export async function attachFiles(
  trx: Database,
  { runId, reader }: Importing,
  found: FoundRecord,
  {
    id,
    files,
    owner,
    staged,
  }: { id: number; files: KindWithFiles["files"]; owner: FormOwner; staged: Staged[] },
): Promise<string[]> {
  const rows = filesOf(files);
  const removed = new Set((await rows.list(trx, id)).map((file) => file.id));
  const bySha = new Map(staged.map(({ file, sha256 }) => [sha256, file]));
  const waiting = await trx
    .selectFrom(files.table as "notice_files")
    .select(["id", "sha256"])
    .where("form_key", "=", owner.key)
    .execute();
  const titles = new Map(
    waiting.flatMap((row): [number, string][] => {
      const title = bySha.get(row.sha256)?.title;
      return title ? [[row.id, title]] : [];
    }),
  );
  const noun = found.kind;
  const documents = await rows.save(trx, id, owner, { titles, languages: new Map(), removed, noun });
  const saved = await trx
    .selectFrom(files.table as "notice_files")
    .leftJoin("pictures", "pictures.id", "picture_id")
    .select(["slug", "sha256", "stem"])
    .where(sql<boolean>`${sql.ref(files.owner)} = ${id}`)
    .execute();
  for (const { file, sha256 } of staged) {
    const row = saved.find((one) => one.sha256 === sha256);
    if (!row) continue;
    const target = row.stem
      ? `/uploads/${row.stem}-1600.webp`
      : `${files.page}/${id}/files/${encodeURIComponent(row.slug)}`;
    await redirect(trx, runId, { address: addressOf(reader, file), kind: found.kind, id, target });
  }
  return documents;
}

/** Deletes files of an import that was broken off. */
export async function dropStagedFiles({ db, files }: Pick<Services, "db" | "files">): Promise<void> {
  for (const { files: own } of staffKinds) {
    if (!own) continue;
    const { rows } = await sql<{ document: string }>`
      delete from ${sql.table(own.table)} where staff_id = ${importerId} and ${sql.ref(own.owner)} is null
      returning document`.execute(db);
    const names = rows.flatMap(({ document }) => document || []);
    await files.remove(names.map((name) => ({ kind: "documents", name })));
  }
}
