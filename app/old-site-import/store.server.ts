import { rm, stat } from "node:fs/promises";
import { sql } from "kysely";
import { findAtAddress } from "~/capabilities/addresses/addresses.server";
import { listReservedAddresses } from "~/capabilities/addresses/reserved.server";
import { heldAt } from "~/capabilities/trash/held";
import { createResume } from "~/content/resumes/queries.server";
import { createScanner, examineDocument, withExtension } from "~/files/documents/documents.server";
import { staffSender } from "~/files/examine/examine.server";
import { maxPictureBytes } from "~/files/pictures/picture-check.server";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { makePicture, removePicture } from "~/files/pictures/pictures.server";
import { withKeptFiles } from "~/files/store/keep-files";
import { randomStem } from "~/files/store/store.server";
import { cleanFileName } from "~/files/upload/file-name";
import { parserOf } from "~/forms/fields.server";
import { wordsInAddress } from "~/kinds/address-path";
import type { StaffKind } from "~/kinds/kind";
import { type StaffKindKey, staffKinds } from "~/kinds/registry";
import { recordsOf } from "~/records/records.server";
import { canonicalAddress } from "~/redirects/address";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import { DuplicateError, UnreadableError } from "./fetch-site.server";
import type { FoundRecord, KnownRecord, Reader } from "./found";
import { hashRecord } from "./record-hash.server";
import { addressOf, redirect, redirectPages } from "./redirect-old.server";
import { attachFiles, hashFile, type Importing, importerId, stageFiles } from "./store-files.server";

const maxResumeBytes = 5 * 1024 * 1024;

const kindOf = (key: StaffKindKey) => {
  const kind = staffKinds.find((one) => one.key === key);
  if (!kind) throw new Error(`No kind ${key}.`);
  return kind;
};

/** Values of a record's fields, checked as in its form. @throws UnreadableError */
export function readValues({ kind: key, fields }: FoundRecord): Record<string, unknown> {
  if (key === "resume") return {};
  const parsed = parserOf(kindOf(key).fields)(new URLSearchParams(fields));
  if (!parsed.ok) throw new UnreadableError(Object.values(parsed.errors).join(". "));
  return parsed.values;
}

/** Stores a record that only staff can see. @param known its row, if it was left out or undone before */
export async function storeRecord(
  importing: Importing,
  found: FoundRecord,
  known?: KnownRecord,
): Promise<void> {
  if (found.kind === "resume") return storeResume(importing, found, known);
  const values = readValues(found);
  const kind = kindOf(found.kind);
  if (kind.file?.type === "picture") return storePictured(importing, found, values, known);
  return storeWithFiles(importing, found, { values, known });
}

/** Replaces fields and files of an unedited record; a kind with one picture keeps it. */
export async function updateRecord(
  importing: Importing,
  found: FoundRecord,
  known: KnownRecord,
): Promise<void> {
  if (found.kind === "resume") return;
  await storeWithFiles(importing, found, { values: readValues(found), known, isUpdate: true });
}

/** Column values that keep a new record off the site. */
function hiddenValues(key: StaffKindKey) {
  const { publishing } = kindOf(key);
  return publishing ? { published_at: null, ends_at: null } : {};
}

async function hide(db: Database, key: StaffKindKey, id: number): Promise<void> {
  const { publishing, table } = kindOf(key);
  if (publishing) return;
  await sql`update ${sql.table(table)} set deleted_at = ${heldAt} where id = ${id}`.execute(db);
}

async function note(
  trx: Database,
  { runId, reader }: Importing,
  found: FoundRecord,
  { id, known }: { id: number; known: KnownRecord | undefined },
): Promise<void> {
  const values = {
    run_id: runId,
    source: reader.source,
    list: found.list,
    key: found.key,
    fingerprint: found.fingerprint,
    born: found.born,
    state: found.kind === "resume" ? ("published" as const) : ("held" as const),
    kind: found.kind,
    record_id: id,
    hash: await hashRecord(trx, found.kind, id),
    posted_at: found.at,
    is_draft: Number(found.isDraft),
    title: found.name,
    old_address: found.addresses[0] ?? "",
    reason: found.notes.join(". "),
    imported_at: new Date().toISOString(),
  };
  if (known) await trx.updateTable("imported_records").set(values).where("id", "=", known.id).execute();
  else await trx.insertInto("imported_records").values(values).execute();
}

async function storePictured(
  importing: Importing,
  found: FoundRecord,
  values: Record<string, unknown>,
  known: KnownRecord | undefined,
): Promise<void> {
  const { services, reader, runId } = importing;
  const { db, files } = services;
  const { file } = found;
  if (!file) throw new UnreadableError("it names no file");
  if (found.unlessElsewhere) await refuseImported(db, addressOf(reader, file));
  const path = await reader.download(file, files.incomingDirectory, maxPictureBytes);
  try {
    const place = found.within ? await findPlace(db, reader, found, path) : {};
    const made = await makePicture(files, path, false, { originalName: file.name });
    const remove = () => removePicture(files, made.stem);
    await withKeptFiles(remove, async (noted) => {
      await db.transaction().execute(async (trx) => {
        const key = found.kind as StaffKindKey;
        const picture_id = await addPictureRow(trx, made);
        const row = { ...values, ...place, ...hiddenValues(key), picture_id };
        const id = await recordsOf(kindOf(key)).create(trx, row as never, found.at, found.updatedAt);
        await hide(trx, key, id);
        await note(trx, importing, found, { id, known });
        await redirectPages(trx, runId, found, id);
        const address = addressOf(reader, file);
        await redirect(trx, runId, { address, kind: key, id, target: `/uploads/${made.stem}-1600.webp` });
        noted();
      });
    });
    services.pictureAdded?.();
  } finally {
    await rm(path, { force: true });
  }
}

async function refuseImported(db: Database, address: string): Promise<void> {
  const known = db.selectFrom("redirects").select("id").where("record_id", "is not", null);
  if (await anyRow(known.where("address", "=", canonicalAddress(new URL(address)))))
    throw new DuplicateError("it was imported with another record");
}

/** Place of a photo in its album. @throws UnreadableError if the album was left out, or has the photo */
async function findPlace(
  db: Database,
  { source }: Reader,
  { within, unlessElsewhere }: FoundRecord,
  path: string,
) {
  if (!within) return {};
  const album = await db
    .selectFrom("imported_records")
    .select("record_id")
    .where("source", "=", source)
    .where("list", "=", within.list)
    .where("key", "=", within.key)
    .where("state", "in", ["held", "published", "kept"])
    .executeTakeFirst();
  if (!album?.record_id) throw new UnreadableError("its album was left out");
  const sha256 = await hashFile(path);
  const same = db.selectFrom("photos").select("id").where("sha256", "=", sha256);
  if (await anyRow(same.where("album_id", "=", album.record_id)))
    throw new DuplicateError("the album has the same photo already");
  const attached = db.selectFrom("notice_files").select("id").where("sha256", "=", sha256);
  if (unlessElsewhere && ((await anyRow(same)) || (await anyRow(attached))))
    throw new DuplicateError("it was imported with another record");
  return { album_id: album.record_id, place: within.place, sha256 };
}

interface Storing {
  values: Record<string, unknown>;
  known: KnownRecord | undefined;
  isUpdate?: boolean;
}

async function storeWithFiles(
  importing: Importing,
  found: FoundRecord,
  { values, known, isUpdate = false }: Storing,
): Promise<void> {
  const { services, runId } = importing;
  const { db } = services;
  const key = found.kind as StaffKindKey;
  const kind = kindOf(key);
  const records = recordsOf(kind);
  const owner = { key: `import ${randomStem()}`, staffId: importerId };
  const { files } = kind;
  const staged = files ? await stageFiles(importing, found, { ...kind, files }, owner) : [];
  const dropped = await db.transaction().execute(async (trx) => {
    const own = kind.addresses
      ? await chooseAddress(trx, kind, values, isUpdate ? known?.record_id : null)
      : {};
    const row = { ...values, ...own };
    let id = isUpdate ? (known?.record_id ?? 0) : 0;
    if (isUpdate) await records.update(trx, id, row as never);
    else {
      id = await records.create(trx, { ...row, ...hiddenValues(key) } as never, found.at, found.updatedAt);
      await hide(trx, key, id);
    }
    const documents = files ? await attachFiles(trx, importing, found, { id, files, owner, staged }) : [];
    if (isUpdate && known) await keepState(trx, found, { ...known, record_id: id });
    else await note(trx, importing, found, { id, known });
    await redirectPages(trx, runId, found, id);
    return documents;
  });
  await services.files.remove(dropped.map((name) => ({ kind: "documents", name })));
}

async function keepState(trx: Database, found: FoundRecord, { id, record_id }: KnownRecord): Promise<void> {
  await trx
    .updateTable("imported_records")
    .set({
      fingerprint: found.fingerprint,
      hash: await hashRecord(trx, found.kind, record_id ?? 0),
      title: found.name,
      reason: found.notes.join(". "),
    })
    .where("id", "=", id)
    .execute();
}

async function storeResume(
  importing: Importing,
  found: FoundRecord,
  known: KnownRecord | undefined,
): Promise<void> {
  const { services, reader } = importing;
  const { db, files } = services;
  const { file } = found;
  if (!file) throw new UnreadableError("it names no file");
  const path = await reader.download(file, files.incomingDirectory, maxResumeBytes);
  try {
    const original = cleanFileName(file.name);
    const { extension, mime, scan } = await examineDocument(
      path,
      original,
      createScanner(services),
      staffSender,
    );
    const name = `${randomStem()}.${extension}`;
    const { size } = await stat(path);
    await files.commitFiles([{ from: path, to: files.pathOf("resumes", name) }]);
    const remove = () => files.remove([{ kind: "resumes", name }]);
    await withKeptFiles(remove, async (noted) => {
      await db.transaction().execute(async (trx) => {
        const stored = { file_name: name, file_type: mime, file_size: size };
        const values = { original_name: withExtension(original, extension), ...stored, scan };
        const { id } = await createResume(trx, values, found.at);
        await note(trx, importing, found, { id, known });
        noted();
      });
    });
  } finally {
    await rm(path, { force: true });
  }
}

/** Values of the address and place of a page: its old address if that is free, at the end of the list. */
async function chooseAddress(
  db: Database,
  kind: StaffKind<never> & { key: StaffKindKey },
  { address, title }: Record<string, unknown>,
  own: number | null | undefined,
): Promise<Record<string, unknown>> {
  const reserved = await listReservedAddresses();
  const words = wordsInAddress(String(address || title)) || kind.names.one;
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? words : `${words}-${number}`;
    const found = await findAtAddress(db, tried);
    const isFree = !found || (found.kind === kind.key && found.id === own);
    if (isFree && !reserved.has(tried))
      return { address: tried, ...(!own && { position: Number.MAX_SAFE_INTEGER }) };
  }
}
