import { msg } from "#message";
import type { Database } from "../connection.server";
import { markAllAsStarter } from "../starter-marks";

const programs = [
  {
    title: msg("Foundational stage"),
    grades: "Nursery to class II",
    details: msg(
      "Play, songs and stories in the child's own language first, then in English. Numbers are counted with seeds before they are written. No examinations.",
    ),
    subjects: msg("Stories and songs\nCounting with things\nDrawing\nSharing and waiting"),
  },
  {
    title: msg("Preparatory stage"),
    grades: "Classes III to V",
    details: msg(
      "Reading by oneself, writing a page, the four rules of arithmetic, the world around the school. Swimming for everyone, and the first instrument.",
    ),
    subjects: msg("English, Hindi and Bengali\nArithmetic\nThe world around us\nSwimming"),
  },
  {
    title: msg("Middle stage"),
    grades: "Classes VI to VIII",
    details: msg(
      "Science in the laboratory, history with a map, a third language, and the first lines of a computer program. Each pupil chooses a craft.",
    ),
    subjects: msg("Mathematics\nScience in the laboratory\nHistory and geography\nFirst programs\nA craft"),
  },
  {
    title: msg("Secondary stage"),
    grades: "Classes IX and X",
    details: msg(
      "The full CBSE syllabus with weekly tests, extra lessons after school for all who want them, and careful preparation for the board examination.",
    ),
    subjects: msg("Mathematics\nScience\nSocial science\nTwo languages\nComputer applications"),
  },
  {
    title: msg("Senior secondary stage"),
    grades: "Classes XI and XII",
    details: msg(
      "Science, commerce and arts, chosen after talks with parents and teachers. Visits to colleges, and help with forms and entrance examinations.",
    ),
    subjects: msg("Science\nCommerce\nArts\nComputer science\nCareer talks"),
  },
].map((row, index) => ({ ...row, position: index + 1 }));

/** Amenities of specification section 2, in order. */
export const amenities = [
  { label: msg("Cafeteria"), icon: "tools-kitchen-2" },
  { label: msg("Transportation"), icon: "bus" },
  { label: msg("WiFi"), icon: "wifi" },
  { label: msg("Security"), icon: "shield-check" },
  { label: msg("Health center"), icon: "heart-rate-monitor" },
  { label: msg("Smart classrooms"), icon: "presentation" },
].map((row, index) => ({ ...row, position: index + 1 }));

export async function seedPrograms(db: Database, now: Date): Promise<void> {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  for (const row of programs)
    await db
      .insertInto("programs")
      .values({ ...row, ...times })
      .execute();
  for (const row of amenities)
    await db
      .insertInto("amenities")
      .values({ ...row, ...times })
      .execute();
  await markAllAsStarter(db, "programs", "amenities");
}
