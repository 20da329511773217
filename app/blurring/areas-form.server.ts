import { t } from "#say";
import { type Area, maxAreas, readAreasText, sides, withinPicture } from "~/files/pictures/blur-areas";
import type { FieldErrors, Typed } from "~/forms/fields.server";
import { plainDigits } from "~/text/digits";
import { foundField, sideField, tapField, tapWidth } from "./area-names";
import type { Point } from "./tapped-area";

export function typedAreas(areas: readonly Area[]): Typed {
  const entries = areas.flatMap((area, index) =>
    sides.map((side) => [sideField(side, index + 1), String(area[side])] as const),
  );
  return Object.fromEntries(entries);
}

export function parseAreas(fields: URLSearchParams): { areas: Area[]; errors: FieldErrors } {
  const areas: Area[] = [];
  const errors: FieldErrors = {};
  for (let nth = 1; nth <= maxAreas; nth += 1) {
    const typed = sides.map((side) => (fields.get(sideField(side, nth)) ?? "").trim());
    if (typed.every((text) => text === "")) continue;
    const numbers = typed.map((text) => (text === "" ? Number.NaN : Number(decimal(text))));
    const wrong = numbers.findIndex((number) => !Number.isFinite(number) || Math.abs(number) > 1000);
    const [left = 0, top = 0, width = 0, height = 0] = numbers;
    const area = wrong < 0 ? withinPicture({ left, top, width, height }) : undefined;
    if (area) areas.push(area);
    else if (wrong < 0)
      errors[sideField("left", nth)] = t("Area {number} is outside the picture, or too small.", {
        number: nth,
      });
    else
      errors[sideField(sides[wrong] ?? "left", nth)] = t(
        "Area {number} needs four numbers from 0 to 100. Empty all four for no area.",
        { number: nth },
      );
  }
  areas.push(...readAreasText(fields.getAll(foundField).join(";")));
  const more = [...fields.keys()].some((name) => Number(/^left-(\d{1,6})$/.exec(name)?.[1]) > maxAreas);
  if (more || areas.length > maxAreas)
    errors[""] = t("At most {max} areas can be blurred. Draw one box over several faces.", { max: maxAreas });
  return { areas, errors };
}

/** Returns the point of the picture that was tapped without script, in per cent. Keys press at 0, 0, which is none. */
export function parseTap(
  fields: URLSearchParams,
  picture: { width: number; height: number },
): Point | undefined {
  const [x, y] = [Number(fields.get(`${tapField}.x`)), Number(fields.get(`${tapField}.y`))];
  if (!(x > 0 || y > 0)) return undefined;
  return { x: (x / tapWidth) * 100, y: (y / ((tapWidth * picture.height) / picture.width)) * 100 };
}

/** Normalizes `12,5`, digits of every script and per cent signs. */
const decimal = (text: string) => plainDigits(text).replace(",", ".").replace(/\s*%$/, "");
