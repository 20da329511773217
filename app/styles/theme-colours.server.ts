import theme from "./theme.css?raw";

/** What theme.css says of each colour: one value, or one for each scheme. */
const said = [
  ...theme.matchAll(
    /--color-([a-z-]+):\s*(?:light-dark\((#[\da-f]+),\s*(#[\da-f]+)\)|(#[\da-f]+|rgb\([^)]*\)))/g,
  ),
].map(([, name = "", light = "", dark = "", only = ""]) => ({
  name,
  light: solid(light || only),
  dark: solid(dark || only),
}));

/** The colours of the theme as it comes, by their names in theme.css, each as six hexadecimal digits with `#`. */
export const themeColours: Readonly<Record<string, string>> = Object.fromEntries(
  said.map(({ name, light }) => [name, light]),
);

/** The same where the visitor's system asks for a dark scheme. */
export const darkColours: Readonly<Record<string, string>> = Object.fromEntries(
  said.map(({ name, dark }) => [name, dark]),
);

/** Without its opacity, which stays where it is used. */
function solid(value: string): string {
  if (!value.startsWith("#")) {
    const levels = value.match(/\d+/g)?.slice(0, 3) ?? [];
    return `#${levels.map((level) => Number(level).toString(16).padStart(2, "0")).join("")}`;
  }
  return value.length === 4 ? value.replace(/[\da-f]/g, "$&$&") : value.slice(0, 7);
}

/** A colour of the theme. @throws Error where there is none of that name */
export function themeColour(name: string): string {
  return named(themeColours, name);
}

/** A colour of the dark scheme. @throws Error where there is none of that name */
export function darkColour(name: string): string {
  return named(darkColours, name);
}

function named(colours: Readonly<Record<string, string>>, name: string): string {
  const colour = colours[name];
  if (!colour) throw new Error(`The theme has no colour ${name}.`);
  return colour;
}
