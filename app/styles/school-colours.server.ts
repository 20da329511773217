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
import theme from "./theme.css?raw";

const [light = "", dark = ""] = theme.split("prefers-color-scheme: dark");

const readColours = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+):\s*(#[\da-f]+)/g)].map(([, name = "", value = ""]) => [
      name,
      removeOpacity(value),
    ]),
  );

export const themeColours = readColours(light);

export const darkColours = { ...themeColours, ...readColours(dark) };

/** Also expands `#fff` to `#ffffff`. */
function removeOpacity(value: string): string {
  return value.length === 4 ? value.replace(/[\da-f]/g, "$&$&") : value.slice(0, 7);
}

function themeColour(name: string): string {
  return named(themeColours, name);
}

function darkColour(name: string): string {
  return named(darkColours, name);
}

function named(colours: Readonly<Record<string, string>>, name: string): string {
  const colour = colours[name];
  if (!colour) throw new Error(`The theme has no colour ${name}.`);
  return colour;
}

/** Chosen colours as `#rrggbb`; empty for the theme's own. */
export interface ChosenColours {
  main: string;
  accent: string;
}

/** Theme colours derived from main colour and accent, by name in theme.css. */
const mainNames = ["green", "green-bright", "green-deep", "green-mist", "night", "night-deep"] as const;
const accentNames = ["marigold", "marigold-bright", "marigold-deep", "marigold-mist"] as const;
const names = [...mainNames, ...accentNames];
/** Derived colours that differ in the dark scheme. */
const darkNames = ["link", "heading", "green-mist", "marigold-deep", "marigold-mist"] as const;

type Name = (typeof names)[number];
type DarkName = (typeof darkNames)[number];

export type SchoolColours = Record<Name | `dark-${DarkName}`, string>;

/** WCAG 2.2 AA contrast of small text. */
const readable = 4.5;
const step = 0.004;

for (const mode of [modeRgb, modeLrgb, modeOklab]) addMode(mode);
const oklch = addMode(modeOklch);
const inGamut = (colour: Oklch) => formatHex(clampChroma(colour, "oklch"));
const contrast = (one: string, other: string) => wcagContrast(one, other);

const grounds = ["paper", "sheet", "white", "sand", "yellow-mist"].map(themeColour);
const ink = themeColour("ink");
const inkSoft = themeColour("ink-soft");
const darkGrounds = ["paper", "sheet", "field", "sand", "yellow-mist"].map(darkColour);
const darkWords = ["ink", "ink-soft", "red"].map(darkColour);
const white = themeColour("white");

export const themeOwn = Object.fromEntries([
  ...names.map((name) => [name, themeColour(name)]),
  ...darkNames.map((name) => [`dark-${name}`, darkColour(name)]),
]) as SchoolColours;

export const themeChoice: ChosenColours = { main: themeOwn.green, accent: themeOwn.marigold };

const readableOn = (colour: string, others: readonly string[]) =>
  others.every((other) => contrast(colour, other) >= readable);

/** Changes lightness, not hue, until a colour passes. */
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

const pastel = (hex: string, l: number, share: number, maxChroma: number) =>
  withLightness(hex, l, (chroma) => Math.min(chroma * share, maxChroma));

/** Light background in a colour's hue. */
const deriveMist = (hex: string, l: number, share: number, maxChroma: number) =>
  nearest(pastel(hex, l, share, maxChroma), "lighter", (mist) =>
    readableOn(mist, [ink, inkSoft, themeColour("red")]),
  );

const greenMist = (main: string) => deriveMist(main, 0.938, 0.22, 0.02);
const marigoldMist = (accent: string) => deriveMist(accent, 0.958, 0.27, 0.04);

const passesAsMain = (hex: string) =>
  readableOn(hex, [...grounds, greenMist(hex), themeOwn["marigold-mist"]]);
const passesAsAccent = (hex: string) => readableOn(hex, [ink]);

/** Returns the nearest main colour with readable text and links; itself if it passes. */
export function nearestMain(hex: string): string {
  return passesAsMain(hex) ? hex : nearest(oklch(hex) as Oklch, "darker", passesAsMain);
}

/** Returns the nearest accent with readable dark text; itself if it passes. */
export function nearestAccent(hex: string): string {
  return passesAsAccent(hex) ? hex : nearest(oklch(hex) as Oklch, "lighter", passesAsAccent);
}

const derived = new LRUCache<string, SchoolColours>({ max: 16 });

/**
 * Derives all colours of the theme; undefined without a choice. Unreadable colours are replaced by the
 * nearest readable ones, whatever the database contains.
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

/** Derives dark backgrounds in the school's hues, then readable text colours. */
function deriveDark(main: string, accent: string): Pick<SchoolColours, `dark-${DarkName}`> {
  const ground = (hex: string, l: number, maxChroma: number) =>
    nearest(pastel(hex, l, 0.5, maxChroma), "darker", (mist) => readableOn(mist, darkWords));
  const mist = main ? ground(main, 0.305, 0.035) : themeOwn["dark-green-mist"];
  const accentMist = accent ? ground(accent, 0.305, 0.045) : themeOwn["dark-marigold-mist"];
  const behind = [...darkGrounds, mist, accentMist];
  const words = (hex: string, l: number, maxChroma: number) =>
    nearest(pastel(hex, l, 1, maxChroma), "lighter", (colour) => readableOn(colour, behind));
  return {
    "dark-green-mist": mist,
    "dark-marigold-mist": accentMist,
    "dark-link": words(main || themeOwn["dark-link"], 0.8, 0.12),
    "dark-heading": words(main || themeOwn["dark-heading"], 0.88, 0.06),
    "dark-marigold-deep": words(accent || themeOwn["dark-marigold-deep"], 0.8, 0.15),
  };
}

const places = new Map(
  Object.entries(themeOwn).map(([name, value]) => [value.slice(1), name as keyof SchoolColours]),
);

/** Replaces theme colours of both schemes in a built sheet, keeping opacities, without CSS variables. */
export function recoloured(css: string, colours: SchoolColours): string {
  return css.replace(/#([\da-f]{6})([\da-f]{2})?(?![\da-f])/g, (found, digits: string, opacity = "") => {
    const name = places.get(digits);
    return name ? colours[name] + opacity : found;
  });
}
