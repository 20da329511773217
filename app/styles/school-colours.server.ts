import {
  useMode as addMode,
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  wcagContrast,
} from "culori/fn";
import { LRUCache } from "lru-cache";
import { darkColour, themeColour } from "./theme-colours.server";

/** The two colours that a school chooses, each as `#` and six digits; an empty one is the theme's own. */
export interface ChosenColours {
  main: string;
  accent: string;
}

/** The theme's colours that follow from the main colour and from the accent, by their names in theme.css. */
const mainNames = [
  "green",
  "green-bright",
  "green-deep",
  "green-mist",
  "green-pale",
  "night",
  "night-deep",
] as const;
const accentNames = ["marigold", "marigold-bright", "marigold-deep", "marigold-mist"] as const;
const names = [...mainNames, ...accentNames];
/** Those of the dark scheme that follow from them; the others are the same in both. */
const darkNames = ["link", "heading", "green-mist", "green-pale", "marigold-deep", "marigold-mist"] as const;

type Name = (typeof names)[number];
type DarkName = (typeof darkNames)[number];

/** A value for each colour of the theme that a school can change; those of the dark scheme have names of their own. */
export type SchoolColours = Record<Name | `dark-${DarkName}`, string>;

/** What WCAG 2.2 AA asks of small letters beside what is behind them. */
const readable = 4.5;
/** The smallest step of lightness, of 1. */
const step = 0.004;

for (const mode of [modeRgb, modeLrgb, modeOklab]) addMode(mode);
const oklch = addMode(modeOklch);
const inGamut = (colour: Oklch) => formatHex(clampChroma(colour, "oklch"));
const contrast = (one: string, other: string) => wcagContrast(one, other);

/** The colours behind letters that no choice changes. */
const grounds = ["paper", "sheet", "white", "sand", "yellow-mist"].map(themeColour);
const ink = themeColour("ink");
const inkSoft = themeColour("ink-soft");
const darkGrounds = ["paper", "sheet", "field", "sand", "yellow-mist"].map(darkColour);
const darkWords = ["ink", "ink-soft", "red"].map(darkColour);
const white = themeColour("white");

/** The theme as it comes. */
export const themeOwn = Object.fromEntries([
  ...names.map((name) => [name, themeColour(name)]),
  ...darkNames.map((name) => [`dark-${name}`, darkColour(name)]),
]) as SchoolColours;

/** What a school that changed nothing has. */
export const themeChoice: ChosenColours = { main: themeOwn.green, accent: themeOwn.marigold };

const readableOn = (colour: string, others: readonly string[]) =>
  others.every((other) => contrast(colour, other) >= readable);

/** Darker or lighter by the least, in the same hue, until it passes. */
function nearest(colour: Oklch, towards: "darker" | "lighter", passes: (hex: string) => boolean): string {
  const by = towards === "darker" ? -step : step;
  for (let l = colour.l; l >= 0 && l <= 1; l += by) {
    const hex = inGamut({ ...colour, l });
    if (passes(hex)) return hex;
  }
  return towards === "darker" ? "#000000" : "#ffffff";
}

function withLightness(hex: string, l: number, c: (chroma: number) => number): Oklch {
  const colour = oklch(hex) ?? { mode: "oklch", l, c: 0 };
  return { ...colour, l, c: c(colour.c) };
}

const pastel = (hex: string, l: number, share: number, most: number) =>
  withLightness(hex, l, (chroma) => Math.min(chroma * share, most));

/** A light ground in the hue of a colour. */
const mistOf = (hex: string, l: number, share: number, most: number) =>
  nearest(pastel(hex, l, share, most), "lighter", (mist) =>
    readableOn(mist, [ink, inkSoft, themeColour("red")]),
  );

const greenMist = (main: string) => mistOf(main, 0.938, 0.22, 0.02);
const marigoldMist = (accent: string) => mistOf(accent, 0.958, 0.27, 0.04);

const passesAsMain = (hex: string) =>
  readableOn(hex, [...grounds, greenMist(hex), greenPale(hex), themeOwn["marigold-mist"]]);
const passesAsAccent = (hex: string) => readableOn(hex, [ink]);
const greenPale = (main: string) => mistOf(main, 0.928, 0.35, 0.035);

/** The main colour of the nearest lightness with which white words on it and links in it can be read; itself where they can. */
export function nearestMain(hex: string): string {
  return passesAsMain(hex) ? hex : nearest(oklch(hex) as Oklch, "darker", passesAsMain);
}

/** The accent of the nearest lightness on which dark words can be read; itself where they can. */
export function nearestAccent(hex: string): string {
  return passesAsAccent(hex) ? hex : nearest(oklch(hex) as Oklch, "lighter", passesAsAccent);
}

const derived = new LRUCache<string, SchoolColours>({ max: 16 });

/**
 * All colours of the theme for what a school chose; undefined if it chose none. A colour that would not pass is put
 * in its nearest one's place, so that every page can be read whatever the database says.
 */
export function schoolColours({ main, accent }: ChosenColours): SchoolColours | undefined {
  const ownMain = main !== "" && main !== themeChoice.main;
  const ownAccent = accent !== "" && accent !== themeChoice.accent;
  if (!ownMain && !ownAccent) return undefined;
  const key = `${ownMain ? main : ""} ${ownAccent ? accent : ""}`;
  const known = derived.get(key);
  if (known) return known;
  const colours = derive(ownMain ? nearestMain(main) : "", ownAccent ? nearestAccent(accent) : "");
  derived.set(key, colours);
  return colours;
}

function derive(main: string, accent: string): SchoolColours {
  const colours = { ...themeOwn };
  if (accent) {
    const { l } = oklch(accent) as Oklch;
    colours.marigold = accent;
    colours["marigold-bright"] = inGamut(withLightness(accent, Math.min(l + 0.06, 0.97), (chroma) => chroma));
    colours["marigold-mist"] = marigoldMist(accent);
  }
  if (main) {
    colours.green = main;
    colours["green-mist"] = greenMist(main);
    colours["green-pale"] = greenPale(main);
    const { l, c } = oklch(main) as Oklch;
    const bright = withLightness(main, Math.min(l + 0.13, 0.9), (chroma) => chroma);
    colours["green-bright"] = nearest(bright, "darker", (hex) => readableOn(hex, [white]));
    const onImages = (l: number) => pastel(main, l, 0.5, Math.min(c, 0.035));
    const asDarkAs = (name: "night" | "night-deep") => (hex: string) =>
      contrast(hex, white) >= contrast(themeOwn[name], white);
    colours.night = nearest(onImages(0.24), "darker", asDarkAs("night"));
    colours["night-deep"] = nearest(onImages(0.2), "darker", asDarkAs("night-deep"));
  }
  const { l } = oklch(colours.green) as Oklch;
  const deep = withLightness(colours.green, Math.min(l * 0.83, 0.33), (chroma) => chroma * 0.9);
  const onDeep = [white, colours["green-mist"], colours.marigold];
  colours["green-deep"] = nearest(main ? deep : (oklch(themeOwn["green-deep"]) as Oklch), "darker", (hex) =>
    readableOn(hex, onDeep),
  );
  const underAccent = [...grounds, colours["green-mist"], colours["marigold-mist"]];
  const words = accent
    ? withLightness(accent, 0.5, (chroma) => chroma)
    : (oklch(themeOwn["marigold-deep"]) as Oklch);
  colours["marigold-deep"] = nearest(words, "darker", (hex) => readableOn(hex, underAccent));
  return { ...colours, ...deriveDark(main, accent) };
}

/** The dark scheme: dim grounds in the school's hues, then words that can be read on all of them. */
function deriveDark(main: string, accent: string): Pick<SchoolColours, `dark-${DarkName}`> {
  const ground = (hex: string, l: number, most: number) =>
    nearest(pastel(hex, l, 0.5, most), "darker", (mist) => readableOn(mist, darkWords));
  const mist = main ? ground(main, 0.305, 0.035) : themeOwn["dark-green-mist"];
  const pale = main ? ground(main, 0.355, 0.045) : themeOwn["dark-green-pale"];
  const accentMist = accent ? ground(accent, 0.305, 0.045) : themeOwn["dark-marigold-mist"];
  const behind = [...darkGrounds, mist, pale, accentMist];
  const words = (hex: string, l: number, most: number) =>
    nearest(pastel(hex, l, 1, most), "lighter", (colour) => readableOn(colour, behind));
  return {
    "dark-green-mist": mist,
    "dark-green-pale": pale,
    "dark-marigold-mist": accentMist,
    "dark-link": words(main || themeOwn["dark-link"], 0.8, 0.12),
    "dark-heading": words(main || themeOwn["dark-heading"], 0.88, 0.06),
    "dark-marigold-deep": words(accent || themeOwn["dark-marigold-deep"], 0.8, 0.15),
  };
}

/** Six hexadecimal digits with or without `#`, or three: as `#` and six; undefined for anything else. */
export function readColour(typed: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

const places = new Map(names.map((name) => [themeOwn[name].slice(1), name]));

/**
 * A style sheet of the build in a school's colours: every colour of the theme that follows from what it chose is
 * replaced, and opacities stay. The sheet grows by nothing, and no browser has to know variables.
 */
export function recoloured(css: string, colours: SchoolColours): string {
  return css.replace(/#([\da-f]{6})([\da-f]{2})?(?![\da-f])/g, (found, digits: string, opacity = "") => {
    const name = places.get(digits);
    return name ? colours[name] + opacity : found;
  });
}
