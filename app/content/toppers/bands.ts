import { t } from "#say";
import { plainDigits } from "~/text/digits";

/** Width in per cent. */
const step = 5;
const lowest = 50;

export interface ClassBands {
  std: string;
  /** Best first; marks that are no percentage last. */
  bands: { label: string; count: number }[];
}

/** Parses `97.4%`, `488/500` or `488 out of 500`, but no percentile. */
function parsePercent(marks: string): number | undefined {
  const text = plainDigits(marks).replace(/(\d),(\d)/g, "$1.$2");
  const said = /(\d{1,3}(?:\.\d+)?)\s*(?:%(?!\s?ile|tile)|per\s*cent(?!ile))/i.exec(text)?.[1];
  const [, got, of] = /(\d+(?:\.\d+)?)\s*(?:\/|(?:out )?of)\s*(\d+)/i.exec(text) ?? [];
  const percent = said ? Number(said) : got && of ? (Number(got) / Number(of)) * 100 : undefined;
  return percent !== undefined && percent <= 100 ? percent : undefined;
}

/** Lower bound of the band; undefined if the marks are no percentage. */
function findBand(marks: string): number | undefined {
  const percent = parsePercent(marks);
  if (percent === undefined) return undefined;
  return percent < lowest ? 0 : Math.min(Math.floor(percent / step) * step, 100 - step);
}

function getLabel(band: number | undefined): string {
  if (band === undefined) return t(/* Such as grades, which are not per cent. */ "Other marks");
  return band === 0 ? t("below {lowest} %", { lowest }) : `${band}–${band + step} %`;
}

export function inBands(results: readonly { std: string; marks: string }[]): ClassBands[] {
  const counted = new Map<string, Map<number | undefined, number>>();
  for (const { std, marks } of results) {
    const bands = counted.get(std) ?? new Map<number | undefined, number>();
    const band = findBand(marks);
    bands.set(band, (bands.get(band) ?? 0) + 1);
    counted.set(std, bands);
  }
  return [...counted].map(([std, bands]) => ({
    std,
    bands: [...bands]
      .sort(([one = -1], [other = -1]) => other - one)
      .map(([band, count]) => ({ label: getLabel(band), count })),
  }));
}
