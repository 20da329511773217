import { sql } from "kysely";
import { openDatabase } from "../../db/connection.server";

/** Adds notices, and a tenth as many records of other kinds. */
export async function fill(file: string, size: number): Promise<void> {
  const db = openDatabase(file);
  const series = (count: number) =>
    sql.raw(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`);
  const at = sql.raw("strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i, 'unixepoch')");
  const categories = sql.raw(
    "(case when i % 40000 = 7 then 'arts' else case i % 4 when 0 then 'sports' when 1 then 'academic' when 2 then 'holiday' else 'other' end end)",
  );
  const tenth = Math.max(10, Math.round(size / 10));
  await db.transaction().execute(async (trx) => {
    await sql`${series(size)} insert into notices (title, details, date, category, priority, created_at, updated_at, published_at)
      select 'Notice number ' || i, 'The school tells parents of item ' || i || ' that the bus leaves at nine.', '2024-01-01', ${categories}, 'medium', ${at}, ${at}, ${at} from n`.execute(
      trx,
    );
    await sql`${series(tenth)} insert into photos (title, description, alt, picture_id, created_at, updated_at)
      select 'Photo ' || i, '', '', (select picture_id from photos limit 1), ${at}, ${at} from n`.execute(
      trx,
    );
    await sql`${series(tenth)} insert into messages (first_name, last_name, phone, email, message, created_at, read_at)
      select 'Parent', '' || i, '98', '', 'When does the bus leave? ' || i, ${at}, null from n`.execute(trx);
    await sql`${series(tenth)} insert into subscribers (email, token, created_at) select 'p' || i || '@example.com', 't' || i, ${at} from n`.execute(
      trx,
    );
    await sql`${series(tenth)} insert into activity (at, last_at, staff_name, verb, kind, subject) select ${at}, ${at}, 'clerk', 'added', 'notice', '' from n`.execute(
      trx,
    );
    await sql`${series(tenth)} insert into resumes (original_name, file_name, file_type, file_size, uploaded_at, received_at)
      select 'cv ' || i || '.pdf', 'file' || i || '.pdf', 'application/pdf', 1000, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), ${at} from n`.execute(
      trx,
    );
  });
  await db.destroy();
}
