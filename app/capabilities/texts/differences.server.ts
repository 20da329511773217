import { diffWordsWithSpace } from "diff";

/** A piece of two versions of a text: in both, only in the earlier one, or only in the later one. */
export interface Difference {
  words: string;
  only?: "earlier" | "later";
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** What was taken out of a text and what was put in, word by word, in any script; a space parts one from the other. */
export function differencesOf(earlier: string, later: string): Difference[] {
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
