import { msg } from "#message";
import { albums } from "~/content/albums/album.server";
import { todayAtSchool } from "~/dates/dates";
import type { Database } from "../connection.server";

/** Photos are identified by the captions of the sample photos (db/seed/illustrated.ts). */
const sampleAlbums = [
  {
    name: msg("Festivals and celebrations"),
    details: msg("Dance and drama, yellow saris and a flag in the morning sun."),
    daysAgo: 40,
    photos: ["Annual day", "Saraswati puja", "Republic day"],
  },
  {
    name: msg("Out of the classroom"),
    details: msg("Saplings, football and the first rain."),
    daysAgo: 130,
    photos: ["Tree planting", "Inter-house football", "First rain"],
  },
];

export async function seedAlbums(db: Database, now: Date): Promise<void> {
  for (const { daysAgo, photos, ...album } of sampleAlbums) {
    const date = todayAtSchool(new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000));
    const album_id = await albums.create(db, { ...album, date }, now.toISOString());
    for (const [index, title] of photos.entries()) {
      await db
        .updateTable("photos")
        .set({ album_id, place: index + 1 })
        .where("title", "=", title)
        .execute();
    }
  }
}
