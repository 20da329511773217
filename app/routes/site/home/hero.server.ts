import { slides } from "~/content/slides/slide.server";
import type { Database } from "~db/connection.server";

const maxSlides = 50;

export const loadHero = (db: Database) => slides.listOnSite(db, { limit: maxSlides });
