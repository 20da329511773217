import { type Kysely, sql } from "kysely";
import { required, textOrEmpty } from "./columns";

/**
 * The AVIF work has a table of its own: its attempts and claims are nobody's content, so they leave the page cache alone.
 * A trigger makes the job, so that no way by which a picture comes can forget it. Pictures that were given up get
 * another chance: the reason may have been a full disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("avif_jobs")
    .addColumn("picture_id", "integer", (column) =>
      column.primaryKey().references("pictures.id").onDelete("cascade"),
    )
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("postponed", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "text", required)
    .addColumn("claimed_until", "text", textOrEmpty)
    .addColumn("last_error", "text", textOrEmpty)
    .execute();
  await db.schema
    .createIndex("avif_jobs_due")
    .on("avif_jobs")
    .columns(["next_attempt_at", "picture_id"])
    .execute();
  await db.schema.dropIndex("pictures_without_avif").execute();
  await sql`update pictures set avif = 0 where avif = 2`.execute(db);
  await sql`insert into avif_jobs (picture_id, next_attempt_at) select id, created_at from pictures where avif = 0`.execute(
    db,
  );
  await sql`create trigger avif_job_of_picture after insert on pictures when new.avif = 0 begin insert into avif_jobs (picture_id, next_attempt_at) values (new.id, new.created_at); end`.execute(
    db,
  );
}
