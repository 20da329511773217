import { type Kysely, sql } from "kysely";

/** What is on the site from one moment to another. */
const published = ["notices", "popups", "jobs", "slides"];

/** Those that stay until somebody takes them off: how many are on the site is told from them (db/tallies.ts). */
const lasting = (row: string) =>
  `${row}.deleted_at is null and ${row}.published_at is not null and ${row}.ends_at is null`;

/**
 * Since when a record is on the site (null: it is a draft; later than now: it waits), and until when (null: it stays);
 * a notice may stand before the others until a moment. Nothing happens at these moments: they are compared with the
 * clock whenever something is read. The indexes begin with what stays, in the order of the pages; what ends is found by
 * its end, so that a long archive is never walked through.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of published) {
    await db.schema.alterTable(table).addColumn("published_at", "text").execute();
    await db.schema.alterTable(table).addColumn("ends_at", "text").execute();
    await run(db, `update ${table} set published_at = created_at`);
    await run(db, `create index ${table}_on_site on ${table} (deleted_at, ends_at, published_at, id)`);
  }
  await db.schema.alterTable("notices").addColumn("pinned_until", "text").execute();
  await run(
    db,
    "create index notices_on_site_in_category on notices (deleted_at, ends_at, category, published_at, id)",
  );
  await run(db, "create index notices_pinned on notices (pinned_until) where pinned_until is not null");
  await countLastingNotices(db);
}

/** The tally of migration 0005 counted drafts too. */
async function countLastingNotices(db: Kysely<unknown>): Promise<void> {
  for (const deed of ["insert", "delete", "update"]) await run(db, `drop trigger tally_notices_${deed}`);
  await run(db, "delete from tallies where name = 'notices'");
  await run(
    db,
    `insert into tallies (name, value) select 'lasting_notices', count(*) from notices where ${lasting("notices")}`,
  );
  const change = (by: string) => `update tallies set value = value + ${by} where name = 'lasting_notices';`;
  const [now, before] = [lasting("new"), lasting("old")];
  for (const statement of [
    `create trigger tally_lasting_notices_insert after insert on notices begin ${change(`(${now})`)} end`,
    `create trigger tally_lasting_notices_delete after delete on notices begin ${change(`-(${before})`)} end`,
    `create trigger tally_lasting_notices_update after update on notices when (${now}) <> (${before})
     begin ${change(`(${now}) - (${before})`)} end`,
  ]) {
    await run(db, statement);
  }
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
