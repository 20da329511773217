import { t } from "#say";
import { type ChosenColours, nearestAccent, nearestMain, themeChoice } from "~/styles/school-colours.server";
import { readColour } from "~/text/colour";
import { type ColourName, type ColourVerdict, colourFields, useField } from "./colour-fields";
import { looks } from "./looks";

export function judgeColours(typed: ChosenColours): Record<keyof ChosenColours, ColourVerdict> {
  return {
    main: judge(typed.main || themeChoice.main, nearestMain),
    accent: judge(typed.accent || themeChoice.accent, nearestAccent),
  };
}

/** Says which colours are saved a shade different, because words on the typed ones are hard to read. */
export function describeAdjusted(fields: URLSearchParams): string {
  const verdicts = judgeColours({
    main: fields.get("colour_main") ?? "",
    accent: fields.get("colour_accent") ?? "",
  });
  return [
    verdicts.main.nearest &&
      t("The main colour became {colour}, so that words on it can be read.", {
        colour: verdicts.main.nearest,
      }),
    verdicts.accent.nearest &&
      t("The second colour became {colour}, so that words on it can be read.", {
        colour: verdicts.accent.nearest,
      }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Fills in the fields of the look that a button named. */
export function takeLook(fields: URLSearchParams): void {
  const [named, key = ""] = (fields.get(useField) ?? "").split(" ");
  if (named !== "look" || !Object.hasOwn(looks, key)) return;
  for (const [name, value] of Object.entries(looks[key]?.look ?? {})) fields.set(name, value);
}

function judge(typed: string, nearestOf: (hex: string) => string): ColourVerdict {
  const colour = readColour(typed) ?? "";
  const nearest = colour && nearestOf(colour);
  return { colour, nearest: nearest === colour ? "" : nearest };
}

/** Without script, prefers the chooser if only it changed. A button can name a colour. */
export function typedColour(fields: URLSearchParams, name: ColourName): string {
  const { text, picked, before } = colourFields(name);
  const value = (field: string) => (fields.get(field) ?? "").trim().toLowerCase();
  const [named, taken = ""] = (fields.get(useField) ?? "").split(" ");
  if (named === "theme") return "";
  if (named === name) return taken;
  const onlyPicked = fields.has(picked) && value(picked) !== value(before) && value(text) === value(before);
  return onlyPicked ? value(picked) : (fields.get(text) ?? "");
}
