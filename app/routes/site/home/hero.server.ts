import { slides } from "~/content/slides/slide.server";
import { readTexts } from "~/page-texts/queries.server";
import type { Database } from "~db/connection.server";

const maxSlides = 50;

export async function loadHero(db: Database) {
  const [shown, texts] = await Promise.all([
    slides.listOnSite(db, { limit: maxSlides }),
    readTexts(db, ["admission", "admission_dates", "admission_steps"]),
  ]);
  return { slides: shown, hasAdmission: Object.values(texts).some(Boolean) };
}
