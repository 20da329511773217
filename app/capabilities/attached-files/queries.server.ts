import { extname } from "node:path";
import { sql } from "kysely";
import { t } from "#say";
import { pictureColumns, takePicture } from "~/files/pictures/picture";
import type { ReceivedFile } from "~/files/upload/intake.server";
import { FieldRefusedError } from "~/forms/field-refused";
import type { KindWithFiles } from "~/kinds/kind";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import { type AttachedFile, filesField, maxFiles } from "./attached-file";
import { slugFromName } from "./file-names";

/** Form that staged files belong to, and its user. */
export interface FormOwner {
  key: string;
  staffId: number;
}

interface Staged {
  bytes: number;
  document?: string;
  pages?: number | null;
  seconds?: number;
  language?: string;
  title?: string;
  picture_id?: number;
}

export interface FileChanges {
  titles: ReadonlyMap<number, string>;
  languages: ReadonlyMap<number, string>;
  removed: ReadonlySet<number>;
  /** Record that this one is a copy of; its files are copied too. */
  from?: number | undefined;
  noun: string;
}

export type FileRows = ReturnType<typeof filesOf>;

/** Queries of the files of a kind. A file without a record belongs to an unsaved form. */
export function filesOf(files: KindWithFiles["files"]) {
  // The table is known only at run time: the types use that of notices.
  const table = files.table as "notice_files";
  const owner = files.owner as "notice_id";
  const columns = ["id", "slug", "title", "original_name", "bytes", "pages"] as const;
  const seconds = files.recordings ? sql.ref<number | null>(`${table}.seconds`) : sql<null>`null`;
  const language = files.recordings ? sql.ref<string>(`${table}.language`) : sql<string>`''`;

  const select = (db: Database) =>
    db
      .selectFrom(table)
      .leftJoin("pictures", "pictures.id", `${table}.picture_id`)
      .select(columns.map((column) => `${table}.${column}` as const))
      .select(sql<number | null>`${sql.ref(owner)}`.as("record_id"))
      .select([seconds.as("seconds"), language.as("language")])
      .select(pictureColumns)
      .orderBy("position")
      .orderBy(`${table}.id`);

  type Row = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];

  function toFile(row: Row): AttachedFile {
    const { id, record_id, slug, title, original_name, bytes, pages, seconds, language, ...cells } = row;
    const { stem, width, height, placeholder, focus, avif } = cells;
    const isPhoto = stem !== null && width !== null && height !== null;
    return {
      id,
      title,
      original_name,
      bytes,
      pages,
      seconds,
      language,
      waiting: record_id === null,
      ...(!isPhoto && {
        url:
          record_id === null
            ? `${files.form}/${id}`
            : `${files.page}/${record_id}/files/${encodeURIComponent(slug)}`,
      }),
      ...(isPhoto && takePicture({ stem, width, height, placeholder, focus, avif })),
    };
  }

  return {
    async list(db: Database, id: number): Promise<AttachedFile[]> {
      return (await select(db).where(owner, "=", id).execute()).map(toFile);
    },

    async listStaged(db: Database, { key, staffId }: FormOwner): Promise<AttachedFile[]> {
      const rows = await select(db)
        .where("form_key", "=", key)
        .where(`${table}.staff_id`, "=", staffId)
        .where(owner, "is", null)
        .execute();
      return rows.map(toFile);
    },

    async findStagedDocument(db: Database, id: number, staffId: number) {
      return db
        .selectFrom(table)
        .select(["document", "original_name"])
        .where("id", "=", id)
        .where("staff_id", "=", staffId)
        .where(owner, "is", null)
        .where("document", "<>", "")
        .executeTakeFirst();
    },

    async findDocument(db: Database, id: number, slug: string) {
      return db
        .selectFrom(table)
        .select(["document", "slug"])
        .where(owner, "=", id)
        .where("slug", "=", slug.normalize("NFC"))
        .where("document", "<>", "")
        .executeTakeFirst();
    },

    async listRecordings(db: Database, ids: number[]): Promise<Map<number, AttachedFile[]>> {
      const rows = await select(db).where(owner, "in", ids).where("seconds", "is not", null).execute();
      const found = new Map<number, AttachedFile[]>();
      for (const row of rows) {
        const id = row.record_id ?? 0;
        found.set(id, [...(found.get(id) ?? []), toFile(row)]);
      }
      return found;
    },

    async withCounts<Row extends { id: number }>(
      db: Database,
      rows: Row[],
    ): Promise<(Row & { files: number })[]> {
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      const counts = await db
        .selectFrom(table)
        .select([sql<number>`${sql.ref(owner)}`.as("record_id"), ({ fn }) => fn.countAll().as("count")])
        .where(owner, "in", ids)
        .groupBy(owner)
        .execute();
      const found = new Map(counts.map(({ record_id, count }) => [record_id, Number(count)]));
      return rows.map((row) => ({ ...row, files: found.get(row.id) ?? 0 }));
    },

    async countStaged(db: Database, staffId: number): Promise<number> {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as("count"))
        .where("staff_id", "=", staffId)
        .where(owner, "is", null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async isStaged(db: Database, { key }: FormOwner, sha256: string): Promise<boolean> {
      if (key === "") return false;
      const same = db.selectFrom(table).select("id").where("form_key", "=", key);
      return anyRow(same.where("sha256", "=", sha256));
    },

    /** @returns false if another request added the same file first */
    async stage(
      db: Database,
      { key, staffId }: FormOwner,
      { originalName, sha256 }: ReceivedFile,
      values: Staged,
    ): Promise<boolean> {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as("count"))
        .where("form_key", "=", key)
        .executeTakeFirstOrThrow();
      const added = await db
        .insertInto(table)
        .values({
          ...values,
          form_key: key,
          staff_id: staffId,
          original_name: originalName,
          sha256,
          position: 1000 + Number(count),
          created_at: new Date().toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** Files of an earlier attempt's record are copied. Needs a transaction. @returns documents no longer used */
    async save(
      db: Database,
      recordId: number,
      { key, staffId }: FormOwner,
      { titles, languages, removed, from, noun }: FileChanges,
    ): Promise<string[]> {
      const known = await db
        .selectFrom(table)
        .selectAll()
        .select(sql<number | null>`${sql.ref(owner)}`.as("record_id"))
        .where((where) =>
          where.or([
            where(owner, "in", from === undefined ? [recordId] : [recordId, from]),
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
      if (known.filter(({ id }) => !removed.has(id)).length > maxFiles) {
        throw new FieldRefusedError(
          filesField,
          t("A {noun} has at most {max} files. Please remove some.", { noun, max: maxFiles }),
        );
      }
      const gone = known.filter(
        ({ id, record_id }) => removed.has(id) && [null, recordId].includes(record_id),
      );
      const kept = known.filter((row) => !removed.has(row.id));
      const spoken = kept
        .filter(({ seconds }) => seconds)
        .map(({ id, language }) => languages.get(id) ?? language);
      if (new Set(spoken).size < spoken.length) {
        throw new FieldRefusedError(
          filesField,
          t("Two recordings are in the same language. Choose another language, or remove one."),
        );
      }
      const slugs = new Set(kept.filter((row) => row.record_id === recordId).map(({ slug }) => slug));
      if (gone.length > 0) {
        const ids = gone.map(({ id }) => id);
        await db.deleteFrom(table).where("id", "in", ids).execute();
      }
      for (const [index, { record_id, ...row }] of kept.entries()) {
        const { id, ...rest } = row;
        const title = titles.get(id) ?? row.title;
        const spokenIn = row.seconds ? { language: languages.get(id) ?? row.language } : {};
        const position = index + 1;
        if (record_id === recordId) {
          const isSame = Object.entries({ title, position, ...spokenIn }).every(
            ([name, value]) => row[name as keyof typeof row] === value,
          );
          if (isSame) continue;
          await db
            .updateTable(table)
            .set({ title, position, ...spokenIn })
            .where("id", "=", id)
            .execute();
          continue;
        }
        const slug = row.document ? slugFromName(row.original_name, slugs, extname(row.document)) : "";
        slugs.add(slug);
        const changes = { [owner]: recordId, title, position, slug, ...spokenIn };
        if (record_id === null) {
          await db.updateTable(table).set(changes).where("id", "=", id).execute();
        } else {
          await db
            .insertInto(table)
            .values({ ...rest, ...changes, form_key: "" })
            .execute();
        }
      }
      return gone.flatMap(({ document }) => document || []);
    },

    /** Deletes files staged before a time. @returns documents that nothing refers to any more */
    async dropStaged(db: Database, before: string): Promise<string[]> {
      const rows = await db
        .deleteFrom(table)
        .where(owner, "is", null)
        .where("created_at", "<", before)
        .returning("document")
        .execute();
      return rows.flatMap(({ document }) => document || []);
    },
  };
}
