import { type Message, msg } from "#message";
import { mayDo } from "~/session/roles";
import type { Staff } from "~/session/session.server";
import { readColour } from "~/text/colour";
import type { FrameData } from "~/ui/frame/frame-data";

interface Choice {
  value: string;
  label: Message;
}

/** Headings of the site; text is always in the device's own letters. */
export const typeChoices: readonly Choice[] = [
  { value: "", label: msg(/* A style of headings. */ "Lively: Eczar, a typeface by an Indian designer") },
  { value: "classic", label: msg(/* A style of headings. */ "Classic: letters with serifs, as in a book") },
  { value: "plain", label: msg(/* A style of headings. */ "Plain: letters without serifs, like the text") },
];

/** Place of a slide's words on laptops. Phones always show them below the picture. */
export const heroChoices: readonly Choice[] = [
  { value: "", label: msg("Below the picture") },
  { value: "photo", label: msg("On the picture, at its lower edge") },
];

export const quickLinkChoices: readonly Choice[] = [
  { value: "", label: msg("Show the quick links: Notices, Admission, Fees, Calendar, Call") },
  { value: "off", label: msg("Do not show them") },
];

export const lookFields = ["colour_main", "colour_accent", "look_type", "look_hero", "look_links"] as const;

export type Look = Record<(typeof lookFields)[number], string>;

/** Complete looks to start from; tests/every-page/looks.spec.ts opens pages in each. */
export const looks: Readonly<Record<string, { name: Message; look: Look }>> = {
  palash: {
    name: msg(/* A look of the site: green, with the orange of the palash tree. */ "Palash"),
    look: { colour_main: "", colour_accent: "", look_type: "", look_hero: "", look_links: "" },
  },
  river: {
    name: msg(/* A look of the site: blue, with the yellow of mustard fields. */ "River"),
    look: {
      colour_main: "#1c4475",
      colour_accent: "#f2c230",
      look_type: "classic",
      look_hero: "photo",
      look_links: "",
    },
  },
  laterite: {
    name: msg(/* A look of the site: the dark red of laterite earth. */ "Red earth"),
    look: {
      colour_main: "#7a2318",
      colour_accent: "#f0b968",
      look_type: "plain",
      look_hero: "",
      look_links: "",
    },
  },
};

export function shownLook(settings: Pick<Look, "look_type" | "look_hero" | "look_links">): FrameData["look"] {
  return { type: settings.look_type, hero: settings.look_hero, links: settings.look_links };
}

/** Key of the finished look that these values are, whatever the quick links; undefined for own colours. */
export function findLookKey(chosen: Look): string | undefined {
  const names = lookFields.filter((name) => name !== "look_links");
  return Object.keys(looks).find((key) => names.every((name) => looks[key]?.look[name] === chosen[name]));
}

export const lookParameter = "look";

export function lookQuery(look: Look): string {
  const values = lookFields.map((name) => look[name].replace("#", ""));
  return `?${new URLSearchParams({ [lookParameter]: values.join(".") })}`;
}

const oneOf = (choices: typeof typeChoices, value = "") =>
  choices.some((choice) => choice.value === value) ? value : "";

/** Returns the unsaved look in an administrator's request for a public page; undefined for everyone else. */
export function readPreviewedLook(request: Request, staff: Staff | undefined): Look | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const asked = searchParams.get(lookParameter);
  if (asked === null || pathname.startsWith("/dashboard")) return undefined;
  if (!staff || !mayDo(staff.role, "administrator")) return undefined;
  const [main = "", accent = "", type, hero, links] = asked.split(".");
  return {
    colour_main: readColour(main) ?? "",
    colour_accent: readColour(accent) ?? "",
    look_type: oneOf(typeChoices, type),
    look_hero: oneOf(heroChoices, hero),
    look_links: oneOf(quickLinkChoices, links),
  };
}
