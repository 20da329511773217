import { msg } from "#message";
import { heroChoices, quickLinkChoices, typeChoices } from "../looks";
import { maxSettingLength as max, type SettingPart } from "../setting";

export const logo = {
  title: msg("Logo"),
  where: msg(
    "At the top of every page, on the dashboard and on paper, on pictures of shared notices, and as the icon of the site in browsers and on phones.",
  ),
  page: "/",
  own: true,
  /** Hash and size of the logo (app/ui/frame/branding.ts). */
  fields: { logo: { label: msg("Logo"), max } },
} as const satisfies SettingPart;

export const sharePicture = {
  title: msg("Picture for shared links"),
  where: msg("Shown with links to the site, for example in WhatsApp, if a page has no picture of its own."),
  own: true,
  unlisted: true,
  fields: {
    /** Hash of the picture. */
    share_picture: { label: msg("Picture for shared links"), max },
    share_alt: { label: msg("What the picture shows"), max, translated: true },
  },
} as const satisfies SettingPart;

/** Empty for the theme's own colour (app/styles/school-colours.server.ts). */
export const colours = {
  title: msg("Look and colours"),
  where: msg("On every page of the site. The dashboard keeps its own."),
  page: "/",
  own: true,
  fields: {
    colour_main: { label: msg("Main colour"), type: "colour", max },
    colour_accent: { label: msg("Second colour"), type: "colour", max },
    look_type: { label: msg("Headings"), options: typeChoices, required: msg("Choose one of these") },
    look_hero: {
      label: msg("Text of the slides on laptops"),
      options: heroChoices,
      required: msg("Choose one of these"),
    },
    look_links: {
      label: msg("Quick links at the top of each page"),
      options: quickLinkChoices,
      required: msg("Choose one of these"),
    },
  },
} as const satisfies SettingPart;
