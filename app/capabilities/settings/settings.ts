import { type Message, msg } from "#message";
import { defaultTimeZone } from "~/dates/dates";

/** Characters that a setting may have. */
export const longestSetting = 300;

/** Everything a school changes without a programmer; specification sections 2 and 9 say where each is shown. */
export const defaultSettings = {
  school_name: "Our School",
  /** The emergency banner, the page that it leads to, and an ISO time until which it is shown (app/content/banner). */
  banner_text: "",
  banner_link: "",
  banner_until: "",
  motto: "",
  phone: "",
  email_office: "",
  email_admissions: "",
  email_principal: "",
  address: "",
  facebook_url: "",
  instagram_url: "",
  youtube_url: "",
  x_url: "",
  /** The external video channel behind Show More. */
  channel_url: "",
  campus_video_id: "",
  /** Mark and size of the school's own logo, and mark of its picture for shared links (app/ui/frame/look.ts). */
  logo: "",
  share_picture: "",
  share_alt: "",
  /** `#` and six hexadecimal digits; empty: as the theme comes (app/styles/school-colours.server.ts). */
  colour_main: "",
  colour_accent: "",
  /** Addresses of the pages that the menu leaves out, parted by spaces. */
  hidden_menu: "",
  /** Codes of the languages that the site does not come in, parted by spaces. */
  hidden_languages: "",
  /** The digits of pages that are not English: empty, 0 to 9; `own`, those of the language's script. */
  own_digits: "",
  /** Set while the starter content's sample texts stand. */
  sample_notice: "",
  stat_years: "",
  stat_alumni: "",
  count_students: "",
  count_teachers: "",
  count_classrooms: "",
  count_activities: "",
  count_awards: "",
  count_countries: "",
  count_programs: "",
  count_years: "",
  /** Every time and date that the site shows is of this zone. */
  time_zone: defaultTimeZone,
  /** Months after which a resume is erased. */
  resume_months: "12",
  /** Months after which a message and a newsletter address are erased, and an entry of the activity log is. */
  message_months: "24",
  subscriber_months: "36",
  activity_months: "24",
  /** Years after which a transfer certificate is erased; 0 for never. */
  certificate_years: "5",
  /** True if new notices are mailed to confirmed addresses: empty, once a day; `off`, never. And when, at the school. */
  newsletter_mail: "",
  newsletter_time: "17:00",
  /** When the nightly backup is made, at the school. */
  backup_time: "02:30",
  /** Where backups lie; empty: `backups` beside the uploads. */
  backup_folder: "",
  /** Whom the login asks for a second step: empty, who has set one up; `everybody`. */
  second_step: "",
  /** True if a film's site is asked for title and picture of a new video: empty, it is; `off`, it is not. */
  film_facts: "",
  /** True if links to other websites are asked once a week: empty, they are; `off`, they are not. */
  link_checks: "",
  /** Items that visitors can take down in a day before anybody looked: a number; more are looked at first. */
  take_down_daily: "10",
  /** What is asked where a photo, result or testimonial is added without a consent: consent-rules.ts. */
  consent_rule: "",
};

export type Settings = typeof defaultSettings;

/** Those that are words for visitors, and can have words in other languages too. */
export const translatedSettings = [
  "school_name",
  "motto",
  "address",
  "sample_notice",
  "banner_text",
  "share_alt",
] as const satisfies (keyof Settings)[];

/** What the form calls each setting. */
export const settingLabels: Record<keyof Settings, Message> = {
  school_name: msg("Name"),
  motto: msg("Motto"),
  banner_text: msg("Text"),
  banner_link: msg(/* An address, such as of a page. */ "Link"),
  banner_until: msg("Show until"),
  address: msg(/* Where the school is. */ "Address"),
  logo: msg("Logo"),
  share_picture: msg("Picture for shared links"),
  share_alt: msg("What the picture shows"),
  colour_main: msg("Main colour"),
  colour_accent: msg("Second colour"),
  hidden_menu: msg("Not in the menu"),
  hidden_languages: msg(/* Languages that visitors cannot choose. */ "Not offered"),
  own_digits: msg(/* Of numbers: 0 1 2 3 … or those of the language. */ "Digits"),
  sample_notice: msg("Line at the foot of each page"),
  phone: msg("Phone"),
  email_office: msg("E-mail of the office"),
  email_admissions: msg("E-mail for admissions"),
  email_principal: msg("E-mail of the principal"),
  facebook_url: msg("Facebook"),
  instagram_url: msg("Instagram"),
  youtube_url: msg("YouTube"),
  x_url: msg(/* The network, once Twitter. */ "X"),
  channel_url: msg("Video channel (Show More)"),
  campus_video_id: msg("Campus video (Start Virtual Tour)"),
  stat_years: msg("Years of excellence"),
  stat_alumni: msg("Alumni network"),
  count_students: msg("Students"),
  count_teachers: msg("Teachers"),
  count_classrooms: msg("Classrooms"),
  count_activities: msg("Activities"),
  count_awards: msg("Awards"),
  count_countries: msg("Countries"),
  count_programs: msg("Programs"),
  count_years: msg("Years"),
  time_zone: msg("Time zone"),
  resume_months: msg("Months that a resume is kept"),
  message_months: msg("Months that a message is kept"),
  subscriber_months: msg("Months that a newsletter address is kept"),
  activity_months: msg("Months that the activity log goes back"),
  certificate_years: msg("Years that a transfer certificate is kept"),
  newsletter_mail: msg("New notices by e-mail"),
  newsletter_time: msg("Time of the newsletter"),
  backup_time: msg("Time of the nightly backup"),
  backup_folder: msg("Folder of the backups on the server"),
  second_step: msg("Second step of the login"),
  film_facts: msg("Title and picture of a new video"),
  link_checks: msg("Links to other websites"),
  take_down_daily: msg("Taken down at once in a day"),
  consent_rule: msg("Without a consent"),
};
