import { type Message, msg } from "#message";
import { lookFields } from "./looks";
import type { Settings } from "./settings";

export interface SettingPart {
  title: Message;
  /** Sentence that says where visitors see it. */
  where: Message;
  page?: string;
  settings: readonly (keyof Settings)[];
}

export const settingParts = {
  school: {
    title: msg("The school"),
    where: msg("At the top and the foot of every page."),
    page: "/",
    settings: [
      "school_name",
      "motto",
      "address",
      "affiliation_number",
      "school_code",
      "time_zone",
      "sample_notice",
    ],
  },
  banner: {
    title: msg("Emergency banner"),
    where: msg("One line above every page, until a moment that you choose."),
    page: "/",
    settings: ["banner_text", "banner_link", "banner_until"],
  },
  contact: {
    title: msg("Phone and e-mail"),
    where: msg("At the top and the foot of every page, and on the page Contact."),
    page: "/contact",
    settings: ["phone", "whatsapp", "email_office", "email_admissions", "email_principal"],
  },
  logo: {
    title: msg("Logo"),
    where: msg(
      "At the top of every page, on the dashboard and on paper, on pictures of shared notices, and as the icon of the site in browsers and on phones.",
    ),
    page: "/",
    settings: ["logo"],
  },
  colours: {
    title: msg("Look and colours"),
    where: msg("On every page of the site. The dashboard keeps its own."),
    page: "/",
    settings: lookFields,
  },
  "share-picture": {
    title: msg("Picture for shared links"),
    where: msg("Shown with links to the site, for example in WhatsApp, if a page has no picture of its own."),
    settings: ["share_picture", "share_alt"],
  },
  menu: {
    title: msg("Menu"),
    where: msg("At the top of every page; the foot and the sitemap follow it."),
    page: "/",
    settings: ["hidden_menu"],
  },
  languages: {
    title: msg(/* A page of the settings. */ "Languages"),
    where: msg("Visitors choose among them at the top of every page."),
    page: "/",
    settings: ["hidden_languages", "own_digits"],
  },
  social: {
    title: msg("Social media"),
    where: msg("As icons at the top and the foot of every page, and on the page Contact."),
    page: "/contact",
    settings: ["facebook_url", "instagram_url", "youtube_url", "x_url"],
  },
  films: {
    title: msg(/* Settings about films. */ "Films"),
    where: msg(
      "Behind the buttons Show More and Start Virtual Tour of the home page, and in the form of a video.",
    ),
    page: "/",
    settings: ["channel_url", "campus_video_id", "film_facts"],
  },
  figures: {
    title: msg(/* Numbers about the school on the home page. */ "Figures"),
    where: msg("On the home page; three of them also on your dashboard. One left empty is not shown."),
    page: "/",
    settings: [
      "stat_years",
      "stat_alumni",
      "count_students",
      "count_teachers",
      "count_classrooms",
      "count_activities",
      "count_awards",
      "count_countries",
      "count_programs",
      "count_years",
    ],
  },
  "personal-data": {
    title: msg("How long personal data is kept"),
    where: msg("On the page Privacy, and next to each form."),
    page: "/privacy",
    settings: [
      "resume_months",
      "message_months",
      "subscriber_months",
      "activity_months",
      "certificate_years",
    ],
  },
  children: {
    title: msg("Children"),
    where: msg(
      "When staff add photos, results and testimonials, and in the links by which parents ask to remove them.",
    ),
    page: "/results",
    settings: ["consent_rule", "take_down_daily"],
  },
  links: {
    title: msg("Links to other websites"),
    where: msg("Only the staff sees it: the report on Appendix IX names links that lead nowhere."),
    settings: ["link_checks"],
  },
  newsletter: {
    title: msg("Newsletter"),
    where: msg("New notices go by e-mail to the addresses that their owners have confirmed, once a day."),
    settings: ["newsletter_mail", "newsletter_time"],
  },
  backups: {
    title: msg(/* Copies of the whole website. */ "Backups"),
    where: msg("Only the staff sees it."),
    settings: ["backup_time", "backup_folder"],
  },
  login: {
    title: msg("Login of the staff"),
    where: msg("On the login page and its help."),
    settings: ["second_step", "server_contact"],
  },
} as const satisfies Record<string, SettingPart>;

export type PartKey = keyof typeof settingParts;

const ownPages = [
  "banner",
  "colours",
  "languages",
  "logo",
  "menu",
  "share-picture",
] as const satisfies PartKey[];

export type FormPart = Exclude<PartKey, (typeof ownPages)[number]>;

export function isPartKey(key: string | undefined): key is PartKey {
  return key !== undefined && Object.hasOwn(settingParts, key);
}

export function isFormPart(key: string | undefined): key is FormPart {
  return isPartKey(key) && !ownPages.some((own) => own === key);
}

export function getPart(key: PartKey): SettingPart {
  return settingParts[key];
}

export function partPath(key: PartKey): string {
  return `/dashboard/settings/${key}`;
}
