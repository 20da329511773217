import { z } from "zod";
import { t } from "#say";
import { plainNumber } from "~/forms/digits";
import { type Parsed, parseFields, text } from "~/forms/fields.server";
import { declareForm } from "~/forms/form-size.server";
import { phoneNumbersIn } from "~/forms/phone";
import { videoAddressWords, videoIdOf } from "~/forms/video-address";
import { translations } from "~/languages/languages";
import type { Message } from "~/languages/messages";
import { nearestAccent, nearestMain, readColour, themeChoice } from "~/styles/school-colours.server";
import { defaultTimeZone, isTimeZone } from "~/ui/dates";
import { consentRules } from "./consent-rules";
import { hiddenLanguages } from "./hidden-languages";
import { hiddenPages } from "./hidden-pages";
import { type PartKey, settingParts } from "./parts";
import { defaultSettings, longestSetting, type Settings } from "./settings";

const line = (label: Message) => text(label, longestSetting);
const link = (label: Message) =>
  line(label).refine((value) => value === "" || (URL.canParse(value) && /^https?:/.test(value)), {
    error: () =>
      t("{field} must be a full address, such as https://www.example.com/school", { field: t(label) }),
  });
const email = (label: Message) =>
  line(label).refine((value) => value === "" || z.email().safeParse(value).success, {
    error: () => t("{field} must be an e-mail address, such as office@school.example", { field: t(label) }),
  });
const count = (label: Message) =>
  line(label)
    .transform(plainNumber)
    .refine((value) => /^\d{0,9}$/.test(value), {
      error: () => t("{field} must be a number, such as 1200", { field: t(label) }),
    });
const months = (fewest: number, most: number, usual = "") =>
  line("The months")
    .transform((value) => plainNumber(value) || usual)
    .refine((value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) >= fewest && Number(value) <= most, {
      error: () => t("Enter a number of months from {fewest} to {most}", { fewest, most }),
    });

/** As the theme has it is as the site comes. */
const colour = line("The colour").transform((value, { addIssue }) => {
  const read = value === "" ? "" : readColour(value);
  if (read !== undefined) return Object.values(themeChoice).includes(read) ? "" : read;
  addIssue("Enter a colour as # and six digits or letters from a to f, such as #7a0019");
  return value;
});

const time = line("The time").refine(
  (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  "Enter a time such as 02:30",
);

/** Everything that staff set for the whole site. Only the school's name cannot be empty. */
const checks = {
  school_name: line("The school's name").refine((value) => value !== "", "Enter the school's name"),
  banner_text: line("The text"),
  banner_link: line("The link"),
  banner_until: line("Show until"),
  motto: line("The motto"),
  phone: line("The phone number").refine(
    (value) => value === "" || phoneNumbersIn(value).length === 1,
    "Enter one phone number, such as (06762) 224455 or +91 98765 43210",
  ),
  email_office: email("The office's e-mail"),
  email_admissions: email("The admissions' e-mail"),
  email_principal: email("The principal's e-mail"),
  address: line("The address"),
  facebook_url: link("The Facebook link"),
  instagram_url: link("The Instagram link"),
  youtube_url: link("The YouTube link"),
  x_url: link("The X link"),
  channel_url: link("The video channel"),
  campus_video_id: text("The campus video", 1000).transform(videoIdOf).pipe(z.string(videoAddressWords)),
  logo: line("The logo"),
  share_picture: line("The picture"),
  share_alt: line("What the picture shows"),
  colour_main: colour.refine(
    (value) => value === "" || nearestMain(value) === value,
    "White words on this colour, and links in it, are hard to read",
  ),
  colour_accent: colour.refine(
    (value) => value === "" || nearestAccent(value) === value,
    "Dark words on this colour are hard to read",
  ),
  hidden_menu: text("The menu", 2000).refine(
    (value) => hiddenPages({ hidden_menu: value }).every((path) => /^\/[\w&/%-]{1,600}$/.test(path)),
    "The menu has no such entry",
  ),
  hidden_languages: line("The languages").refine(
    (value) =>
      hiddenLanguages({ hidden_languages: value }).every((code) =>
        translations.some((language) => language.code === code),
      ),
    "The site has no words in one of these languages",
  ),
  own_digits: line("The digits").refine((value) => value === "" || value === "own", "Choose the digits"),
  sample_notice: line("The line at the foot of each page"),
  stat_years: line("Years of excellence"),
  stat_alumni: line("Alumni network"),
  count_students: count("Students"),
  count_teachers: count("Teachers"),
  count_classrooms: count("Classrooms"),
  count_activities: count("Activities"),
  count_awards: count("Awards"),
  count_countries: count("Countries"),
  count_programs: count("Programs"),
  count_years: count("Years"),
  time_zone: line("The time zone")
    .transform((value) => value || defaultTimeZone)
    .refine(isTimeZone, "Enter a time zone such as Asia/Kolkata"),
  resume_months: months(1, 60),
  message_months: months(1, 120, defaultSettings.message_months),
  subscriber_months: months(1, 120, defaultSettings.subscriber_months),
  activity_months: months(12, 120, defaultSettings.activity_months),
  certificate_years: line("The years")
    .transform((value) => plainNumber(value) || defaultSettings.certificate_years)
    .refine((value) => /^(0|[1-9]\d?)$/.test(value), "Enter a number of years from 0 to 99"),
  newsletter_mail: line("New notices by e-mail").refine(
    (value) => value === "" || value === "off",
    "Choose whether new notices are mailed",
  ),
  newsletter_time: time,
  backup_time: time,
  backup_folder: line("The folder"),
  film_facts: line("Title and picture").refine(
    (value) => value === "" || value === "off",
    "Choose who enters title and picture",
  ),
  link_checks: line("Links to other websites").refine(
    (value) => value === "" || value === "off",
    "Choose whether links are checked",
  ),
  take_down_daily: line("The number")
    .transform((value) => plainNumber(value) || defaultSettings.take_down_daily)
    .refine((value) => /^\d{1,3}$/.test(value), "Enter a number from 0 to 999"),
  consent_rule: line("The choice").refine(
    (value) => consentRules.some((rule) => rule.value === value),
    "Choose what is asked",
  ),
  second_step: line("The second step").refine(
    (value) => value === "" || value === "everybody",
    "Choose who needs a second step",
  ),
} satisfies Record<keyof Settings, z.ZodType<string>>;

declareForm(checks);

const schemas = Object.fromEntries(
  Object.entries(settingParts).map(([key, { settings }]) => [
    key,
    z.object(Object.fromEntries(settings.map((name) => [name, checks[name]]))),
  ]),
);

/** Checks the form of one page of the settings. */
export function parsePart(key: PartKey, fields: URLSearchParams): Parsed<Partial<Settings>> {
  const schema = schemas[key];
  if (!schema) throw new Error(`The settings have no page ${key}.`);
  return parseFields(schema, fields) as Parsed<Partial<Settings>>;
}
