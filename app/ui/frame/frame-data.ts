import type { Role } from "~db/schema";
import type { RecordLinks } from "./menu";

/** Settings of the frame; pages read others themselves. */
const frameSettings = [
  "school_name",
  "motto",
  "phone",
  "whatsapp",
  "email_office",
  "email_admissions",
  "email_principal",
  "address",
  "affiliation_number",
  "school_code",
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

export function pickFrameSettings(settings: FrameSettings): FrameSettings {
  return Object.fromEntries(frameSettings.map((name) => [name, settings[name]])) as FrameSettings;
}

export interface PageLanguage {
  code: string;
  name: string;
  path: string;
  current: boolean;
}

export interface FrameData {
  school: FrameSettings;
  site: string;
  path: string;
  /** As in Open Graph: `en_IN`. */
  locale: string;
  /** Languages of the page; none for staff pages. */
  languages: PageLanguage[];
  /** Scripts with messages of a staff page in another language. */
  messageScripts: string[];
  /** Language to offer on an English page. */
  offer: { code: string; words: string } | null;
  /** Theme colours by name, if customized. */
  colours: Record<string, string> | undefined;
  /** Type, hero and quick links (settings/looks.ts). */
  look: { type: string; hero: string; links: string };
  /** True if colours and look are an administrator's, not yet saved. */
  isPreview: boolean;
  hidden: string[];
  /** Line under the heading, and its edit page; null if the page has none. */
  lead: { text: string; edit: string; isShown: boolean; isOwn: boolean } | null;
  notFound: string;
  /** When the school's office is open; empty if its table is. */
  officeHours: string;
  records: RecordLinks;
  /** True if pages register the service worker (app/offline). */
  offline: boolean;
  banner: { text: string; link: string } | null;
  marquee: { href: string; text: string } | null;
  staff: { name: string; role: Role } | null;
  /** Flash message with links; `undo` is the key of its undo step. */
  message: {
    text: string;
    next?: string | undefined;
    name?: string | undefined;
    undo?: string | undefined;
    links?: { label: string; to: string }[] | undefined;
  } | null;
}
