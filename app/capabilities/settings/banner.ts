import type { Settings } from "./settings";

/** Characters of a line that a phone shows without scrolling. */
export const longestBanner = 140;

/** Hours that a banner stays where nobody says otherwise. */
export const usualHours = 24;

/** What everybody has to know now: one line above every page. */
export interface Banner {
  text: string;
  link: string;
}

type BannerSettings = Pick<Settings, "banner_text" | "banner_link" | "banner_until">;

/** The banner that is shown at a moment, an ISO time; null if there is none. */
export function bannerAt(
  { banner_text: text, banner_link: link, banner_until: until }: BannerSettings,
  now = new Date().toISOString(),
): Banner | null {
  return text && until > now ? { text, link } : null;
}
