import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import { foldedColumn } from "../word-folding";
import { identity, required, textOrEmpty } from "./columns";

/** What a migration adds a kind of record with. Migrations that have landed use it: what it does stays as it is. */
interface KeptTable {
  /** Columns of text. */
  texts: string[];
  /** Whether each record has a picture. */
  pictured?: boolean;
  /** Further columns. */
  more?: (table: CreateTableBuilder<string, string>) => CreateTableBuilder<string, string>;
  /** Columns that staff search. */
  searched?: string[];
}

/**
 * A table of content that staff write and visitors see: its columns, marks and indexes, the revision it raises, the
 * pictures it lets go, and the ledger of what was erased.
 */
export async function createKeptTable(
  db: Kysely<unknown>,
  name: string,
  { texts, pictured, more, searched = [] }: KeptTable,
): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema
    .createTable(name)
    .addColumn("id", "integer", identity);
  for (const text of texts) table = table.addColumn(text, "text", textOrEmpty);
  if (pictured) {
    table = table.addColumn("picture_id", "integer", (column) => column.notNull().references("pictures.id"));
  }
  if (more) table = more(table);
  await table
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("deleted_at", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex(`${name}_newest`)
    .on(name)
    .columns(["deleted_at", "created_at", "id"])
    .execute();
  await run(db, `create index ${name}_trash on ${name} (deleted_at, id) where deleted_at is not null`);
  if (searched.length > 0) await indexWords(db, name, searched);
  await raiseRevision(db, name);
  if (pictured) await noteLetGoPictures(db, name);
  await noteErasures(db, name);
}

/** A picture that a record no longer shows is noted, so that it goes (as migration 0011 says). */
async function noteLetGoPictures(db: Kysely<unknown>, table: string): Promise<void> {
  await run(db, `create index ${table}_by_picture on ${table} (picture_id)`);
  const note = `insert into pictures_to_check (picture_id) select old.picture_id
    where not exists (select 1 from pictures_to_check where picture_id = old.picture_id);`;
  await run(db, `create trigger picture_${table}_delete after delete on ${table} begin ${note} end`);
  await run(
    db,
    `create trigger picture_${table}_update after update of picture_id on ${table}
     when old.picture_id <> new.picture_id begin ${note} end`,
  );
}

/** What is erased does not come back with a restored backup (as migration 0013 says). */
async function noteErasures(db: Kysely<unknown>, table: string): Promise<void> {
  await run(
    db,
    `create trigger erasure_${table} after delete on ${table} begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('${table}', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
      on conflict do nothing;
    end`,
  );
}

export async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}

/**
 * An index of the words of some columns, which triggers keep (as migration 0004 says). It is made from a view that has the
 * texts folded (db/word-folding.ts); marks belong to a word, or vowel signs would part it.
 */
export async function indexWords(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const index = `${table}_search`;
  const words = `${index}_words`;
  const names = columns.join(", ");
  const folded = columns.map((column) => `${foldedColumn(column)} as ${column}`).join(", ");
  const add = `insert into ${index} (rowid, ${names}) select id, ${names} from ${words} where id = new.id;`;
  const remove = `insert into ${index} (${index}, rowid, ${names}) select 'delete', id, ${names} from ${words} where id = old.id;`;
  const tokenize = `"unicode61 remove_diacritics 2 categories 'L* N* Co M*'"`;
  for (const statement of [
    `create view ${words} as select id, ${folded} from ${table}`,
    `create virtual table ${index} using fts5(${names}, content='${words}', content_rowid='id', tokenize=${tokenize}, prefix='1 2 3 4 5 6 7 8 9 10')`,
    `insert into ${index} (${index}) values ('rebuild')`,
    `create trigger ${index}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${index}_delete before delete on ${table} begin ${remove} end`,
    `create trigger ${index}_remove before update of ${names} on ${table} begin ${remove} end`,
    `create trigger ${index}_update after update of ${names} on ${table} begin ${add} end`,
  ]) {
    await run(db, statement);
  }
}

/** Every change of the table raises the content revision (as migration 0007 says). */
export async function raiseRevision(db: Kysely<unknown>, table: string): Promise<void> {
  for (const deed of ["insert", "update", "delete"]) {
    const raise = "update content_revision set revision = revision + 1;";
    await run(db, `create trigger revision_${table}_${deed} after ${deed} on ${table} begin ${raise} end`);
  }
}
