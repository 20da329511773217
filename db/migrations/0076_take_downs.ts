import { type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";
import { indexWords } from "./helpers";

/** What visitors can ask to be taken down, by the key of its kind. */
const asked = { photos: "photo", toppers: "topper", testimonials: "testimonial" };

/**
 * What parents and pupils ask to be taken down, and what came of it. Triggers keep the state true whichever way the record
 * comes back or is erased: by the inbox, the trash, or when its time there is over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("take_downs")
    .addColumn("id", "integer", identity)
    .addColumn("kind", "text", required)
    .addColumn("record_id", "integer", required)
    .addColumn("name", "text", required)
    .addColumn("relation", "text", required)
    .addColumn("phone", "text", textOrEmpty)
    .addColumn("email", "text", textOrEmpty)
    .addColumn("reason", "text", textOrEmpty)
    .addColumn("state", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("decided_at", "text")
    .addColumn("decided_by", "text", textOrEmpty)
    .execute();
  await run(db, "create index take_downs_by_record on take_downs (kind, record_id, state)");
  await run(db, "create index take_downs_open on take_downs (id) where state in ('hidden', 'waiting')");
  await indexWords(db, "take_downs", ["name", "phone", "email", "reason"]);
  await run(db, "insert into take_downs_search (take_downs_search, rank) values ('secure-delete', 1)");
  const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
  await run(
    db,
    `create trigger erasure_take_downs after delete on take_downs begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('take_downs', old.id, old.created_at, ${now}) on conflict do nothing;
    end`,
  );
  for (const [table, kind] of Object.entries(asked)) {
    const ofRecord = `kind = '${kind}' and record_id = old.id`;
    await run(
      db,
      `create trigger take_down_${table}_back after update of deleted_at on ${table}
       when old.deleted_at is not null and new.deleted_at is null begin
        update take_downs set state = 'restored', decided_at = ${now} where ${ofRecord} and state = 'hidden';
       end`,
    );
    await run(
      db,
      `create trigger take_down_${table}_erased after delete on ${table} begin
        update take_downs set state = 'erased', decided_at = ${now}
        where ${ofRecord} and state in ('hidden', 'waiting');
       end`,
    );
  }
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
