import { amenities } from "~/content/amenities/amenity.server";
import { hasFacilityText, listFacilityLinks } from "~/content/facilities/facility.server";
import { tourPath, tourStops } from "~/content/facilities/tour";
import { facilityCards } from "~/content/facility-cards/facility-card.server";
import { splitPoints } from "~/page-texts/chapters.server";
import { readTexts } from "~/page-texts/queries.server";
import { hiddenPages } from "~/settings/hidden-pages";
import { settingsOnPage } from "~/settings/queries.server";
import { menuPages } from "~/ui/frame/menu";
import type { Database } from "~db/connection.server";

const maxAmenities = 24;
const maxCards = 24;

export async function loadFacilities(db: Database) {
  const [settings, texts, facilities, cards, shownAmenities, hasTour] = await Promise.all([
    settingsOnPage(db),
    readTexts(db, ["facilities_eyebrow", "facilities_heading"]),
    listFacilityLinks(db),
    facilityCards.listOnSite(db, { limit: maxCards }),
    amenities.listOnSite(db, { limit: maxAmenities }),
    hasFacilityText(db),
  ]);
  return {
    eyebrow: texts.facilities_eyebrow,
    heading: texts.facilities_heading,
    cards: cards.map(({ id, title, description, features, opens, picture }) => ({
      id,
      title,
      description,
      features: splitPoints(features),
      picture,
      to: openedBy(opens, facilities),
    })),
    amenities: shownAmenities,
    tour: hasTour ? tourPath(tourStops(facilities, hiddenPages(settings))[0]) : "",
    campusVideo: settings.campus_video_id,
  };
}

/** @returns undefined if the card opens nothing or its facility was removed */
function openedBy(opens: string, facilities: readonly { to: string }[]): string | undefined {
  if (opens === "") return undefined;
  const path = encodeURI(opens);
  return facilities.some(({ to }) => to === path) || menuPages().some((page) => page.to === opens)
    ? path
    : undefined;
}
