import { msg } from "#message";
import { maxSettingLength as max, type SettingPart } from "../setting";

export const banner = {
  title: msg("Emergency banner"),
  where: msg("One line above every page, until a moment that you choose."),
  page: "/",
  own: true,
  unlisted: true,
  fields: {
    banner_text: { label: msg("Text"), called: msg("The text"), max: 140, translated: true },
    banner_link: { label: msg(/* An address, such as of a page. */ "Link"), called: msg("The link"), max },
    /** ISO time of its end. */
    banner_until: { label: msg("Show until"), max },
  },
} as const satisfies SettingPart;

export const menu = {
  title: msg("Menu"),
  where: msg("At the top of every page; the foot and the sitemap follow it."),
  page: "/",
  own: true,
  fields: {
    /** Paths separated by spaces. */
    hidden_menu: { label: msg("Not in the menu"), max: 2000 },
  },
} as const satisfies SettingPart;

export const languages = {
  title: msg(/* A page of the settings. */ "Languages"),
  where: msg("Visitors choose among them at the top of every page."),
  page: "/",
  own: true,
  fields: {
    /** Codes separated by spaces. */
    hidden_languages: { label: msg(/* Languages that visitors cannot choose. */ "Not offered"), max },
    /** Digits on translated pages. */
    own_digits: {
      label: msg(/* Of numbers: 0 1 2 3 … or those of the language. */ "Digits"),
      options: [
        { value: "", label: msg(/* Which digits are shown: 0 1 2 3 … */ "0 to 9") },
        { value: "own", label: msg(/* Digits. */ "Each language's own") },
      ],
    },
  },
} as const satisfies SettingPart;
