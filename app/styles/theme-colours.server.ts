import theme from "./theme.css?raw";

const [light = "", dark = ""] = theme.split("prefers-color-scheme: dark");

/** Reads the colours that are declared, by their names in theme.css, each as six hexadecimal digits with `#`. */
const readColours = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+):\s*(#[\da-f]+)/g)].map(([, name = "", value = ""]) => [
      name,
      removeOpacity(value),
    ]),
  );

/** Colours of the light scheme. */
export const themeColours = readColours(light);

/** Colours of the dark scheme. */
export const darkColours = { ...themeColours, ...readColours(dark) };

/** Also writes `#fff` as `#ffffff`. */
function removeOpacity(value: string): string {
  return value.length === 4 ? value.replace(/[\da-f]/g, "$&$&") : value.slice(0, 7);
}

/** A colour of the theme. @throws Error if there is none of that name */
export function themeColour(name: string): string {
  return named(themeColours, name);
}

/** A colour of the dark scheme. @throws Error if there is none of that name */
export function darkColour(name: string): string {
  return named(darkColours, name);
}

function named(colours: Readonly<Record<string, string>>, name: string): string {
  const colour = colours[name];
  if (!colour) throw new Error(`The theme has no colour ${name}.`);
  return colour;
}
