import { sql } from "kysely";
import { stemOf } from "~/files/kept-names";
import type { Database } from "~db/connection.server";

/**
 * Whether a file is a photo of notices of which none can be read: drafts and deleted ones, those that wait for their day,
 * and forms that are not saved. One indexed look-up, for every picture that is asked for.
 * @param name of the file
 */
export async function isHiddenPhoto(db: Database, name: string): Promise<boolean> {
  const now = new Date().toISOString();
  const { rows } = await sql`
    select 1 from pictures
    where stem = ${stemOf(name)} and exists (select 1 from notice_files where picture_id = pictures.id)
      and not exists (
        select 1 from notice_files as file inner join notices on notices.id = file.notice_id
        where file.picture_id = pictures.id and notices.deleted_at is null and notices.published_at <= ${now})`.execute(
    db,
  );
  return rows.length > 0;
}
