import { z } from "zod";
import { msg } from "#message";
import { isTimeZone } from "~/dates/dates";
import { type Parsed, parserOf } from "~/forms/fields.server";
import { translations } from "~/languages/languages";
import { parseVideoId, videoAddressWords } from "~/links/video-address";
import { whatsappNumberIn } from "~/links/whatsapp";
import { nearestAccent, nearestMain, themeChoice } from "~/styles/school-colours.server";
import { parseBanner } from "./banner-form.server";
import { hiddenLanguages } from "./hidden-languages";
import { hiddenPages } from "./hidden-pages";
import { defaultSettings, listSettingsOf, type PartKey, type Settings, settingParts } from "./parts";

/** The theme's own colour is stored as empty. */
const orTheme = (value: string) => (Object.values(themeChoice).includes(value) ? "" : value);

const parsers: Record<PartKey, (fields: URLSearchParams) => Parsed<object>> = {
  school: parserOf(settingParts.school.fields, {
    fields: ({ whatsapp }) => ({
      whatsapp: whatsapp.refine(
        (value) => value === "" || whatsappNumberIn(value) !== undefined,
        msg("Enter one mobile number, such as +91 98765 43210"),
      ),
    }),
  }),
  figures: parserOf(settingParts.figures.fields),
  social: parserOf(settingParts.social.fields, {
    fields: ({ campus_video_id }) => ({
      campus_video_id: campus_video_id.transform(parseVideoId).pipe(z.string(videoAddressWords)),
    }),
  }),
  privacy: parserOf(settingParts.privacy.fields),
  server: parserOf(settingParts.server.fields, {
    fields: ({ time_zone }) => ({
      time_zone: time_zone
        .transform((value) => value || defaultSettings.time_zone)
        .refine(isTimeZone, msg("Enter a time zone such as Asia/Kolkata")),
    }),
  }),
  colours: parserOf(settingParts.colours.fields, {
    fields: ({ colour_main, colour_accent }) => ({
      colour_main: colour_main.transform(orTheme).transform((value) => value && nearestMain(value)),
      colour_accent: colour_accent.transform(orTheme).transform((value) => value && nearestAccent(value)),
    }),
  }),
  menu: parserOf(settingParts.menu.fields, {
    fields: ({ hidden_menu }) => ({
      hidden_menu: hidden_menu.refine(
        (value) => hiddenPages({ hidden_menu: value }).every((path) => /^\/[\w&/%-]{1,600}$/.test(path)),
        msg("The menu has no such entry"),
      ),
    }),
  }),
  languages: parserOf(settingParts.languages.fields, {
    fields: ({ hidden_languages }) => ({
      hidden_languages: hidden_languages.refine(
        (value) =>
          hiddenLanguages({ hidden_languages: value }).every((code) =>
            translations.some((language) => language.code === code),
          ),
        msg("One of these languages is not available"),
      ),
    }),
  }),
  banner: parseBanner,
  logo: parserOf(settingParts.logo.fields),
  "share-picture": parserOf(settingParts["share-picture"].fields),
};

/** Checks the settings that a form has; others stay as they are. @param saved values of the others */
export function parsePart(
  key: PartKey,
  fields: URLSearchParams,
  saved: Partial<Settings> = {},
): Parsed<Partial<Settings>> {
  const sent = new URLSearchParams(fields);
  const names = listSettingsOf(key);
  for (const name of names) if (!sent.has(name)) sent.set(name, saved[name] ?? defaultSettings[name]);
  const parsed = parsers[key](sent) as Parsed<Partial<Settings>>;
  if (!parsed.ok) return { ...parsed, typed: Object.fromEntries(fields) };
  const values = Object.entries(parsed.values).filter(([name]) => fields.has(name));
  return { ok: true, values: Object.fromEntries(values) };
}
