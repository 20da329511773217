import { type Kysely, sql } from "kysely";
import { textOrEmpty } from "./columns";

/** Tables whose deleted rows stay, in the trash. */
const withTrash = [
  "notices",
  "jobs",
  "photos",
  "toppers",
  "faculty",
  "testimonials",
  "popups",
  "slides",
  "videos",
  "disclosures",
  "calendar_entries",
];

const withPicture = ["photos", "toppers", "faculty", "testimonials", "popups", "slides", "videos"];

/**
 * The trash is listed and emptied by its own small indexes. A picture that a record no longer shows is noted by
 * triggers, so that nothing has to look through all pictures for those that can go. A resume's time counts from the day
 * it came here, and it is announced before it is erased. An import notes what a record said, so that the same server is
 * known again under another name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of withTrash) {
    await run(db, `create index ${table}_trash on ${table} (deleted_at, id) where deleted_at is not null`);
  }

  await db.schema
    .createTable("pictures_to_check")
    .addColumn("picture_id", "integer", (column) => column.primaryKey())
    .execute();
  for (const table of withPicture) {
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
  const unused = withPicture.map(
    (table) => `not exists (select 1 from ${table} where picture_id = pictures.id)`,
  );
  await run(
    db,
    `insert into pictures_to_check (picture_id) select id from pictures where ${unused.join(" and ")}`,
  );

  await db.schema.alterTable("resumes").addColumn("received_at", "text").execute();
  await db.schema.alterTable("resumes").addColumn("erase_on", "text").execute();
  // When an imported resume came is known only for the import as a whole: better kept too long than too short.
  await run(
    db,
    `update resumes set received_at = case
       when uploaded_at < (select max(imported_at) from imports where kind = 'resumes')
       then (select max(imported_at) from imports where kind = 'resumes') else uploaded_at end`,
  );
  await db.schema.createIndex("resumes_by_arrival").on("resumes").column("received_at").execute();
  await run(db, "create index resumes_to_erase on resumes (erase_on, id) where erase_on is not null");

  await db.schema.alterTable("imports").addColumn("fingerprint", "text", textOrEmpty).execute();
  await db.schema.alterTable("imports").addColumn("born", "text", textOrEmpty).execute();

  await db.schema.createIndex("activity_by_subject").on("activity").column("subject").execute();
  await db.schema.createIndex("activity_by_time").on("activity").column("at").execute();
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
