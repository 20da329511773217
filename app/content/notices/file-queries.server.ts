import { t } from "#say";
import { pictureColumns, takePicture } from "~/files/picture";
import { FieldRefusedError } from "~/forms/field-refused";
import type { Database } from "~db/connection.server";
import { slugFromName } from "./file-names";
import { filesField, maxNoticeFiles, type NoticeFile } from "./notice-file";

/** Form that staged files belong to, and its user. */
export interface FormOwner {
  key: string;
  staffId: number;
}

const columns = ["notice_files.id", "notice_id", "slug", "title", "original_name", "bytes", "pages"] as const;

const select = (db: Database) =>
  db
    .selectFrom("notice_files")
    .leftJoin("pictures", "pictures.id", "notice_files.picture_id")
    .select([...columns, ...pictureColumns])
    .orderBy("position")
    .orderBy("notice_files.id");

type Row = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];

function toFile(row: Row): NoticeFile {
  const { id, notice_id, slug, title, original_name, bytes, pages, ...cells } = row;
  const { stem, width, height, placeholder, focus, avif } = cells;
  const isPhoto = stem !== null && width !== null && height !== null;
  return {
    id,
    title,
    original_name,
    bytes,
    pages,
    waiting: notice_id === null,
    ...(!isPhoto && {
      url:
        notice_id === null
          ? `/dashboard/notice-files/${id}`
          : `/notices/${notice_id}/files/${encodeURIComponent(slug)}`,
    }),
    ...(isPhoto && takePicture({ stem, width, height, placeholder, focus, avif })),
  };
}

/** Returns a notice's files in order. */
export async function listNoticeFiles(db: Database, noticeId: number): Promise<NoticeFile[]> {
  return (await select(db).where("notice_id", "=", noticeId).execute()).map(toFile);
}

/** Returns files staged for a form that is not saved yet. */
export async function listWaitingFiles(db: Database, { key, staffId }: FormOwner): Promise<NoticeFile[]> {
  const rows = await select(db)
    .where("form_key", "=", key)
    .where("notice_files.staff_id", "=", staffId)
    .where("notice_id", "is", null)
    .execute();
  return rows.map(toFile);
}

export async function findWaitingDocument(db: Database, id: number, staffId: number) {
  return db
    .selectFrom("notice_files")
    .select(["document", "original_name"])
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .where("notice_id", "is", null)
    .where("document", "<>", "")
    .executeTakeFirst();
}

export async function findNoticeDocument(db: Database, noticeId: number, slug: string) {
  return db
    .selectFrom("notice_files")
    .select(["document", "slug"])
    .where("notice_id", "=", noticeId)
    .where("slug", "=", slug.normalize("NFC"))
    .where("document", "<>", "")
    .executeTakeFirst();
}

/** Adds the number of files to notices, with one query. */
export async function withFileCounts<Row extends { id: number }>(
  db: Database,
  rows: Row[],
): Promise<(Row & { files: number })[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom("notice_files")
    .select(["notice_id", ({ fn }) => fn.countAll().as("count")])
    .where(
      "notice_id",
      "in",
      rows.map(({ id }) => id),
    )
    .groupBy("notice_id")
    .execute();
  const found = new Map(counts.map(({ notice_id, count }) => [notice_id, Number(count)]));
  return rows.map((row) => ({ ...row, files: found.get(row.id) ?? 0 }));
}

/** Counts a user's staged files in all forms. */
export async function countWaitingFiles(db: Database, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom("notice_files")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("staff_id", "=", staffId)
    .where("notice_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface FileChanges {
  titles: ReadonlyMap<number, string>;
  removed: ReadonlySet<number>;
  /** Notice that this one is a copy of; its files are copied too. */
  from?: number | undefined;
}

/** Files of an earlier attempt's notice are copied. Needs a transaction. @returns documents no longer used */
export async function saveNoticeFiles(
  db: Database,
  noticeId: number,
  { key, staffId }: FormOwner,
  { titles, removed, from }: FileChanges,
): Promise<string[]> {
  const known = await db
    .selectFrom("notice_files")
    .selectAll()
    .where((where) =>
      where.or([
        where("notice_id", "in", from === undefined ? [noticeId] : [noticeId, from]),
        where.and([
          where("form_key", "=", key),
          where("form_key", "<>", ""),
          where("staff_id", "=", staffId),
        ]),
      ]),
    )
    .orderBy("position")
    .orderBy("id")
    .execute();
  if (known.filter(({ id }) => !removed.has(id)).length > maxNoticeFiles) {
    throw new FieldRefusedError(
      filesField,
      t("A notice has at most {max} files. Please remove some.", { max: maxNoticeFiles }),
    );
  }
  const gone = known.filter(({ id, notice_id }) => removed.has(id) && [null, noticeId].includes(notice_id));
  const kept = known.filter((row) => !removed.has(row.id));
  const slugs = new Set(kept.filter((row) => row.notice_id === noticeId).map(({ slug }) => slug));
  if (gone.length > 0) {
    await db
      .deleteFrom("notice_files")
      .where(
        "id",
        "in",
        gone.map(({ id }) => id),
      )
      .execute();
  }
  for (const [index, row] of kept.entries()) {
    const { id, ...rest } = row;
    const title = titles.get(id) ?? row.title;
    const position = index + 1;
    if (row.notice_id === noticeId) {
      if (title === row.title && position === row.position) continue;
      await db.updateTable("notice_files").set({ title, position }).where("id", "=", id).execute();
      continue;
    }
    const slug = row.document ? slugFromName(row.original_name, slugs) : "";
    slugs.add(slug);
    const changes = { notice_id: noticeId, title, position, slug };
    if (row.notice_id === null) {
      await db.updateTable("notice_files").set(changes).where("id", "=", id).execute();
    } else {
      await db
        .insertInto("notice_files")
        .values({ ...rest, ...changes, form_key: "" })
        .execute();
    }
  }
  return gone.flatMap(({ document }) => document || []);
}

/** Deletes files staged before a time. @returns documents that nothing refers to any more */
export async function dropWaitingFiles(db: Database, before: string): Promise<string[]> {
  await db.deleteFrom("notice_previews").where("created_at", "<", before).execute();
  const rows = await db
    .deleteFrom("notice_files")
    .where("notice_id", "is", null)
    .where("created_at", "<", before)
    .returning("document")
    .execute();
  return rows.flatMap(({ document }) => document || []);
}
