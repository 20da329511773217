import { type Kysely, sql } from "kysely";
import { required, textOrEmpty } from "./columns";
import { createKeptTable } from "./helpers";

/**
 * Albums, and which one a photo is in (none: it stands among the other photos), at which place. The cover is one of its
 * photos; the first where none is chosen. `sha256` is of the file as it arrived, so that the same one sent again is there
 * once; `moved_at` and what goes with it say where a photo was before it was moved, so that this can be undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createKeptTable(db, "albums", {
    texts: ["name", "details"],
    more: (table) => table.addColumn("date", "text", required).addColumn("cover_id", "integer"),
    searched: ["name", "details"],
  });
  await sql`create index albums_by_date on albums (deleted_at, date, id)`.execute(db);

  await sql`alter table photos add column album_id integer references albums (id) on delete set null`.execute(
    db,
  );
  const alter = db.schema.alterTable("photos");
  await alter.addColumn("place", "integer", (column) => column.notNull().defaultTo(0)).execute();
  await alter.addColumn("sha256", "text", textOrEmpty).execute();
  await alter.addColumn("moved_at", "text").execute();
  await alter.addColumn("moved_from", "integer").execute();
  await alter.addColumn("moved_place", "integer").execute();
  await sql`create index photos_in_album on photos (album_id, place, id) where album_id is not null`.execute(
    db,
  );
  await sql`create index photos_moved on photos (moved_at) where moved_at is not null`.execute(db);
}
