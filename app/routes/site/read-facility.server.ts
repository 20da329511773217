import { readAlbumCards } from "~/content/albums/album.server";
import { facilities, linksBeside, listFacilityLinks } from "~/content/facilities/facility.server";
import { findSamplePhotos } from "~/content/facilities/sample-photos";
import { tourPath, tourStops } from "~/content/facilities/tour";
import { photosOnPage } from "~/content/photos/album-photos.server";
import { shareOf } from "~/files/pictures/focus/share-picture";
import { addressPath } from "~/kinds/address-path";
import { samplePhotosChoice } from "~/kinds/facility";
import { splitPoints } from "~/page-texts/chapters.server";
import { hiddenPages } from "~/settings/hidden-pages";
import { readSettings } from "~/settings/queries.server";
import { excerptInWords } from "~/text/excerpt";
import { formatText } from "~/text/format-text.server";
import { plainText } from "~/text/plain-text";
import type { Database } from "~db/connection.server";

const maxShownPhotos = 12;

/** @param asksForTour true if the facility is visited as a stop of the tour */
export async function readFacility(db: Database, id: number, asksForTour: boolean) {
  const facility = await facilities.findOnSite(db, id);
  if (!facility) return undefined;
  const path = addressPath(facility);
  const [links, photos, settings] = await Promise.all([
    listFacilityLinks(db),
    readPhotos(db, facility.photos),
    readSettings(db),
  ]);
  const { title, lead, details, tags, sample_photos } = facility;
  const stops = asksForTour ? tourStops(links, hiddenPages(settings)) : [];
  const isTour = stops.some(({ to }) => to === path);
  const sequence = isTour ? stops : links;
  const place = sequence.findIndex(({ to }) => to === path);
  const sample = facility.photos === samplePhotosChoice ? findSamplePhotos(sample_photos) : undefined;
  const shared = photos.album?.cover ?? (sample && { stem: sample.banner, focus: sample.focus });
  const neighbour = (link: (typeof links)[number] | undefined) =>
    link && { name: link.menu, to: isTour ? tourPath(link) : link.to };
  return {
    facility: { id, title, lead, path },
    blocks: formatText(details),
    summary: lead || excerptInWords(plainText(details), 150),
    tags: splitPoints(tags),
    ...photos,
    sample,
    ...(shared && { sharePicture: shareOf(shared, title) }),
    beside: linksBeside(links),
    tour: isTour ? { place: place + 1, count: stops.length } : undefined,
    previous: neighbour(sequence[place - 1]),
    next: neighbour(sequence[place + 1]),
  };
}

/** @param choice an album's number, or other text */
async function readPhotos(db: Database, choice: string) {
  const id = /^\d+$/.test(choice) ? Number(choice) : 0;
  const album = id ? (await readAlbumCards(db, [id])).get(id) : undefined;
  return album ? { album, photos: await photosOnPage(db, id, { limit: maxShownPhotos }) } : { photos: [] };
}
