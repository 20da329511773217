import theme from "./theme.css?raw";

/** The colours of the theme as it comes, by their names in theme.css, each as six hexadecimal digits with `#`. */
export const themeColours: Readonly<Record<string, string>> = Object.fromEntries(
  [...theme.matchAll(/--color-([a-z-]+):\s*(#[\da-f]{3,6}|rgb\([^)]*\))/g)].map(
    ([, name = "", value = ""]) => [name, solid(value)],
  ),
);

/** Without its opacity, which stays where it is used. */
function solid(value: string): string {
  if (value.startsWith("#")) return value.length === 4 ? value.replace(/[\da-f]/g, "$&$&") : value;
  const levels = value.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${levels.map((level) => Number(level).toString(16).padStart(2, "0")).join("")}`;
}

/** A colour of the theme. @throws Error where there is none of that name */
export function themeColour(name: string): string {
  const colour = themeColours[name];
  if (!colour) throw new Error(`The theme has no colour ${name}.`);
  return colour;
}
