import { type Kysely, sql } from "kysely";

/** What staff can search in; each table gets an index of its words, which triggers keep. */
const indexed: Record<string, string[]> = {
  notices: ["title", "details"],
  jobs: ["title", "details"],
  photos: ["title", "description"],
  toppers: ["name", "marks", "std"],
  faculty: ["name", "title", "details"],
  testimonials: ["name", "details"],
  popups: ["title", "description"],
  videos: ["title", "description", "category"],
  calendar_entries: ["title"],
  resumes: ["original_name"],
  messages: ["first_name", "last_name", "phone", "email", "message"],
  subscribers: ["email"],
};

/**
 * SQLite's full-text index without a copy of the texts. PostgreSQL would have a `tsvector` column in its place. The
 * beginnings of words are indexed too: without that a word that every record holds is gathered whole at each search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(indexed)) {
    const index = `${table}_search`;
    const names = columns.join(", ");
    const values = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");
    const add = `insert into ${index} (rowid, ${names}) values (new.id, ${values("new")});`;
    const remove = `insert into ${index} (${index}, rowid, ${names}) values ('delete', old.id, ${values("old")});`;
    await run(
      db,
      `create virtual table ${index} using fts5(${names}, content='${table}', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10')`,
    );
    await run(db, `insert into ${index} (${index}) values ('rebuild')`);
    await run(db, `create trigger ${index}_insert after insert on ${table} begin ${add} end`);
    await run(db, `create trigger ${index}_delete after delete on ${table} begin ${remove} end`);
    await run(
      db,
      `create trigger ${index}_update after update of ${names} on ${table} begin ${remove} ${add} end`,
    );
  }
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
