import { type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";
import { raiseRevision } from "./helpers";

/** What the settings held of the school's own words, and what each is called now. */
const moved = {
  about_text: "about",
  story_text: "story",
  mission_text: "mission",
  vision_text: "vision",
  mission_points: "mission_points",
  principal_name: "principal_name",
  principal_message: "principal_message",
};

/** The texts of the public pages: one row for a text and a language, and what stood there before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("texts")
    .addColumn("name", "text", required)
    .addColumn("language", "text", required)
    .addColumn("value", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("is_sample", "integer", required)
    .addColumn("updated_at", "text", required)
    .addColumn("updated_by", "text", textOrEmpty)
    .addPrimaryKeyConstraint("texts_key", ["name", "language"])
    .execute();
  await db.schema
    .createTable("text_versions")
    .addColumn("id", "integer", identity)
    .addColumn("name", "text", required)
    .addColumn("language", "text", required)
    .addColumn("value", "text", required)
    .addColumn("saved_at", "text", required)
    .addColumn("saved_by", "text", textOrEmpty)
    .execute();
  await db.schema
    .createIndex("text_versions_by_text")
    .on("text_versions")
    .columns(["name", "language", "id"])
    .execute();
  const now = new Date().toISOString();
  for (const [setting, name] of Object.entries(moved)) {
    await sql`
      insert into texts (name, language, value, version, is_sample, updated_at)
      select ${name}, 'en', value, 1, 0, ${now} from settings where name = ${setting} and value <> ''`.execute(
      db,
    );
    await sql`delete from settings where name = ${setting}`.execute(db);
  }
  await raiseRevision(db, "texts");
}
