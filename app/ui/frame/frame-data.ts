import type { Role } from "~db/schema";
import type { MenuLink } from "./menu";

/** The settings that the frame around every page shows; a page that needs others reads them itself. */
const frameSettings = [
  "school_name",
  "motto",
  "phone",
  "email_office",
  "email_admissions",
  "email_principal",
  "address",
  "facebook_url",
  "instagram_url",
  "youtube_url",
  "x_url",
  "sample_notice",
  "time_zone",
  "logo",
  "share_picture",
  "share_alt",
] as const;

type FrameSettings = Record<(typeof frameSettings)[number], string>;

/** Of all settings, those that the frame shows. */
export function frameSettingsOf(settings: FrameSettings): FrameSettings {
  return Object.fromEntries(frameSettings.map((name) => [name, settings[name]])) as FrameSettings;
}

/** A language that the page comes in. */
export interface PageLanguage {
  /** As `lang` has it. */
  code: string;
  name: string;
  /** The page in it. */
  path: string;
  /** The page is in it. */
  current: boolean;
}

/** What the frame around every page shows; the root loader provides it. */
export interface FrameData {
  school: FrameSettings;
  /** The public address of the site. */
  site: string;
  /** The page's own address, in its language. */
  path: string;
  /** As messengers take it: `en_IN`. */
  locale: string;
  /** All that the page comes in, its own among them; none for pages of staff. */
  languages: PageLanguage[];
  /** The addresses of the words that a page of staff in another language than English needs in a browser. */
  messageScripts: string[];
  /** What it is offered in to who reads it in English. */
  offer: { code: string; words: string } | null;
  /** The theme's colours by their names, where the school chose its own. */
  colours: Record<string, string> | undefined;
  /** Addresses of pages that the menu leaves out. */
  hidden: string[];
  /** The line under the page's heading, and where staff change it; null if the page has none of its own. */
  lead: { text: string; edit: string } | null;
  /** What the page that is shown for a wrong address says besides. */
  notFound: string;
  /** The links to facilities, of the menu and of the footer. */
  facilities: { menu: MenuLink[]; footer: MenuLink[] };
  /** What everybody has to know now. */
  banner: { text: string; link: string } | null;
  marquee: { href: string; text: string } | null;
  /** Who is logged in. */
  staff: { name: string; role: Role } | null;
  /** What was done, to what, and where one may want to go now; `undo` is the key of its undo step. */
  message: {
    text: string;
    name?: string | undefined;
    undo?: string | undefined;
    links?: { label: string; to: string }[] | undefined;
  } | null;
}
