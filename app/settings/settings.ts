import { type Message, msg } from "#message";
import { defaultTimeZone } from "~/dates/dates";

export const maxSettingLength = 300;

/** Everything that a school can change; specification sections 2 and 9 say where it is shown. */
export const defaultSettings = {
  school_name: "Our School",
  /** Emergency banner: text, linked page, and ISO time of its end (app/content/banner). */
  banner_text: "",
  banner_link: "",
  banner_until: "",
  motto: "",
  phone: "",
  whatsapp: "",
  email_office: "",
  email_admissions: "",
  email_principal: "",
  address: "",
  affiliation_number: "",
  school_code: "",
  facebook_url: "",
  instagram_url: "",
  youtube_url: "",
  x_url: "",
  channel_url: "",
  campus_video_id: "",
  /** Hash and size of the logo, and hash of the picture for shared links (app/ui/frame/branding.ts). */
  logo: "",
  share_picture: "",
  share_alt: "",
  /** `#rrggbb`; empty for the theme's own (app/styles/school-colours.server.ts). */
  colour_main: "",
  colour_accent: "",
  look_type: "",
  look_hero: "",
  look_links: "",
  /** Paths separated by spaces. */
  hidden_menu: "",
  /** Codes separated by spaces. */
  hidden_languages: "",
  /** Digits on translated pages: empty for 0 to 9, `own` for the language's script. */
  own_digits: "",
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
  time_zone: defaultTimeZone,
  resume_months: "12",
  /** Months before messages, newsletter addresses and activity entries are erased. */
  message_months: "24",
  subscriber_months: "36",
  activity_months: "24",
  /** Years before transfer certificates are erased; 0 for never. */
  certificate_years: "5",
  /** Daily newsletter: empty for on, `off`; and its time at the school. */
  newsletter_mail: "",
  newsletter_time: "17:00",
  backup_time: "02:30",
  backup_folder: "",
  /** Two-factor authentication: empty for voluntary, `everybody`. */
  second_step: "",
  /** Person who looks after the server, with a phone number; shown on the login help. */
  server_contact: "",
  /** Title and picture of new videos from the video site: empty for on, `off`. */
  film_facts: "",
  /** Weekly checks of external links: empty for on, `off`. */
  link_checks: "",
  /** Maximum items that visitors can take down per day before staff have decided. */
  take_down_daily: "10",
  consent_rule: "",
};

export type Settings = typeof defaultSettings;

/** Settings that visitors read, with translations. */
export const translatedSettings = [
  "school_name",
  "motto",
  "address",
  "sample_notice",
  "banner_text",
  "share_alt",
] as const satisfies (keyof Settings)[];

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
  look_type: msg("Headings"),
  look_hero: msg("Text of the slides on laptops"),
  look_links: msg("Quick links at the top of each page"),
  hidden_menu: msg("Not in the menu"),
  hidden_languages: msg(/* Languages that visitors cannot choose. */ "Not offered"),
  own_digits: msg(/* Of numbers: 0 1 2 3 … or those of the language. */ "Digits"),
  sample_notice: msg("Line at the foot of each page"),
  phone: msg("Phone"),
  whatsapp: msg("WhatsApp number"),
  affiliation_number: msg("Affiliation number"),
  school_code: msg("School code"),
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
  server_contact: msg("Who looks after the server"),
  film_facts: msg("Title and picture of a new video"),
  link_checks: msg("Links to other websites"),
  take_down_daily: msg("Taken down at once in a day"),
  consent_rule: msg("If the parents' consent is missing"),
};
