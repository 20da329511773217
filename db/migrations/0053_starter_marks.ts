import { type Kysely, sql } from "kysely";
import { required } from "./columns";

/** Tables whose sample records were written at one moment, and those whose records were dated some days before it. */
const ofOneMoment = [
  "albums",
  "amenities",
  "disclosures",
  "faculty",
  "photos",
  "popups",
  "programs",
  "slides",
  "testimonials",
  "toppers",
  "videos",
];
const ofDaysBefore = ["notices", "jobs"];

/** The values that sample settings had when this was written. */
const sampleSettings = {
  school_name: "Palashpur Public School",
  motto: "Learn with joy, live with care",
  phone: "+91 00000 00000",
  email_office: "office@school.example",
  email_admissions: "admissions@school.example",
  email_principal: "principal@school.example",
  address: "Station Road, Palashpur, Eastern India 700000 (sample address)",
  facebook_url: "https://www.facebook.com/",
  instagram_url: "https://www.instagram.com/",
  youtube_url: "https://www.youtube.com/",
  x_url: "https://x.com/",
  channel_url: "https://www.youtube.com/",
  stat_years: "30+",
  stat_alumni: "3,000+",
  count_students: "1200",
  count_teachers: "20",
  count_classrooms: "10",
  count_activities: "10",
  count_awards: "25",
  count_countries: "1",
  count_programs: "15",
  count_years: "30",
};

/**
 * What the site began with and the school has not made its own yet. A site from before has no marks: where it got the
 * sample content, its records are known by the moment at which the sample documents were written, the settings by their
 * values.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("starter_marks")
    .addColumn("source", "text", required)
    .addColumn("key", "text", required)
    .addPrimaryKeyConstraint("starter_marks_key", ["source", "key"])
    .execute();
  const isSample = sql`exists (select 1 from site_identity where sample_content = 'done')`;
  const moment = sql`(select created_at from disclosures group by created_at having count(*) > 9 order by 1 limit 1)`;
  for (const name of ofOneMoment) {
    await sql`insert into starter_marks (source, key) select ${name}, cast(id as text) from ${sql.table(name)}
      where created_at = ${moment} and ${isSample}`.execute(db);
  }
  for (const name of ofDaysBefore) {
    await sql`insert into starter_marks (source, key) select ${name}, cast(id as text) from ${sql.table(name)}
      where substr(created_at, 11) = substr(${moment}, 11) and ${isSample}`.execute(db);
  }
  await sql`insert into starter_marks (source, key) select 'calendar_entries', cast(id as text) from calendar_entries
    where title like '% (sample)' and ${isSample}`.execute(db);
  for (const [name, value] of Object.entries(sampleSettings)) {
    await sql`insert into starter_marks (source, key) select 'settings', name from settings
      where name = ${name} and value = ${value} and ${isSample}`.execute(db);
  }
}
