import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { useMode as addMode, interpolate, modeLrgb, modeRgb, parse, wcagContrast } from "culori/fn";
import { expect, test } from "vitest";
import { darkColours, themeColours } from "~/styles/school-colours.server";

addMode(modeRgb);
addMode(modeLrgb);

/** Least contrasts of text, and of a control that does nothing at the moment (WCAG asks none of it). */
const minContrast = 4.5;
const minInactive = 3;

/** Grounds of pages, for text without a background of its own. */
const grounds = ["paper", "sheet", "field", "sand"];
/** Texts that are only written on these: on bands that a parent colours, or never on sand. */
const groundsOf: Record<string, string[]> = {
  white: ["green", "green-deep", "night-deep", "danger"],
  "on-deep": ["green-deep"],
  marigold: ["green-deep"],
  "on-accent": ["marigold"],
  orange: ["paper", "sheet", "field"],
};
/** Texts that an element with nothing but a background can have: of the page, of links and of headings. */
const inherited = ["ink", "link", "heading"];
/** Backgrounds whose text only their children colour, or that have no text: dots, lines, bars and the hero. */
const withoutOwnText = ["green-deep", "marigold", "night", "night-deep", "red", "link", "orange", "white"];

interface Token {
  /** Part of the element that it colours: empty for itself, else a pseudo-element or descendant. */
  part: string;
  states: string[];
  kind: "text" | "background" | "opacity";
  value: string;
}

/** Splits at colons outside brackets. */
const splitVariants = (utility: string): string[] => utility.match(/(?:\[[^\]]*\]|\([^)]*\)|[^:[(])+/g) ?? [];

const isPart = (variant: string) =>
  /^(?:before|after|placeholder|marker|file|\*|\*\*)$/.test(variant) ||
  /^\[&(?:::|.*[_>+~])/.test(variant) ||
  /^\[.*&.*[_>+~]/.test(variant);

function readToken(utility: string): Token | undefined {
  const variants = splitVariants(utility);
  const last = variants.pop() ?? "";
  if (variants.includes("print")) return undefined;
  const [, prefix = "", value = ""] = /^(text|bg|opacity)-([a-z\d-]+)$/.exec(last) ?? [];
  const kind = prefix === "bg" ? "background" : (prefix as Token["kind"]);
  if (kind !== "opacity" && !(value in themeColours) && value !== "inherit") return undefined;
  if (kind === "opacity" && !variants.some((variant) => variant.includes("disabled"))) return undefined;
  return {
    part: variants.filter(isPart).join(":"),
    states: variants.filter((variant) => !isPart(variant)),
    kind,
    value,
  };
}

const filesIn = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => names.test(name))
    .map((name) => join(folder, name));
const sheets = filesIn("app/styles", /\.css$/).map((name) => readFileSync(name, "utf8"));
/** Our own utilities, by name, with the utilities that they apply. */
const ownUtilities = new Map(
  sheets.flatMap((css) =>
    [...css.matchAll(/@utility ([a-z-]+) \{([\s\S]*?)\n\}/g)].map(([, name = "", body = ""]) => {
      const applied = [...body.matchAll(/^ {2}@apply ([^;]+);/gm)].map(([, words = ""]) => words);
      return [name, applied.join(" ")] as const;
    }),
  ),
);

function expand(words: string): string[] {
  return words.split(/\s+/).flatMap((word) => {
    const variants = splitVariants(word);
    const own = ownUtilities.get(variants.pop() ?? "");
    return own ? expand(own).map((inner) => [...variants, inner].join(":")) : word;
  });
}

/** Returns the class lists of the source. Template literals count as one list. */
function listClasses(): [file: string, classes: string][] {
  const files = filesIn("app", /\.tsx?$/);
  const inSource = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(
      ([, quoted, template = ""]) =>
        [file, quoted ?? template.replace(/\$\{[^}]*\}/g, " ")] as [string, string],
    ),
  );
  const shared = [...ownUtilities].map(([name, words]) => [`@utility ${name}`, words] as [string, string]);
  return [...inSource, ...shared].filter(([, classes]) => /\b(?:text|bg)-[a-z]|\bbutton/.test(classes));
}

/** The value that counts in a state: of the tokens whose states all hold, the one with the most, then the last. */
function valueIn(tokens: Token[], part: string, kind: Token["kind"], states: readonly string[]) {
  return tokens
    .filter((token) => token.part === part && token.kind === kind)
    .filter((token) => token.states.every((state) => states.includes(state)))
    .sort((one, other) => one.states.length - other.states.length)
    .at(-1)?.value;
}

const widths = /^(?:max-)?(?:2xs|narrow|xs|sm|md|lg|xl|2xl|3xl)$/;
/** True for a window that is both narrower and wider than a width. */
const isImpossible = (states: readonly string[]) =>
  states.some((state) => states.includes(`max-${state}`) && widths.test(state));

/** Pairs of text and background, with the opacity of the element, in every state that a class list names. */
function listPairs(classes: string) {
  const tokens = expand(classes).flatMap((utility) => readToken(utility) ?? []);
  const named = [[], ...tokens.map(({ states }) => states)];
  const combined = named.flatMap((one) => named.map((other) => [...new Set([...one, ...other])]));
  const pairs = new Map<string, { texts: string[]; backgrounds: string[]; opacity: number }>();
  for (const states of combined.filter((each) => !isImpossible(each))) {
    for (const part of new Set(tokens.map((token) => token.part))) {
      const own = valueIn(tokens, part, "text", states);
      const text = own ?? (/^$|before|after/.test(part) ? undefined : valueIn(tokens, "", "text", states));
      const background =
        valueIn(tokens, part, "background", states) ?? valueIn(tokens, "", "background", states);
      const opacity = Number(valueIn(tokens, "", "opacity", states) ?? 100) / 100;
      const texts = text === "inherit" ? [] : text ? [text] : isSilent(background, part) ? [] : inherited;
      const backgrounds = background ? [background] : text ? (groundsOf[text] ?? grounds) : [];
      pairs.set([part, texts, backgrounds, opacity].join(" "), { texts, backgrounds, opacity });
    }
  }
  return [...pairs.values()];
}

const isSilent = (background = "", part = "") => part !== "" || withoutOwnText.includes(background);

function contrastOf(colours: Record<string, string>, text: string, background: string, opacity: number) {
  const over = (name: string) =>
    interpolate([colours.sheet ?? "", colours[name] ?? ""], "rgb")(opacity) ?? parse("#000000");
  return wcagContrast(over(text) ?? "", over(background) ?? "");
}

function listWeak(lists: [file: string, classes: string][]): string[] {
  const weak = lists.flatMap(([file, classes]) =>
    listPairs(classes).flatMap(({ texts, backgrounds, opacity }) =>
      texts.flatMap((text) =>
        backgrounds.flatMap((background) =>
          [themeColours, darkColours].flatMap((colours) => {
            const contrast = contrastOf(colours, text, background, opacity);
            if (contrast >= (opacity < 1 ? minInactive : minContrast)) return [];
            const scheme = colours === darkColours ? ", dark" : "";
            const inactive = opacity < 1 ? ", disabled" : "";
            return `${file}: ${text} on ${background}: ${contrast.toFixed(2)}${inactive}${scheme}`;
          }),
        ),
      ),
    ),
  );
  return [...new Set(weak)];
}

test("text has enough contrast on its background in every state that a class list names", () => {
  const lists = listClasses();
  expect(lists.length).toBeGreaterThan(300);
  expect(listWeak(lists)).toEqual([]);
});

test("finds weak pairs of hover, focus, disabled, chosen and narrow states, and of links in the offline strip", () => {
  const weakOf = (classes: string) => listWeak([["x", classes]]);
  expect(weakOf("bg-sheet text-link hover:bg-green")[0]).toBe("x: link on green: 1.00");
  expect(weakOf("text-white bg-green focus:text-ink")).toEqual(["x: ink on green: 1.64"]);
  expect(weakOf("current:bg-marigold current:text-white")[0]).toContain("white on marigold: 2.");
  expect(weakOf("max-sm:bg-green-deep text-link")[0]).toContain("link on green-deep");
  expect(weakOf("button-primary aria-disabled:opacity-30")[0]).toContain("white on green: 1.");
  expect(weakOf("bg-ink text-paper [&_a]:text-link")).not.toEqual([]);
  expect(weakOf("bg-ink text-paper [&_a]:text-inherit")).toEqual([]);
});
