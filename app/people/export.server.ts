import { createReadStream } from "node:fs";
import { extname } from "node:path";
import { Zip, ZipPassThrough } from "fflate";
import { sql } from "kysely";
import { listSendsTo } from "~/channels/newsletter/numbers.server";
import { pictureFiles } from "~/files/pictures/pictures.server";
import type { FileStore } from "~/files/store/store.server";
import type { StoredFile } from "~/files/store/stored-names";
import { toStream } from "~/files/store/stream-of";
import { getPrivateFolder } from "~/records/file-columns";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import type { FileRow, NamedRecord } from "./find.server";

/** Technical columns, which say nothing about the person. */
const ownColumns = ["picture_id", "file_name", "version", "token", "position", "scan", "number_folded"];

interface Enclosed {
  name: string;
  file: StoredFile;
}

/** Streams a zip with all data (`data.json`) and files. */
export async function personZip(
  { db, files }: Pick<Services, "db" | "files">,
  school: string,
  records: NamedRecord[],
): Promise<ReadableStream<Uint8Array>> {
  const enclosed = new Map<string, Enclosed>();
  for (const record of records) {
    const file = await getFile(db, record);
    if (file) enclosed.set(record.item, file);
    for (const one of record.files) {
      const stored = await getStored(db, one);
      if (stored) enclosed.set(`${record.item} ${one.id}`, { name: getEntryName(record, one), file: stored });
    }
  }
  const mails = new Map<string, object[]>();
  for (const { item, kind, row } of records) {
    if (kind.key === "subscriber") mails.set(item, await listSendsTo(db, row.id));
  }
  const said = new Map<string, object[]>();
  for (const { item, kind, row } of records) {
    const words = await wordsInOtherLanguages(db, kind.table, row.id);
    if (words.length > 0) said.set(item, words);
  }
  const data = {
    held_by: school,
    made_at: new Date().toISOString(),
    records: records.map(({ item, kind, row, files: several }) => ({
      kind: kind.names.one,
      ...Object.fromEntries(Object.entries(row).filter(([column]) => !ownColumns.includes(column))),
      ...(said.has(item) && { other_languages: said.get(item) }),
      ...(mails.has(item) && { newsletters: mails.get(item) }),
      ...(enclosed.has(item) && { file: enclosed.get(item)?.name }),
      ...(several.length > 0 && {
        files: several.map(({ id, title, original_name }) => ({
          title,
          original_name,
          file: enclosed.get(`${item} ${id}`)?.name,
        })),
      }),
    })),
  };
  const parts = zipParts(files, JSON.stringify(data, undefined, 2), [...enclosed.values()]);
  return toStream(parts);
}

function wordsInOtherLanguages(db: Database, table: string, id: number) {
  return db
    .selectFrom("translations")
    .select(["language", "field", "words"])
    .where("kind", "=", table)
    .where("record", "=", String(id))
    .orderBy("language")
    .orderBy("field")
    .execute();
}

async function* zipParts(files: FileStore, data: string, enclosed: Enclosed[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const taken = () => {
    const chunk = Buffer.concat(ready);
    ready = [];
    return chunk;
  };
  const text = new ZipPassThrough("data.json");
  zip.add(text);
  text.push(Buffer.from(data), true);
  yield taken();
  for (const { name, file } of enclosed) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (const chunk of createReadStream(await files.locate(file.kind, file.name))) {
      entry.push(new Uint8Array(chunk as Buffer));
      yield taken();
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield taken();
}

/** Removes characters that are invalid in file names on any system. */
const harmless = (name: string) => name.replace(/[^\p{L}\p{N}\p{M} ._-]/gu, "_").slice(-100);

const getEntryName = ({ kind, row }: NamedRecord, { id, document, original_name }: FileRow) => {
  const name = `files/${kind.key}-${row.id}-${id}`;
  return document ? `${name}-${harmless(original_name)}` : `${name}.webp`;
};

async function getStored(db: Database, { document, picture_id }: FileRow): Promise<StoredFile | undefined> {
  return document ? { kind: "documents", name: document } : storedPicture(db, Number(picture_id));
}

async function getFile(db: Database, { kind, row }: NamedRecord): Promise<Enclosed | undefined> {
  const name = `${kind.key.replaceAll(" ", "-")}-${row.id}`;
  if (kind.file?.type === "private") {
    const kept = String(row[kind.file.column]);
    if (!kept) return undefined;
    const called = harmless(String(row[kind.columns.name]));
    const ending = called.endsWith(extname(kept)) ? "" : extname(kept);
    const file = { kind: getPrivateFolder(kind.table), name: kept };
    return { name: `files/${name}-${called}${ending}`, file };
  }
  if (kind.file?.type !== "picture") return undefined;
  const file = await storedPicture(db, Number(row.picture_id));
  return file && { name: `files/${name}.webp`, file };
}

async function storedPicture(db: Database, id: number): Promise<StoredFile | undefined> {
  const picture = await findPicture(db, id);
  const rendition =
    picture && pictureFiles(picture.stem, picture.width).findLast((file) => /\.webp$/.test(file));
  return rendition ? { kind: "pictures", name: rendition } : undefined;
}

async function findPicture(db: Database, id: number): Promise<{ stem: string; width: number } | undefined> {
  const { rows } = await sql<{ stem: string; width: number }>`
    select stem, width from pictures where id = ${id}`.execute(db);
  return rows[0];
}
