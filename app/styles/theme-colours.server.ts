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

export function themeColour(name: string): string {
  return named(themeColours, name);
}

export function darkColour(name: string): string {
  return named(darkColours, name);
}

function named(colours: Readonly<Record<string, string>>, name: string): string {
  const colour = colours[name];
  if (!colour) throw new Error(`The theme has no colour ${name}.`);
  return colour;
}
