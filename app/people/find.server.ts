import { setImmediate as letOthersGo } from "node:timers/promises";
import { sql } from "kysely";
import { t } from "#say";
import type { RecordKind } from "~/kinds/kind";
import { allKinds, getStaffPage, isStaffKind } from "~/kinds/registry";
import { phoneNumbersIn } from "~/links/phone";
import { plainDigits } from "~/text/digits";
import { excerpt } from "~/text/excerpt";
import type { Database } from "~db/connection.server";
import { searchIds } from "~db/search";
import { foldWords } from "~db/word-folding";
import { type Found, maxPerKind } from "./found";

const pageSize = 500;
const maxTextLength = 240;
/** Digits that identify a phone number without prefixes. */
const tellingDigits = 10;

type Row = Record<string, string | number | null> & { id: number };

export interface NamedRecord {
  item: string;
  kind: RecordKind;
  row: Row;
  files: FileRow[];
}

export interface FileRow {
  id: number;
  owner: number;
  title: string;
  original_name: string;
  document: string;
  picture_id: number | null;
}

/** Searches by e-mail, phone (any script or prefix) or name, including the trash, but not in files. */
export async function findPerson(db: Database, query: string): Promise<{ found: Found[]; isCut: boolean }> {
  const found: Found[] = [];
  let isCut = false;
  const number = readDigits(query);
  for (const kind of allKinds) {
    const ids = new Set(await idsWithWords(db, kind, query));
    for (const id of await idsSaying(db, kind, query)) ids.add(id);
    const hasNumber = (text: string) => number !== undefined && digitsIn(text).includes(number);
    if (number) for (const id of await idsReading(db, kind, hasNumber)) ids.add(id);
    if (ids.size > maxPerKind) isCut = true;
    const rows = await readRows(db, kind, [...ids].slice(0, maxPerKind));
    const files = await readFiles(db, kind, rows);
    found.push(...rows.map((row) => toFound(kind, row, files, { query, number })));
  }
  return { found, isCut };
}

/** Returns the last ten digits of a phone number; undefined for other queries. */
function readDigits(query: string): string | undefined {
  if (query.includes("@")) return undefined;
  const [number, second] = phoneNumbersIn(query);
  if (!number || second) return undefined;
  return number.replace("+", "").replace(/^0+/, "").slice(-tellingDigits);
}

const digitsIn = (text: string) => plainDigits(text).replace(/[\s()./\-–+]/g, "");

/** Uses the word index; kinds without one have few records. */
async function idsWithWords(db: Database, kind: RecordKind, query: string): Promise<number[]> {
  if (kind.columns.searched.length > 0) {
    return searchIds(db, kind.table, { search: query, limit: maxPerKind + 1 });
  }
  const words = foldWords(query).split(/\s+/).filter(Boolean);
  return idsReading(db, kind, (text) => words.every((word) => foldWords(text).includes(word)));
}

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
    if (rows.length < pageSize || ids.length > maxPerKind) return ids;
    after = rows.at(-1)?.id ?? after;
    await letOthersGo();
  }
}

async function readRows(db: Database, { table }: RecordKind, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id in (${sql.join(ids)}) order by id desc`.execute(db);
  return rows;
}

async function readFiles(db: Database, { files }: RecordKind, rows: Row[]): Promise<FileRow[]> {
  if (!files || rows.length === 0) return [];
  const owner = sql.ref(files.owner);
  const found = await sql<FileRow>`
    select id, ${owner} as owner, title, original_name, document, picture_id from ${sql.table(files.table)}
    where ${owner} in (${sql.join(rows.map(({ id }) => id))}) order by position, id`.execute(db);
  return found.rows;
}

const cell = (row: Row, column: string) => String(row[column] ?? "");

function toFound(
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
    words: excerpt(words.replace(/\s+/g, " "), maxTextLength),
    at: cell(row, "uploaded_at") || cell(row, "created_at"),
    isSure:
      (email !== "" && email === asked.query.toLowerCase()) ||
      (asked.number !== undefined && phone.endsWith(asked.number)),
    isPublic: isStaffKind(kind) && !inTrash,
    inTrash,
    link: getStaffPage(kind, row.id, inTrash),
  };
}

export async function recordsNamed(db: Database, items: string[]): Promise<NamedRecord[]> {
  const named: NamedRecord[] = [];
  for (const kind of allKinds) {
    const ids = items.flatMap((item) => {
      const match = /^([a-z -]+):([1-9]\d{0,14})$/.exec(item);
      return match?.[1] === kind.key ? [Number(match[2])] : [];
    });
    const rows = await readRows(db, kind, [...new Set(ids)].slice(0, maxPerKind));
    const files = await readFiles(db, kind, rows);
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

export function describe({ kind, row, files }: NamedRecord): Found {
  return toFound(kind, row, files, { query: "", number: undefined });
}
