import { banner } from "./fields/frame";
import type { Settings } from "./parts";

/** Maximum characters, which fit on a phone without scrolling. */
export const maxBannerLength = banner.fields.banner_text.max;

export const defaultHours = 24;

export interface Banner {
  text: string;
  link: string;
}

export type BannerSettings = Pick<Settings, "banner_text" | "banner_link" | "banner_until">;

export function bannerAt(
  { banner_text: text, banner_link: link, banner_until: until }: BannerSettings,
  now = new Date().toISOString(),
): Banner | null {
  return text && until > now ? { text, link } : null;
}
