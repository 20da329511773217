import { type Kysely, sql } from "kysely";

/**
 * The sign that a site shows until it has a logo is one of the first steps: in a new database, and where a school is still
 * on its way. One that has left the samples behind is not asked again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into starter_marks (source, key) select 'settings', 'logo'
    where not exists (select 1 from settings where name = 'logo' and value <> '')
      and (exists (select 1 from starter_marks) or not exists (select 1 from settings))
    on conflict do nothing`.execute(db);
}
