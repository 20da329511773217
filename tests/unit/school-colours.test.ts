import {
  useMode as addMode,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  wcagContrast,
} from "culori/fn";
import { expect, test } from "vitest";
import {
  darkColours,
  nearestAccent,
  nearestMain,
  recoloured,
  type SchoolColours,
  schoolColours,
  themeChoice,
  themeColours,
  themeOwn,
} from "~/styles/school-colours.server";
import { readColour } from "~/text/colour";

for (const mode of [modeRgb, modeLrgb, modeOklab]) addMode(mode);
addMode(modeOklch);

const grounds = ["paper", "sheet", "field", "sand"];

/** Text colours and their backgrounds, by theme name. */
const wordsOn: [words: string, behind: string[]][] = [
  ["white", ["green", "green-deep", "green-bright", "night-deep", "danger"]],
  ["link", [...grounds, "green-mist", "marigold-mist", "yellow-mist"]],
  ["heading", [...grounds, "green-mist", "marigold-mist", "yellow-mist"]],
  ["on-deep", ["green-deep"]],
  ["on-accent", ["marigold", "marigold-bright"]],
  ["marigold", ["green-deep"]],
  ["marigold-deep", [...grounds, "green-mist", "marigold-mist"]],
  ["ink", [...grounds, "marigold-mist", "green-mist"]],
  ["ink-soft", [...grounds, "green-mist", "marigold-mist"]],
  ["red", ["paper", "sheet", "field", "green-mist", "marigold-mist"]],
  ["yellow-ink", ["yellow-mist"]],
  ["leaf", ["leaf-mist"]],
  ["blue", ["blue-mist", "paper", "sheet"]],
  ["rose", ["rose-mist"]],
  ["teal", ["teal-mist"]],
  ["violet", ["violet-mist", "paper", "sheet"]],
];
/** Focus rings, lines and boxes, and their backgrounds. */
const partsOn: [part: string, behind: string[]][] = [
  ["marigold-deep", [...grounds, "green-mist", "marigold-mist", "yellow-mist"]],
  ["marigold", ["green-deep", "night-deep"]],
  ["link", [...grounds, "green-mist", "marigold-mist"]],
  ["line-field", ["field", "paper", "sheet"]],
];

/** Aliases in the light scheme. */
const alike: Record<string, string> = {
  link: "green",
  heading: "green-deep",
  "on-deep": "green-mist",
  "dark-green-line": "dark-link",
};

function tooWeak(own: Partial<SchoolColours>): string[] {
  const follows = (...names: string[]) =>
    Object.entries(own).flatMap(([name, value]) =>
      names.filter((other) => alike[other] === name).map((other) => [other, value] as const),
    );
  const light = { ...themeColours, ...own, ...Object.fromEntries(follows("link", "heading", "on-deep")) };
  const dark = { ...darkColours, ...ofDark(own), ...Object.fromEntries(follows("on-deep")) };
  const check = (all: Record<string, string>, pairs: typeof wordsOn, least: number) =>
    pairs.flatMap(([one, others]) =>
      others.flatMap((other) => {
        const found = wcagContrast(all[one] ?? "", all[other] ?? "");
        return found >= least
          ? []
          : [`${one} on ${other}: ${found.toFixed(2)}${all === dark ? ", dark" : ""}`];
      }),
    );
  return [light, dark].flatMap((all) => [...check(all, wordsOn, 4.5), ...check(all, partsOn, 3)]);
}

function ofDark(own: Partial<SchoolColours>): Record<string, string> {
  const same = Object.entries(own).filter(([name]) => themeColours[name] === darkColours[name]);
  const dark = Object.entries(own).filter(([name]) => name.startsWith("dark-"));
  return Object.fromEntries([...same, ...dark.map(([name, value]) => [name.replace("dark-", ""), value])]);
}

const sweep = Array.from({ length: 24 }, (_, hue) =>
  [0.02, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 0.97].flatMap((l) =>
    [0, 0.06, 0.15, 0.3].map((c) => formatHex({ mode: "oklch", l, c, h: hue * 15 })),
  ),
)
  .flat()
  .filter((hex) => hex !== undefined);

test("the theme as it comes keeps the contrasts that are asked of a school's colours", () => {
  expect(tooWeak({})).toEqual([]);
});

test("no other colour of the theme equals one that a school can change", () => {
  const all = [
    ...Object.entries(themeColours),
    ...Object.entries(darkColours)
      .filter(([name, value]) => themeColours[name] !== value)
      .map(([name, value]) => [`dark-${name}`, value] as const),
  ];
  for (const [name, value] of Object.entries(themeOwn)) {
    const same = all.filter(([, other]) => other === value).map(([other]) => alike[other] ?? other);
    expect([name, same.filter((other) => !other.startsWith(name))]).toEqual([name, []]);
  }
});

test("every main colour that is taken keeps every contrast, with every accent that is taken", () => {
  const accents = [
    "",
    "#f2a51a",
    "#ffffff",
    nearestAccent("#7a0019"),
    nearestAccent("#0033cc"),
    nearestAccent("#00aa55"),
  ];
  for (const [index, hex] of sweep.entries()) {
    const main = nearestMain(hex);
    // Suggested colours are accepted unchanged.
    expect(nearestMain(main)).toBe(main);
    const accent = accents[index % accents.length] ?? "";
    const colours = schoolColours({ main, accent });
    expect([main, accent, colours && tooWeak(colours)]).toEqual([main, accent, colours && []]);
    expect(colours?.green).toBe(main);
  }
});

test("every accent that is taken keeps every contrast", () => {
  const mains = ["", "#000000", nearestMain("#ff0000"), nearestMain("#ffee00"), nearestMain("#3366ff")];
  for (const [index, hex] of sweep.entries()) {
    const accent = nearestAccent(hex);
    expect(nearestAccent(accent)).toBe(accent);
    const main = mains[index % mains.length] ?? "";
    const colours = schoolColours({ main, accent });
    expect([main, accent, colours && tooWeak(colours)]).toEqual([main, accent, colours && []]);
  }
});

test("a colour that cannot be read is not taken: the nearest of its hue is named", () => {
  expect(nearestMain("#14532d")).toBe("#14532d");
  expect(nearestMain("#7a0019")).toBe("#7a0019");
  const red = nearestMain("#ff5555");
  expect(red).not.toBe("#ff5555");
  expect(wcagContrast(red, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(red, themeColours.sand ?? "")).toBeLessThan(5.2);
  expect(nearestAccent("#7a0019")).not.toBe("#7a0019");
});

test("a site that chose nothing, or what the theme has, gets the theme as it comes", () => {
  expect(schoolColours({ main: "", accent: "" })).toBeUndefined();
  expect(schoolColours(themeChoice)).toBeUndefined();
  expect(schoolColours({ main: "#7a0019", accent: "" })?.marigold).toBe(themeChoice.accent);
});

test("a sheet is recoloured whole: opacities stay, other colours too", () => {
  const colours = schoolColours({ main: "#7a0019", accent: "#ffd700" });
  if (!colours) throw new Error("No colours.");
  const css = "a{color:#14532d;border:1px solid #14532d2e;background:#f2a51a}b{color:#1d2a24;fill:#fff}";
  expect(recoloured(css, colours)).toBe(
    "a{color:#7a0019;border:1px solid #7a00192e;background:#ffd700}b{color:#1d2a24;fill:#fff}",
  );
});

test("the dark scheme is recoloured too, and status colours are not", () => {
  const colours = schoolColours({ main: "#7a0019", accent: "" });
  if (!colours) throw new Error("No colours.");
  const { link = "", heading = "", red = "", leaf = "" } = darkColours;
  const css = [link, heading, red, leaf, themeColours.leaf].join();
  expect(recoloured(css, colours)).toBe(
    [colours["dark-link"], colours["dark-heading"], red, leaf, themeColours.leaf].join(),
  );
  expect(colours["dark-link"]).not.toBe(link);
});

test("a colour is read as people type it", () => {
  expect(["#7A0019", "7a0019", " #abc ", "red", "#12345", ""].map(readColour)).toEqual([
    "#7a0019",
    "#7a0019",
    "#aabbcc",
    undefined,
    undefined,
    undefined,
  ]);
});
