import { rm, stat } from "node:fs/promises";
import { createResume } from "~/content/resumes/queries.server";
import { DocumentRefusedError, examineDocument, withExtension } from "~/files/documents/documents.server";
import { staffSender } from "~/files/examine/examine.server";
import { maxPictureBytes, PictureRefusedError } from "~/files/pictures/picture-check.server";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { makePicture, removePicture } from "~/files/pictures/pictures.server";
import { withKeptFiles } from "~/files/store/keep-files";
import { type FileStore, randomStem } from "~/files/store/store.server";
import { cleanFileName } from "~/files/upload/file-name";
import type { Database } from "~db/connection.server";
import { type ImportKind, importKinds, type OldRecord } from "./kinds.server";
import { completeKnown, findKnown, type IsKnown } from "./known.server";
import { getRecordName, identify, type OldRow, oldRecord, type RowIdentity } from "./old-record";
import { MissingError, type OldSite, UnreadableError } from "./old-site.server";
import { decodeEntities } from "./old-text";

export interface ImportOptions {
  db: Database;
  files: FileStore;
  site: OldSite;
  dryRun: boolean;
  withResumes: boolean;
  clamdSocket?: string | undefined;
  onProgress: (line: string) => void;
  signal?: AbortSignal;
}

export interface KindReport {
  label: string;
  came: number;
  already: number;
  failed: string[];
  changed: string[];
}

const maxResumeBytes = 5 * 1024 * 1024;

/** Each record is marked in its own transaction, so that an import can be resumed. */
export async function importSite(options: ImportOptions): Promise<KindReport[]> {
  const { db, site, dryRun, signal } = options;
  const works: Work[] = importKinds.map((kind) => ({
    ...kind,
    read(record) {
      // Pages of the old site are next to its API.
      const { changes, insert } = kind.read(record, new URL("..", site.source).href);
      const add = () =>
        kind.pictured ? addPictured(options, insert, record) : addWords(options, insert, record);
      return { changes, add };
    },
  }));
  if (options.withResumes) {
    const read = (record: KeyedRecord) => ({
      changes: record.changes,
      add: () => addResume(options, record),
    });
    works.push({ label: "resumes", call: "get_resume.php", key: "resume", read });
  }
  const lists = [];
  for (const work of works) {
    if (signal?.aborted) return [];
    lists.push({ work, ...(await readList(options, work)) });
  }
  // Lists can be missing on an older site; if all are, the address is wrong.
  for (const { work, report, missing } of lists) {
    if (missing === undefined) continue;
    if (lists.every((list) => list.missing !== undefined)) report.failed.push(missing);
    else options.onProgress(`${work.label}: the old site has no such list`);
  }
  const named = lists.map(({ work, rows }) => ({ kind: work.label, rows }));
  if (!dryRun) await completeKnown(db, site.source, named);
  const isKnown = await findKnown(db, site.source, named);
  const reports: KindReport[] = [];
  for (const { work, rows, report } of lists) {
    if (signal?.aborted) break;
    await importList(options, work, { rows, report, isKnown });
    reports.push(report);
  }
  return reports;
}

interface Work extends Pick<ImportKind, "label" | "call" | "key"> {
  read: (record: KeyedRecord) => { changes: string[]; add: () => Promise<void> };
}

type Insert = ReturnType<ImportKind["read"]>["insert"];

interface KeyedRecord extends OldRecord {
  kind: string;
  identity: RowIdentity;
}

async function readList(
  { site, onProgress }: ImportOptions,
  { label, call, key }: Work,
): Promise<{ rows: OldRow[]; report: KindReport; missing?: string }> {
  const report: KindReport = { label, came: 0, already: 0, failed: [], changed: [] };
  try {
    const rows = await site.list(call, key);
    onProgress(`${label}: ${rows.length} listed`);
    return { rows, report };
  } catch (error) {
    const failure = `the list: ${describeFailure(error)}`;
    if (error instanceof MissingError) return { rows: [], report, missing: failure };
    report.failed.push(failure);
    return { rows: [], report };
  }
}

async function importList(
  { site, dryRun, onProgress, signal }: ImportOptions,
  { label, read }: Work,
  { rows, report, isKnown }: { rows: OldRow[]; report: KindReport; isKnown: IsKnown },
): Promise<void> {
  const taken = new Set<string>();
  // The old site listed the first record on top, this one the newest: import in reverse.
  const base = Date.now() - rows.length;
  for (const [index, row] of rows.toReversed().entries()) {
    if (signal?.aborted) break;
    const identity = identify(row, site.source);
    const record = { ...oldRecord(row, base + index), kind: label, identity };
    if (taken.has(identity.key) || isKnown(label, identity)) {
      report.already += 1;
      continue;
    }
    taken.add(identity.key);
    try {
      const { changes, add } = read(record);
      if (!dryRun) await add();
      report.came += 1;
      report.changed.push(...changes.map((words) => `${getRecordName(record)}: ${words}`));
    } catch (error) {
      report.failed.push(`${getRecordName(record)}: ${describeFailure(error)}`);
    }
    onProgress(`${label}: ${index + 1} of ${rows.length}`);
  }
}

async function addWords({ db, site }: ImportOptions, insert: Insert, record: KeyedRecord): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await note(trx, site, record);
    await insert(trx, 0);
  });
}

async function addPictured(
  { db, files, site }: ImportOptions,
  insert: Insert,
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
        await insert(trx, await addPictureRow(trx, made));
        noted();
      });
    });
  } finally {
    await rm(path, { force: true });
  }
}

async function addResume(
  { db, files, site, clamdSocket, onProgress }: ImportOptions,
  record: KeyedRecord,
): Promise<void> {
  const { fields, at } = record;
  const original = cleanFileName(
    decodeEntities(fields.get("original_name") || fields.get("file_name") || ""),
  );
  const address = `uploads/${encodeURIComponent(fields.get("file_name") ?? "")}`;
  const path = await site.download(address, files.incomingDirectory, maxResumeBytes);
  try {
    const { extension, mime, scan } = await examineDocument(
      path,
      original,
      { socket: clamdSocket, onError: ({ message }) => onProgress(`${original}: ${message}`) },
      staffSender,
    );
    const name = `${randomStem()}.${extension}`;
    const { size } = await stat(path);
    await files.commitFiles([{ from: path, to: files.pathOf("resumes", name) }]);
    const remove = () => files.remove([{ kind: "resumes", name }]);
    await withKeptFiles(remove, async (noted) => {
      await db.transaction().execute(async (trx) => {
        await note(trx, site, record);
        const file = { file_name: name, file_type: mime, file_size: size };
        const values = { original_name: withExtension(original, extension), ...file, scan };
        await createResume(trx, values, at);
        noted();
      });
    });
  } finally {
    await rm(path, { force: true });
  }
}

async function note(db: Database, { source }: OldSite, { kind, identity }: KeyedRecord): Promise<void> {
  await db
    .insertInto("imports")
    .values({ source, kind, ...identity, imported_at: new Date().toISOString() })
    .execute();
}

/** Returns the reason if the record is at fault; rethrows other errors. */
function describeFailure(error: unknown): string {
  const expected = [UnreadableError, PictureRefusedError, DocumentRefusedError];
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return error.message;
  throw error;
}
