import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";

/** The remaining content: pictures and what shows them, jobs, resumes, messages, documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("pictures")
    .addColumn("id", "integer", identity)
    .addColumn("stem", "text", (column) => column.notNull().unique())
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("placeholder", "text", textOrEmpty)
    .addColumn("avif", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createIndex("pictures_without_avif")
    .on("pictures")
    .column("id")
    .where(sql.ref("avif"), "=", sql.lit(0))
    .execute();

  await kept(db, "jobs", ["title", "details"]);
  await kept(db, "photos", ["title", "description", "alt"], withPicture);
  await kept(db, "toppers", ["name", "marks", "std"], withPicture);
  await kept(db, "faculty", ["name", "title", "details"], withPicture);
  await kept(db, "testimonials", ["name", "details"], withPicture);
  await kept(db, "popups", ["title", "description"], withPicture);
  await kept(db, "slides", ["title", "subtitle", "description"], (table) =>
    withPicture(table.addColumn("position", "integer", required)),
  );
  await kept(db, "videos", ["title", "description", "duration", "category", "video_id"], (table) =>
    withPicture(
      table
        .addColumn("views", "integer")
        .addColumn("published_on", "text")
        .addColumn("featured", "integer", required)
        .addColumn("position", "integer", required),
    ),
  );
  await kept(db, "disclosures", ["name", "url"], (table) =>
    table.addColumn("bytes", "integer", required).addColumn("position", "integer", required),
  );

  await db.schema
    .createTable("resumes")
    .addColumn("id", "integer", identity)
    .addColumn("original_name", "text", required)
    .addColumn("file_name", "text", (column) => column.notNull().unique())
    .addColumn("file_type", "text", required)
    .addColumn("file_size", "integer", required)
    .addColumn("uploaded_at", "text", required)
    .execute();
  await db.schema.createIndex("resumes_newest").on("resumes").columns(["uploaded_at", "id"]).execute();
  await db.schema
    .createTable("messages")
    .addColumn("id", "integer", identity)
    .addColumn("first_name", "text", textOrEmpty)
    .addColumn("last_name", "text", textOrEmpty)
    .addColumn("phone", "text", textOrEmpty)
    .addColumn("email", "text", textOrEmpty)
    .addColumn("message", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("read_at", "text")
    .execute();
  await db.schema
    .createTable("outgoing_mails")
    .addColumn("id", "integer", identity)
    .addColumn("message_id", "integer", (column) =>
      column.notNull().references("messages.id").onDelete("cascade"),
    )
    .addColumn("attempts", "integer", required)
    .addColumn("next_attempt_at", "text", required)
    .addColumn("last_error", "text", textOrEmpty)
    .addColumn("sent_at", "text")
    .execute();
  await db.schema
    .createIndex("outgoing_mails_due")
    .on("outgoing_mails")
    .columns(["sent_at", "next_attempt_at"])
    .execute();
}

type Table = CreateTableBuilder<string, string>;

const withPicture = (table: Table): Table =>
  table.addColumn("picture_id", "integer", (column) => column.notNull().references("pictures.id"));

/** A table of content that staff keep: its texts, what `more` adds, the times, and the trash mark. */
async function kept(db: Kysely<unknown>, name: string, texts: string[], more?: (table: Table) => Table) {
  let table: Table = db.schema.createTable(name).addColumn("id", "integer", identity);
  for (const text of texts) table = table.addColumn(text, "text", textOrEmpty);
  if (more) table = more(table);
  await table
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema
    .createIndex(`${name}_newest`)
    .on(name)
    .columns(["deleted_at", "created_at", "id"])
    .execute();
}
