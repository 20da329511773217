import { addressPath } from "~/capabilities/addresses/address";
import { splitPoints } from "~/capabilities/texts/chapters.server";
import { readAlbumCards } from "~/content/albums/album.server";
import { samplePhotosChoice } from "~/content/facilities/facility";
import { facilities, linksBeside, listFacilityLinks } from "~/content/facilities/facility.server";
import { findSamplePhotos } from "~/content/facilities/sample-photos";
import { photosOnPage } from "~/content/photos/album-photos.server";
import { shareOf } from "~/files/focus/share-picture";
import { excerptInWords } from "~/text/excerpt";
import { formatText } from "~/text/format-text.server";
import { plainText } from "~/text/plain-text";
import type { Database } from "~db/connection.server";

/** Photos of an album that are shown; all of them are in the gallery. */
const maxShownPhotos = 12;

export async function readFacility(db: Database, id: number) {
  const facility = await facilities.findOnSite(db, id);
  if (!facility) return undefined;
  const path = addressPath(facility);
  const [links, photos] = await Promise.all([listFacilityLinks(db), readPhotos(db, facility.photos)]);
  const { title, lead, details, tags, sample_photos } = facility;
  const place = links.findIndex(({ to }) => to === path);
  const sample = facility.photos === samplePhotosChoice ? findSamplePhotos(sample_photos) : undefined;
  const shared = photos.album?.cover ?? (sample && { stem: sample.banner, focus: sample.focus });
  const neighbour = (link: (typeof links)[number] | undefined) => link && { name: link.menu, to: link.to };
  return {
    facility: { id, title, lead, path },
    blocks: formatText(details),
    summary: lead || excerptInWords(plainText(details), 150),
    tags: splitPoints(tags),
    ...photos,
    sample,
    ...(shared && { sharePicture: shareOf(shared, title) }),
    beside: linksBeside(links),
    previous: neighbour(links[place - 1]),
    next: neighbour(links[place + 1]),
  };
}

/** @param choice an album's number, or other text */
async function readPhotos(db: Database, choice: string) {
  const id = /^\d+$/.test(choice) ? Number(choice) : 0;
  const album = id ? (await readAlbumCards(db, [id])).get(id) : undefined;
  return album ? { album, photos: await photosOnPage(db, id, { limit: maxShownPhotos }) } : { photos: [] };
}
