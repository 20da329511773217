import { t } from "#say";
import { pictureColumns, takePicture } from "~/files/picture";
import { FieldRefusedError } from "~/forms/field-refused";
import type { Database } from "~db/connection.server";
import { slugFromName } from "./file-names";
import { filesField, maxNoticeFiles, type NoticeFile } from "./notice-file";

/** The form that files wait for, and whose it is. */
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
  const { stem, width, height, placeholder, avif } = cells;
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
    ...(isPhoto && takePicture({ stem, width, height, placeholder: placeholder ?? "", avif: avif ?? 0 })),
  };
}

/** The files of a notice, in their order. */
export async function listNoticeFiles(db: Database, noticeId: number): Promise<NoticeFile[]> {
  return (await select(db).where("notice_id", "=", noticeId).execute()).map(toFile);
}

/** The files that arrived with a form that is not saved yet. */
export async function listWaitingFiles(db: Database, { key, staffId }: FormOwner): Promise<NoticeFile[]> {
  const rows = await select(db)
    .where("form_key", "=", key)
    .where("notice_files.staff_id", "=", staffId)
    .where("notice_id", "is", null)
    .execute();
  return rows.map(toFile);
}

/** One of them, to show it before it is saved. */
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

/** The PDF at an address of a notice. */
export async function findNoticeDocument(db: Database, noticeId: number, slug: string) {
  return db
    .selectFrom("notice_files")
    .select(["document", "slug"])
    .where("notice_id", "=", noticeId)
    .where("slug", "=", slug.normalize("NFC"))
    .where("document", "<>", "")
    .executeTakeFirst();
}

/** Notices with the number of their files, by one query for all of them. */
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

/** How many files of somebody's wait for forms, of all their forms. */
export async function countWaitingFiles(db: Database, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom("notice_files")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("staff_id", "=", staffId)
    .where("notice_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is changed of the files when the form of a notice is saved. */
export interface FileChanges {
  titles: ReadonlyMap<number, string>;
  removed: ReadonlySet<number>;
  /** The notice that this one is written again from: it has copies of its files. */
  from?: number | undefined;
}

/**
 * Gives a notice the files of its form, in the transaction that saves it; takes those away that were to go, and writes
 * what they are called. A file that the form had given to another notice already, as where its answer was lost and it was
 * sent again with a change, is there in both.
 * @returns the documents that no longer belong to the notice
 */
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

/** Takes away what has waited for its form since before a moment. @returns the documents that nobody names by it */
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
