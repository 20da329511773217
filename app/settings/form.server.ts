import { z } from "zod";
import { type Message, msg } from "#message";
import { t } from "#say";
import { defaultTimeZone, isTimeZone } from "~/dates/dates";
import { type Parsed, parseFields, text } from "~/forms/fields.server";
import { declareForm } from "~/forms/form-size.server";
import { translations } from "~/languages/languages";
import { phoneNumbersIn } from "~/links/phone";
import { parseVideoId, videoAddressWords } from "~/links/video-address";
import { whatsappNumberIn } from "~/links/whatsapp";
import { nearestAccent, nearestMain, readColour, themeChoice } from "~/styles/school-colours.server";
import { plainNumber } from "~/text/digits";
import { consentRules } from "./consent-rules";
import { hiddenLanguages } from "./hidden-languages";
import { hiddenPages } from "./hidden-pages";
import { heroChoices, quickLinkChoices, typeChoices } from "./looks";
import { type PartKey, settingParts } from "./parts";
import { defaultSettings, maxSettingLength, type Settings } from "./settings";

const line = (label: Message) => text(label, maxSettingLength);
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
  line(msg(/* At the beginning of a sentence: “The months may have at most 300 characters”. */ "The months"))
    .transform((value) => plainNumber(value) || usual)
    .refine((value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) >= fewest && Number(value) <= most, {
      error: () => t("Enter a number of months from {fewest} to {most}", { fewest, most }),
    });

/** The theme's own colour is stored as empty. */
const colour = line(
  msg(/* At the beginning of a sentence: “The colour may have at most 300 characters”. */ "The colour"),
).transform((value, { addIssue }) => {
  const read = value === "" ? "" : readColour(value);
  if (read !== undefined) return Object.values(themeChoice).includes(read) ? "" : read;
  addIssue(msg("Enter a colour as # and six digits or letters from a to f, such as #7a0019"));
  return value;
});

const oneOf = (choices: typeof typeChoices) =>
  line(
    msg(/* At the beginning of a sentence: “The look may have at most 300 characters”. */ "The look"),
  ).refine((value) => choices.some((choice) => choice.value === value), msg("Choose one of these"));

const time = line(
  msg(/* At the beginning of a sentence: “The time may have at most 300 characters”. */ "The time"),
).refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), msg("Enter a time such as 02:30"));

/** Only the school's name is required. */
const checks = {
  school_name: line(
    msg(
      /* At the beginning of a sentence: “The school's name may have at most 300 characters”. */ "The school's name",
    ),
  ).refine((value) => value !== "", msg("Enter the school's name")),
  banner_text: line(msg("The text")),
  banner_link: line(msg("The link")),
  banner_until: line(msg("Show until")),
  motto: line(
    msg(/* At the beginning of a sentence: “The motto may have at most 300 characters”. */ "The motto"),
  ),
  phone: line(msg("The phone number")).refine(
    (value) => value === "" || phoneNumbersIn(value).length > 0,
    msg("Enter a phone number, such as (06762) 224455. Put a comma before a second one"),
  ),
  whatsapp: line(msg("The WhatsApp number")).refine(
    (value) => value === "" || whatsappNumberIn(value) !== undefined,
    msg("Enter one mobile number, such as +91 98765 43210"),
  ),
  email_office: email(
    msg(
      /* At the beginning of a sentence: “The office's e-mail may have at most 300 characters”. */ "The office's e-mail",
    ),
  ),
  email_admissions: email(
    msg(
      /* At the beginning of a sentence: “The admissions' e-mail may have at most 300 characters”. */ "The admissions' e-mail",
    ),
  ),
  email_principal: email(
    msg(
      /* At the beginning of a sentence: “The principal's e-mail may have at most 300 characters”. */ "The principal's e-mail",
    ),
  ),
  address: line(msg("The address")),
  affiliation_number: line(msg("The affiliation number")),
  school_code: line(msg("The school code")),
  facebook_url: link(msg("The Facebook link")),
  instagram_url: link(msg("The Instagram link")),
  youtube_url: link(msg("The YouTube link")),
  x_url: link(msg("The X link")),
  channel_url: link(
    msg(
      /* At the beginning of a sentence: “The video channel may have at most 300 characters”. */ "The video channel",
    ),
  ),
  campus_video_id: text(
    msg(
      /* At the beginning of a sentence: “The campus video may have at most 300 characters”. */ "The campus video",
    ),
    1000,
  )
    .transform(parseVideoId)
    .pipe(z.string(videoAddressWords)),
  logo: line(msg("The logo")),
  share_picture: line(
    msg(/* At the beginning of a sentence: “The picture may have at most 300 characters”. */ "The picture"),
  ),
  share_alt: line(msg("What the picture shows")),
  colour_main: colour.transform((value) => value && nearestMain(value)),
  colour_accent: colour.transform((value) => value && nearestAccent(value)),
  look_type: oneOf(typeChoices),
  look_hero: oneOf(heroChoices),
  look_links: oneOf(quickLinkChoices),
  hidden_menu: text(
    msg(/* At the beginning of a sentence: “The menu may have at most 300 characters”. */ "The menu"),
    2000,
  ).refine(
    (value) => hiddenPages({ hidden_menu: value }).every((path) => /^\/[\w&/%-]{1,600}$/.test(path)),
    msg("The menu has no such entry"),
  ),
  hidden_languages: line(
    msg(
      /* At the beginning of a sentence: “The languages may have at most 300 characters”. */ "The languages",
    ),
  ).refine(
    (value) =>
      hiddenLanguages({ hidden_languages: value }).every((code) =>
        translations.some((language) => language.code === code),
      ),
    msg("The site has no words in one of these languages"),
  ),
  own_digits: line(
    msg(/* At the beginning of a sentence: “The digits may have at most 300 characters”. */ "The digits"),
  ).refine((value) => value === "" || value === "own", msg("Choose the digits")),
  sample_notice: line(
    msg(
      /* At the beginning of a sentence: “The line at the foot of each page may have at most 300 characters”. */ "The line at the foot of each page",
    ),
  ),
  stat_years: line(msg("Years of excellence")),
  stat_alumni: line(msg("Alumni network")),
  count_students: count(msg("Students")),
  count_teachers: count(msg("Teachers")),
  count_classrooms: count(msg("Classrooms")),
  count_activities: count(msg("Activities")),
  count_awards: count(msg("Awards")),
  count_countries: count(msg("Countries")),
  count_programs: count(msg("Programs")),
  count_years: count(msg(/* How many the school has been there. */ "Years")),
  time_zone: line(
    msg(
      /* At the beginning of a sentence: “The time zone may have at most 300 characters”. */ "The time zone",
    ),
  )
    .transform((value) => value || defaultTimeZone)
    .refine(isTimeZone, msg("Enter a time zone such as Asia/Kolkata")),
  resume_months: months(1, 60),
  message_months: months(1, 120, defaultSettings.message_months),
  subscriber_months: months(1, 120, defaultSettings.subscriber_months),
  activity_months: months(12, 120, defaultSettings.activity_months),
  certificate_years: line(
    msg(/* At the beginning of a sentence: “The years may have at most 300 characters”. */ "The years"),
  )
    .transform((value) => plainNumber(value) || defaultSettings.certificate_years)
    .refine((value) => /^(0|[1-9]\d?)$/.test(value), msg("Enter a number of years from 0 to 99")),
  newsletter_mail: line(msg("New notices by e-mail")).refine(
    (value) => value === "" || value === "off",
    msg("Choose whether new notices are mailed"),
  ),
  newsletter_time: time,
  backup_time: time,
  backup_folder: line(
    msg(/* At the beginning of a sentence: “The folder may have at most 300 characters”. */ "The folder"),
  ),
  film_facts: line(msg("Title and picture")).refine(
    (value) => value === "" || value === "off",
    msg("Choose who enters title and picture"),
  ),
  link_checks: line(msg("Links to other websites")).refine(
    (value) => value === "" || value === "off",
    msg("Choose whether links are checked"),
  ),
  take_down_daily: line(msg("The number"))
    .transform((value) => plainNumber(value) || defaultSettings.take_down_daily)
    .refine((value) => /^\d{1,3}$/.test(value), msg("Enter a number from 0 to 999")),
  consent_rule: line(
    msg(/* At the beginning of a sentence: “The choice may have at most 300 characters”. */ "The choice"),
  ).refine((value) => consentRules.some((rule) => rule.value === value), msg("Choose what is asked")),
  second_step: line(
    msg(
      /* At the beginning of a sentence: “The second step may have at most 300 characters”. */ "The second step",
    ),
  ).refine((value) => value === "" || value === "everybody", msg("Choose who needs a second step")),
  server_contact: line(msg("The name")),
} satisfies Record<keyof Settings, z.ZodType<string>>;

declareForm(checks);

const schemas = Object.fromEntries(
  Object.entries(settingParts).map(([key, { settings }]) => [
    key,
    z.object(Object.fromEntries(settings.map((name) => [name, checks[name]]))),
  ]),
);

export function parsePart(key: PartKey, fields: URLSearchParams): Parsed<Partial<Settings>> {
  const schema = schemas[key];
  if (!schema) throw new Error(`The settings have no page ${key}.`);
  return parseFields(schema, fields) as Parsed<Partial<Settings>>;
}
