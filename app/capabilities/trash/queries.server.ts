import { type RawBuilder, sql } from "kysely";
import { hasPlaces, numberPlaces } from "~/capabilities/ordering/places.server";
import { takePicture } from "~/files/pictures/picture";
import { plainText } from "~/text/plain-text";
import type { Database } from "~db/connection.server";
import { heldAt } from "./held";
import {
  oneLine,
  parseTrashItem,
  type TrashedRecord,
  type TrashKind,
  type TrashTable,
  textsApart,
  trashItem,
  trashKindNames,
  trashKinds,
} from "./kinds";

type TrashCursor = Pick<TrashedRecord, "kind" | "id" | "deleted_at">;

interface TrashListing {
  limit: number;
  after?: TrashCursor | undefined;
  /** Words that the name or text must contain. */
  search?: string;
  kind?: TrashKind | undefined;
}

export async function listTrash(
  db: Database,
  { limit, after, search = "", kind: only }: TrashListing,
): Promise<TrashedRecord[]> {
  const pages = (only ? [only] : trashKindNames).map(
    (kind) =>
      sql`select * from (${selectTrashed(
        kind,
        sql`${after ? comesAfter(kind, after) : sql`true`} and ${containsAll(kind, search)}`,
      )} order by record.deleted_at desc, record.id desc limit ${limit})`,
  );
  const { rows } = await sql<TrashRow>`
    ${sql.join(pages, sql` union all `)} order by deleted_at desc, kind, id desc limit ${limit}`.execute(db);
  return rows.map(toTrashed);
}

function containsAll(kind: TrashKind, search: string): RawBuilder<unknown> {
  const { name, words }: TrashTable = trashKinds[kind];
  const text = sql.join(
    [name, ...words].map((column) => sql`coalesce(${sql.ref(`record.${column}`)}, '')`),
    sql` || ' ' || `,
  );
  const asked = search.split(/\s+/).filter(Boolean);
  const conditions = asked.map(
    (word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`,
  );
  return sql.join([sql`true`, ...conditions], sql` and `);
}

/** Order within a moment: kind, then newest. */
function comesAfter(kind: TrashKind, after: TrashCursor): RawBuilder<unknown> {
  if (kind < after.kind) return sql`record.deleted_at < ${after.deleted_at}`;
  if (kind > after.kind) return sql`record.deleted_at <= ${after.deleted_at}`;
  return sql`(record.deleted_at, record.id) < (${after.deleted_at}, ${after.id})`;
}

export function trashCursor({ kind, id, deleted_at }: TrashCursor): string {
  return `${deleted_at}_${trashItem(kind, id)}`;
}

export function parseTrashCursor(text: string | null): TrashCursor | undefined {
  const [, deleted_at, item] = /^(\d{4}-[\dT:.Z-]+)_(.+)$/.exec(text ?? "") ?? [];
  const record = parseTrashItem(item ?? null);
  return deleted_at && record ? { ...record, deleted_at } : undefined;
}

export async function summarizeTrash(
  db: Database,
  until?: string,
): Promise<{ count: number; newest: string | null }> {
  const each = trashKindNames.map((kind) => {
    const table = sql.table(trashKinds[kind].table);
    const bound = until === undefined ? sql`` : sql`and deleted_at <= ${until}`;
    return sql`select deleted_at from ${table} where deleted_at < ${heldAt} ${bound}`;
  });
  const { rows } = await sql<{ count: number; newest: string | null }>`
    select count(*) as count, max(deleted_at) as newest from (${sql.join(each, sql` union all `)}) as records`.execute(
    db,
  );
  return { count: Number(rows[0]?.count ?? 0), newest: rows[0]?.newest ?? null };
}

export async function listDeletedAt(db: Database, kind: TrashKind, at: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(trashKinds[kind].table)} where deleted_at = ${at} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Restores what was deleted at one moment; call it in a transaction. */
export async function restoreBatch(db: Database, kind: TrashKind, at: string): Promise<Restored[]> {
  const restored: Restored[] = [];
  for (const id of await listDeletedAt(db, kind, at)) {
    const record = await restoreRecord(db, kind, id);
    if (typeof record !== "string") restored.push(record);
  }
  return restored;
}

export async function findTrashed(
  db: Database,
  kind: TrashKind,
  id: number,
): Promise<TrashedRecord | undefined> {
  const { rows } = await sql<TrashRow>`${selectTrashed(kind, sql`record.id = ${id}`)}`.execute(db);
  return rows[0] && toTrashed(rows[0]);
}

interface TrashRow extends Omit<TrashedRecord, "picture" | "isAskedFor"> {
  asked: number;
  stem: string | null;
  width: number;
  height: number;
  placeholder: string;
  focus: string;
  avif: number;
}

const pictureCells = ["stem", "width", "height", "placeholder", "focus", "avif"];

const maxTextLength = 200;

function selectTrashed(kind: TrashKind, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const { table, name, words, pictured }: TrashTable = trashKinds[kind];
  const texts = words.map((column) => sql.ref(`record.${column}`));
  const cells = pictureCells.map((cell) =>
    pictured ? sql.ref(`pictures.${cell}`) : sql`null as ${sql.ref(cell)}`,
  );
  return sql`
    select ${sql.lit(kind)} as kind, record.id, ${sql.ref(`record.${name}`)} as name,
      substr(${texts.length > 0 ? sql.join(texts, sql` || ${textsApart} || `) : sql.lit("")}, 1, ${maxTextLength}) as words,
      record.created_at, record.deleted_at, ${sql.join(cells)},
      exists (select 1 from take_downs as request where request.kind = ${sql.lit(kind)}
        and request.record_id = record.id and request.state = 'hidden') as asked
    from ${sql.table(table)} as record
    ${pictured ? sql`inner join pictures on pictures.id = record.picture_id` : sql``}
    where record.deleted_at < ${heldAt} and ${condition}`;
}

function toTrashed(row: TrashRow): TrashedRecord {
  const { stem, asked, ...cells } = row;
  const { picture, ...record } = takePicture({ ...cells, stem: stem ?? "" });
  return {
    ...record,
    words: oneLine(plainText(record.words).split(textsApart)),
    picture: stem === null ? undefined : picture,
    ...(Number(asked) === 1 && { isAskedFor: true }),
  };
}

export interface Restored extends TrashedRecord {
  /** IDs of the records that came back with it. */
  held: number[];
}

/** Also restores records deleted together with it. @returns the record, or if it exists or was erased */
export async function restoreRecord(
  db: Database,
  kind: TrashKind,
  id: number,
): Promise<Restored | "not deleted" | "erased" | "asked for"> {
  const { table: name, holds }: TrashTable = trashKinds[kind];
  const table = sql.table(name);
  const record = await findTrashed(db, kind, id);
  if (record?.isAskedFor) return "asked for";
  if (record) {
    await sql`update ${table} set deleted_at = null where id = ${id}`.execute(db);
    const held = holds
      ? await sql<{ id: number }>`update ${sql.table(holds.table)} set deleted_at = null
          where ${sql.ref(holds.owner)} = ${id} and deleted_at = ${record.deleted_at} returning id`.execute(
          db,
        )
      : undefined;
    if (hasPlaces(name)) await numberPlaces(db, name, id);
    return { ...record, held: held?.rows.map((row) => row.id) ?? [] };
  }
  const { rows } = await sql`select id from ${table} where id = ${id}`.execute(db);
  return rows.length > 0 ? "not deleted" : "erased";
}

export type RestoredKeys = Pick<Restored, "kind" | "id" | "deleted_at" | "held">;

export const restoredKeys = ({ kind, id, deleted_at, held }: Restored): RestoredKeys => ({
  kind,
  id,
  deleted_at,
  held,
});

/** Reverses `restoreRecord`; call it in a transaction. @returns the record; undefined if it was deleted since */
export async function trashAgain(
  db: Database,
  { kind, id, deleted_at, held }: RestoredKeys,
): Promise<TrashedRecord | undefined> {
  const { table: name, holds }: TrashTable = trashKinds[kind];
  const trash = (table: string, ids: readonly number[]) =>
    sql`update ${sql.table(table)} set deleted_at = ${deleted_at}
      where id in (${sql.join(ids)}) and deleted_at is null`.execute(db);
  const { numAffectedRows } = await trash(name, [id]);
  if (!numAffectedRows) return undefined;
  if (holds && held.length > 0) await trash(holds.table, held);
  if (hasPlaces(name)) await numberPlaces(db, name);
  return findTrashed(db, kind, id);
}
