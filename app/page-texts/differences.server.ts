import { diffWordsWithSpace } from "diff";

export interface Difference {
  words: string;
  only?: "earlier" | "later";
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

export function compareTexts(earlier: string, later: string): Difference[] {
  return diffWordsWithSpace(earlier, later, { intlSegmenter: segmenter }).flatMap(
    ({ value, added, removed }, index, all): Difference[] => {
      if (removed) {
        const isReplaced = all[index + 1]?.added && !/\s$/.test(value);
        return [{ words: value, only: "earlier" }, ...(isReplaced ? [{ words: " " }] : [])];
      }
      return [{ words: value, ...(added && { only: "later" as const }) }];
    },
  );
}
