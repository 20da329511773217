import { setImmediate as letOthersGo } from "node:timers/promises";
import { sql } from "kysely";
import { t } from "#say";
import type { RecordKind } from "~/content/records/kind";
import { allKinds, isKept, staffPageOf } from "~/content/records/registry";
import { phoneNumbersIn } from "~/links/phone";
import { plainDigits } from "~/text/digits";
import { excerpt } from "~/text/excerpt";
import type { Database } from "~db/connection.server";
import { searchIds } from "~db/search";
import { foldWords } from "~db/word-folding";
import { type Found, mostOfAKind } from "./found";

/** Rows looked through together for a phone number. */
const pageSize = 500;
/** Characters shown of what a record says. */
const longestWords = 240;
/** Digits that tell a phone number from another, whatever stands before them for callers from elsewhere. */
const tellingDigits = 10;

type Row = Record<string, string | number | null> & { id: number };

/** A record that an item names: its kind and all its columns. */
export interface NamedRecord {
  item: string;
  kind: RecordKind;
  row: Row;
  /** The files of a record that can have several, as `files` of the kind says. */
  files: FileRow[];
}

/** One of several files of a record. */
export interface FileRow {
  id: number;
  owner: number;
  title: string;
  original_name: string;
  /** The name of a PDF; empty for a photo. */
  document: string;
  picture_id: number | null;
}

/**
 * All that is held about a person, by e-mail address, phone number (in digits of any script, with or without the
 * country's) or name: every kind of record, in the trash too. The inside of files is not searched.
 */
export async function findPerson(db: Database, query: string): Promise<{ found: Found[]; isCut: boolean }> {
  const found: Found[] = [];
  let isCut = false;
  const number = digitsOf(query);
  for (const kind of allKinds) {
    const ids = new Set(await idsWithWords(db, kind, query));
    for (const id of await idsSaying(db, kind, query)) ids.add(id);
    const hasNumber = (text: string) => number !== undefined && digitsIn(text).includes(number);
    if (number) for (const id of await idsReading(db, kind, hasNumber)) ids.add(id);
    if (ids.size > mostOfAKind) isCut = true;
    const rows = await rowsOf(db, kind, [...ids].slice(0, mostOfAKind));
    const files = await filesOf(db, kind, rows);
    found.push(...rows.map((row) => foundOf(kind, row, files, { query, number })));
  }
  return { found, isCut };
}

/** The last ten digits of the one phone number that was typed; undefined if it is none. */
function digitsOf(query: string): string | undefined {
  if (query.includes("@")) return undefined;
  const [number, second] = phoneNumbersIn(query);
  if (!number || second) return undefined;
  return number.replace("+", "").replace(/^0+/, "").slice(-tellingDigits);
}

const digitsIn = (text: string) => plainDigits(text).replace(/[\s()./\-–+]/g, "");

/** By the index of the words; the few records of a kind that has none are read. */
async function idsWithWords(db: Database, kind: RecordKind, query: string): Promise<number[]> {
  if (kind.columns.searched.length > 0) {
    return searchIds(db, kind.table, { search: query, limit: mostOfAKind + 1 });
  }
  const words = foldWords(query).split(/\s+/).filter(Boolean);
  return idsReading(db, kind, (text) => words.every((word) => foldWords(text).includes(word)));
}

/** Records that hold the words in another language than English. */
async function idsSaying(db: Database, { table }: RecordKind, query: string): Promise<number[]> {
  const words = foldWords(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom("translations")
    .select(["record", "words"])
    .where("kind", "=", table)
    .execute();
  const found = rows.filter((row) => words.every((word) => foldWords(row.words).includes(word)));
  return found.map(({ record }) => Number(record));
}

async function idsReading(
  db: Database,
  { table, columns }: RecordKind,
  fits: (text: string) => boolean,
): Promise<number[]> {
  const read = columns.searched.length > 0 ? columns.searched : [columns.name, ...columns.words];
  const text = sql.join(
    read.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || '\n' || `,
  );
  const ids: number[] = [];
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; text: string }>`
      select id, ${text} as text from ${sql.table(table)} where id > ${after} order by id limit ${pageSize}`.execute(
      db,
    );
    ids.push(...rows.filter((row) => fits(row.text)).map(({ id }) => id));
    if (rows.length < pageSize || ids.length > mostOfAKind) return ids;
    after = rows.at(-1)?.id ?? after;
    await letOthersGo();
  }
}

async function rowsOf(db: Database, { table }: RecordKind, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id in (${sql.join(ids)}) order by id desc`.execute(db);
  return rows;
}

async function filesOf(db: Database, { files }: RecordKind, rows: Row[]): Promise<FileRow[]> {
  if (!files || rows.length === 0) return [];
  const owner = sql.ref(files.owner);
  const found = await sql<FileRow>`
    select id, ${owner} as owner, title, original_name, document, picture_id from ${sql.table(files.table)}
    where ${owner} in (${sql.join(rows.map(({ id }) => id))}) order by position, id`.execute(db);
  return found.rows;
}

const cell = (row: Row, column: string) => String(row[column] ?? "");

function foundOf(
  kind: RecordKind,
  row: Row,
  files: FileRow[],
  asked: { query: string; number: string | undefined },
): Found {
  const { key, names, columns } = kind;
  const inTrash = Boolean(row.deleted_at);
  const title = ["first_name", "last_name"].includes(columns.name)
    ? `${cell(row, "first_name")} ${cell(row, "last_name")}`.trim()
    : cell(row, columns.name);
  const rest = columns.searched.filter((column) => ![columns.name, "last_name"].includes(column));
  const called = files
    .filter(({ owner }) => owner === row.id)
    .map((file) => file.title || file.original_name);
  const words = [...called, ...rest.map((column) => cell(row, column))].filter(Boolean).join(" · ");
  const email = cell(row, "email").toLowerCase();
  const phone = digitsIn(cell(row, "phone"));
  return {
    item: `${key}:${row.id}`,
    kind: t(names.title),
    title: title || t(/* In the place of a person's name. */ "Without a name"),
    words: excerpt(words.replace(/\s+/g, " "), longestWords),
    at: cell(row, "uploaded_at") || cell(row, "created_at"),
    isSure:
      (email !== "" && email === asked.query.toLowerCase()) ||
      (asked.number !== undefined && phone.endsWith(asked.number)),
    isPublic: isKept(kind) && !inTrash,
    inTrash,
    link: staffPageOf(kind, row.id, inTrash),
  };
}

/** The records that items of an address name; one that is gone, or none, is left out. */
export async function recordsNamed(db: Database, items: string[]): Promise<NamedRecord[]> {
  const named: NamedRecord[] = [];
  for (const kind of allKinds) {
    const ids = items.flatMap((item) => {
      const match = /^([a-z -]+):([1-9]\d{0,14})$/.exec(item);
      return match?.[1] === kind.key ? [Number(match[2])] : [];
    });
    const rows = await rowsOf(db, kind, [...new Set(ids)].slice(0, mostOfAKind));
    const files = await filesOf(db, kind, rows);
    named.push(
      ...rows.map((row) => ({
        item: `${kind.key}:${row.id}`,
        kind,
        row,
        files: files.filter(({ owner }) => owner === row.id),
      })),
    );
  }
  return named;
}

/** The same in the words of the page. */
export function describe({ kind, row, files }: NamedRecord): Found {
  return foundOf(kind, row, files, { query: "", number: undefined });
}
