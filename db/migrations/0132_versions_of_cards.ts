import { type Kysely, sql } from "kysely";

/** Tables of which texts have versions since now, with the keys of their kinds. */
const kinds = { facility_cards: "facility card", amenities: "amenity", facilities: "facility" };

/** Erases the versions of a record's texts with the record, those of further fields (`facility:3:lead`) too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, key] of Object.entries(kinds)) {
    await sql
      .raw(
        `create trigger erased_texts_${table} after delete on ${table} begin
          delete from text_versions
          where name = '${key}:' || old.id or name like '${key}:' || old.id || ':%';
        end`,
      )
      .execute(db);
  }
}
