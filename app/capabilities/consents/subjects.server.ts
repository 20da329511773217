import { type RawBuilder, sql } from "kysely";
import { t } from "#say";
import { oneLine, trashKinds } from "~/capabilities/trash/kinds";
import { type Picture, pictureColumns, takePicture } from "~/files/pictures/picture";
import { nameOrNone } from "~/kinds/kind";
import { staffKinds } from "~/kinds/registry";
import { excerpt } from "~/text/excerpt";
import type { Database } from "~db/connection.server";

export const consentKinds = staffKinds.filter(({ children }) => children);

export type ConsentKind = (typeof consentKinds)[number];

export function consentKind(word: string | null | undefined): ConsentKind | undefined {
  return consentKinds.find(({ key }) => key === word);
}

export interface Subject {
  id: number;
  name: string;
  words: string;
  inTrash: boolean;
  picture?: Picture;
}

export async function findSubject(db: Database, kind: ConsentKind, id: number): Promise<Subject | undefined> {
  const { rows } = await select(kind, sql`record.id = ${id}`).execute(db);
  return rows[0] && toSubject(kind, rows[0]);
}

async function readNames(db: Database, kind: ConsentKind, ids: number[]): Promise<Map<number, Subject>> {
  if (ids.length === 0) return new Map();
  const { rows } = await select(kind, sql`record.id in (${sql.join(ids)})`).execute(db);
  return new Map(rows.map((row) => [Number(row.id), toSubject(kind, row)]));
}

/** Lists public records without a valid consent, newest first. @param today day */
export async function listWithout(
  db: Database,
  kind: ConsentKind,
  { today, limit, before }: { today: string; limit: number; before?: number | undefined },
): Promise<Subject[]> {
  const after = before === undefined ? sql`true` : sql`record.id < ${before}`;
  const { rows } = await select(
    kind,
    sql`${isWithout(kind, today)} and ${after} order by record.id desc limit ${limit}`,
  ).execute(db);
  return rows.map((row) => toSubject(kind, row));
}

export async function countWithout(db: Database, kind: ConsentKind, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(kind.table)} as record where ${isWithout(kind, today)}`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Unchanged sample content shows nobody. */
function isWithout({ key, table }: ConsentKind, today: string): RawBuilder<unknown> {
  const counts = (of: string, id: string) => sql`exists (
    select 1 from consents where kind = ${sql.lit(of)} and record_id = ${sql.ref(id)} and for_site = 1
    and (valid_until = '' or valid_until >= ${today}))`;
  return sql`record.deleted_at is null and not ${counts(key, "record.id")}
    ${key === "photo" ? sql`and not ${counts("album", "record.album_id")}` : sql``}
    and not (record.version = 1 and exists (select 1 from starter_marks
      where source = ${sql.lit(table)} and key = cast(record.id as text)))`;
}

type Row = Record<string, string | number | null>;

function select({ table, file }: ConsentKind, condition: RawBuilder<unknown>): RawBuilder<Row> {
  return file?.type === "picture"
    ? sql<Row>`select record.*, ${sql.join(pictureColumns.map((cell) => sql.ref(cell)))}
        from ${sql.table(table)} as record inner join pictures on pictures.id = record.picture_id where ${condition}`
    : sql<Row>`select record.* from ${sql.table(table)} as record where ${condition}`;
}

function toSubject({ key, file }: ConsentKind, row: Row): Subject {
  const { name, words } = trashKinds[key];
  return {
    id: Number(row.id),
    name: String(row[name] ?? ""),
    words: oneLine(words.map((column) => String(row[column] ?? ""))),
    inTrash: row.deleted_at !== null,
    ...(file?.type === "picture" && { picture: (takePicture(row as never) as { picture: Picture }).picture }),
  };
}

const maxNameLength = 80;

/** Adds the kind and name of the record that each consent is about. */
export async function nameSubjects<Row extends { kind: string; record_id: number }>(
  db: Database,
  rows: Row[],
): Promise<(Row & { noun: string; subject: string })[]> {
  const names = new Map<string, Awaited<ReturnType<typeof readNames>>>();
  for (const kind of consentKinds) {
    const ids = rows.filter((row) => row.kind === kind.key).map(({ record_id }) => record_id);
    names.set(kind.key, await readNames(db, kind, [...new Set(ids)]));
  }
  return rows.map((row) => {
    const subject = names.get(row.kind)?.get(row.record_id);
    const kind = consentKinds.find(({ key }) => key === row.kind);
    const noun = kind ? t(kind.names.one) : row.kind;
    return {
      ...row,
      noun,
      subject: excerpt(nameOrNone(subject?.name || subject?.words || ""), maxNameLength),
    };
  });
}
