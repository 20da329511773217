import {
  type ChosenColours,
  nearestAccent,
  nearestMain,
  readColour,
  themeChoice,
} from "~/styles/school-colours.server";
import { type ColourName, type ColourVerdict, colourFields, useField } from "./colour-fields";

/** Says of each typed colour whether it can be read; an empty one is as the site comes. */
export function judgeColours(typed: ChosenColours): Record<keyof ChosenColours, ColourVerdict> {
  return {
    main: judge(typed.main || themeChoice.main, nearestMain),
    accent: judge(typed.accent || themeChoice.accent, nearestAccent),
  };
}

/** A colour in an address; the site's own if it is none. */
export function typedOrOwn(typed: string | null, which: keyof ChosenColours): string {
  return readColour(typed ?? "") ?? themeChoice[which];
}

function judge(typed: string, nearestOf: (hex: string) => string): ColourVerdict {
  const colour = readColour(typed) ?? "";
  const nearest = colour && nearestOf(colour);
  return { colour, nearest: nearest === colour ? "" : nearest };
}

/**
 * Which of the two fields of a colour counts, where no script keeps them alike: the chooser where only that was changed,
 * else the text. A button may name a colour to take, or the theme's own.
 */
export function typedColour(fields: URLSearchParams, name: ColourName): string {
  const { text, picked, before } = colourFields(name);
  const value = (field: string) => (fields.get(field) ?? "").trim().toLowerCase();
  const [named, taken = ""] = (fields.get(useField) ?? "").split(" ");
  if (named === "theme") return "";
  if (named === name) return taken;
  const onlyPicked = fields.has(picked) && value(picked) !== value(before) && value(text) === value(before);
  return onlyPicked ? value(picked) : (fields.get(text) ?? "");
}
