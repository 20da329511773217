import { videos } from "~/content/videos/video.server";
import { readTexts } from "~/page-texts/queries.server";
import { settingsOnPage } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";

/** One featured video and six cards (specification section 2, point 8). */
const maxVideos = 7;

export async function loadVideos(db: Database) {
  const [settings, texts, shown] = await Promise.all([
    settingsOnPage(db),
    readTexts(db, ["videos_eyebrow", "videos_heading"]),
    videos.listOnSite(db, { limit: maxVideos }),
  ]);
  return {
    eyebrow: texts.videos_eyebrow,
    heading: texts.videos_heading,
    videos: shown,
    channel: settings.channel_url,
  };
}
