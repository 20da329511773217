import { t } from "#say";
import { plainDigits } from "~/text/digits";

/** Per cent that a band has. */
const step = 5;
/** Below it there is one band: the site shows who did well. */
const lowest = 50;

/** Results of one class whose names are not shown, counted by their marks. */
export interface ClassBands {
  /** As the results say it. */
  std: string;
  /** The best first; what cannot be reckoned in per cent last. */
  bands: { label: string; count: number }[];
}

/** The per cent that marks say: `97.4%`, `488/500`, `488 out of 500`; no percentile. */
function percentOf(marks: string): number | undefined {
  const text = plainDigits(marks).replace(/(\d),(\d)/g, "$1.$2");
  const said = /(\d{1,3}(?:\.\d+)?)\s*(?:%(?!\s?ile|tile)|per\s*cent(?!ile))/i.exec(text)?.[1];
  const [, got, of] = /(\d+(?:\.\d+)?)\s*(?:\/|(?:out )?of)\s*(\d+)/i.exec(text) ?? [];
  const percent = said ? Number(said) : got && of ? (Number(got) / Number(of)) * 100 : undefined;
  return percent !== undefined && percent <= 100 ? percent : undefined;
}

/** Where the band of some marks begins; undefined if they cannot be reckoned in per cent. */
function bandOf(marks: string): number | undefined {
  const percent = percentOf(marks);
  if (percent === undefined) return undefined;
  return percent < lowest ? 0 : Math.min(Math.floor(percent / step) * step, 100 - step);
}

function labelOf(band: number | undefined): string {
  if (band === undefined) return t(/* Such as grades, which are not per cent. */ "Other marks");
  return band === 0 ? t("below {lowest} %", { lowest }) : `${band}–${band + step} %`;
}

/** Counts results by class, in the order in which those come, and by bands of marks. */
export function inBands(results: readonly { std: string; marks: string }[]): ClassBands[] {
  const counted = new Map<string, Map<number | undefined, number>>();
  for (const { std, marks } of results) {
    const bands = counted.get(std) ?? new Map<number | undefined, number>();
    const band = bandOf(marks);
    bands.set(band, (bands.get(band) ?? 0) + 1);
    counted.set(std, bands);
  }
  return [...counted].map(([std, bands]) => ({
    std,
    bands: [...bands]
      .sort(([one = -1], [other = -1]) => other - one)
      .map(([band, count]) => ({ label: labelOf(band), count })),
  }));
}
