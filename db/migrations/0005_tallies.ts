import { type Kysely, sql } from "kysely";
import { required } from "./columns";

/** What pages show a number of: the table, and which of its rows count. */
const tallied: [name: string, table: string, counts: (row: string) => string][] = [
  ["notices", "notices", (row) => `${row}.deleted_at is null`],
  ["unread_messages", "messages", (row) => `${row}.read_at is null`],
  ["resumes", "resumes", () => "1"],
  ["subscribers", "subscribers", () => "1"],
];

/** Numbers of rows, kept by triggers, so that a page that shows one need not count a hundred thousand rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tallies")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "integer", required)
    .execute();
  for (const [name, table, counts] of tallied) {
    const change = (by: string) => `update tallies set value = value + ${by} where name = '${name}';`;
    await run(
      db,
      `insert into tallies (name, value) select '${name}', count(*) from ${table} where ${counts(table)}`,
    );
    await run(
      db,
      `create trigger tally_${name}_insert after insert on ${table} begin ${change(`(${counts("new")})`)} end`,
    );
    await run(
      db,
      `create trigger tally_${name}_delete after delete on ${table} begin ${change(`-(${counts("old")})`)} end`,
    );
    await run(
      db,
      `create trigger tally_${name}_update after update on ${table} when (${counts("new")}) <> (${counts("old")}) begin ${change(`(${counts("new")}) - (${counts("old")})`)} end`,
    );
  }
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
