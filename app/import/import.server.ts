import { rm, stat } from "node:fs/promises";
import { createResume } from "~/content/resumes/queries.server";
import { DocumentRefusedError, identifyDocument } from "~/files/documents.server";
import { cleanFileName } from "~/files/file-name";
import { withKeptFiles } from "~/files/keep-files";
import { maxPictureBytes, PictureRefusedError } from "~/files/picture-check.server";
import { addPictureRow } from "~/files/picture-rows.server";
import { makePicture, removePicture } from "~/files/pictures.server";
import { type FileStore, randomStem } from "~/files/store.server";
import { sha256 } from "~/http/secrets.server";
import type { Database } from "~db/connection.server";
import { type ImportKind, importKinds, type OldRecord } from "./kinds.server";
import { type OldSite, UnreadableError } from "./old-site.server";

export interface ImportOptions {
  db: Database;
  files: FileStore;
  site: OldSite;
  /** Only counts; nothing is written. */
  dryRun: boolean;
  /** Whether the site lets us read its resumes. */
  withResumes: boolean;
  /** Told of every step, for the terminal. */
  onProgress: (line: string) => void;
  /** Stops after the record at work. */
  signal?: AbortSignal;
}

export interface KindReport {
  label: string;
  /** How many came; in a dry run, would come. */
  came: number;
  already: number;
  /** What could not be read, and why. */
  failed: string[];
}

const maxResumeBytes = 5 * 1024 * 1024;

/**
 * Brings another site's content here: texts, dates, and pictures with fresh renditions, which are trusted no more
 * than an upload. Every record is noted in the transaction that adds it, so it may be stopped at any moment.
 */
export async function importSite(options: ImportOptions): Promise<KindReport[]> {
  const reports: KindReport[] = [];
  for (const kind of importKinds) {
    if (options.signal?.aborted) break;
    reports.push(
      await importList(options, kind, (record) =>
        kind.pictured ? addPictured(options, kind, record) : addWords(options, kind, record),
      ),
    );
  }
  if (options.withResumes && !options.signal?.aborted) {
    const kind = { label: "resumes", call: "get_resume.php", key: "resume" };
    reports.push(await importList(options, kind, (record) => addResume(options, record)));
  }
  return reports;
}

interface KeyedRecord extends OldRecord {
  kind: string;
  key: string;
}

async function importList(
  { db, site, dryRun, onProgress, signal }: ImportOptions,
  { label, call, key }: Pick<ImportKind, "label" | "call" | "key">,
  add: (record: KeyedRecord) => Promise<void>,
): Promise<KindReport> {
  const report: KindReport = { label, came: 0, already: 0, failed: [] };
  let rows: Record<string, unknown>[];
  try {
    rows = await site.list(call, key);
  } catch (error) {
    report.failed.push(`the list: ${reasonOf(error)}`);
    return report;
  }
  const known = new Set(
    (
      await db
        .selectFrom("imports")
        .select("key")
        .where("source", "=", site.source)
        .where("kind", "=", label)
        .execute()
    ).map((row) => row.key),
  );
  // The old site showed its lists from top to bottom, this one the newest first: the last comes in first.
  const base = Date.now() - rows.length;
  for (const [index, row] of rows.toReversed().entries()) {
    if (signal?.aborted) break;
    const record = { ...oldRecord(row, base + index), kind: label, key: keyOf(row) };
    if (known.has(record.key)) {
      report.already += 1;
      continue;
    }
    known.add(record.key);
    try {
      if (!dryRun) await add(record);
      report.came += 1;
    } catch (error) {
      report.failed.push(`${nameOf(record)}: ${reasonOf(error)}`);
    }
    onProgress(`${label}: ${index + 1} of ${rows.length}`);
  }
  return report;
}

async function addWords({ db, site }: ImportOptions, kind: ImportKind, record: KeyedRecord): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await note(trx, site, record);
    await kind.insert(trx, record, 0);
  });
}

async function addPictured(
  { db, files, site }: ImportOptions,
  kind: ImportKind,
  record: KeyedRecord,
): Promise<void> {
  const image = record.fields.get("image_url") ?? "";
  const path = await site.download(image, files.incomingDirectory, maxPictureBytes);
  try {
    const made = await makePicture(files, path);
    const remove = () => removePicture(files, made.stem);
    await withKeptFiles(remove, async (noted) => {
      await db.transaction().execute(async (trx) => {
        await note(trx, site, record);
        await kind.insert(trx, record, await addPictureRow(trx, made));
        noted();
      });
    });
  } finally {
    await rm(path, { force: true });
  }
}

async function addResume({ db, files, site }: ImportOptions, record: KeyedRecord): Promise<void> {
  const { fields, at } = record;
  const original = cleanFileName(fields.get("original_name") || fields.get("file_name") || "");
  const address = `uploads/${encodeURIComponent(fields.get("file_name") ?? "")}`;
  const path = await site.download(address, files.incomingDirectory, maxResumeBytes);
  try {
    const type = await identifyDocument(path, original);
    const name = `${randomStem()}.${type.extension}`;
    const { size } = await stat(path);
    await files.commitFiles([{ from: path, to: files.pathOf("resumes", name) }]);
    const remove = () => files.remove([{ kind: "resumes", name }]);
    await withKeptFiles(remove, async (noted) => {
      await db.transaction().execute(async (trx) => {
        await note(trx, site, record);
        const values = { original_name: original, file_name: name, file_type: type.mime, file_size: size };
        await createResume(trx, values, at);
        noted();
      });
    });
  } finally {
    await rm(path, { force: true });
  }
}

async function note(db: Database, { source }: OldSite, { kind, key }: KeyedRecord): Promise<void> {
  await db
    .insertInto("imports")
    .values({ source, kind, key, imported_at: new Date().toISOString() })
    .execute();
}

/** The old id; where a listing has none, what the record says. */
function keyOf(row: Record<string, unknown>): string {
  const { id } = row;
  if (typeof id === "number" || (typeof id === "string" && id !== "")) return `id ${id}`;
  return `content ${sha256(JSON.stringify(Object.entries(row).sort()))}`;
}

function oldRecord(row: Record<string, unknown>, fallback: number): OldRecord {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === "string" || typeof value === "number") fields.set(name, String(value));
  }
  const at =
    momentOf(fields.get("created_at") ?? fields.get("uploaded_at") ?? "") ?? new Date(fallback).toISOString();
  return { fields, at, updatedAt: momentOf(fields.get("updated_at") ?? "") ?? at };
}

/** An ISO time, or MySQL's form of one, which is the school's local time; India is 5½ hours ahead of UTC. */
function momentOf(text: string): string | undefined {
  const local = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?$/.exec(text.trim());
  const moment = new Date(local ? `${local[1]}T${local[2] ?? "00:00:00"}+05:30` : text);
  return Number.isNaN(moment.getTime()) || text.trim() === "" ? undefined : moment.toISOString();
}

function nameOf({ fields }: OldRecord): string {
  const words = ["title", "name", "original_name", "details"].map((name) => fields.get(name)).find(Boolean);
  const id = fields.get("id");
  return `${words ? `"${words.slice(0, 60)}"` : "a record without a name"}${id ? ` (${id})` : ""}`;
}

/** In words, where it is the record's fault; everything else ends the import. */
function reasonOf(error: unknown): string {
  const expected = [UnreadableError, PictureRefusedError, DocumentRefusedError];
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return error.message;
  throw error;
}
