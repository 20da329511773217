const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("en", { granularity: "grapheme" }) : undefined;

/**
 * Splits a text into letters as readers count them: a consonant with its vowel signs is one, and so is an emoji. Browsers
 * without `Intl.Segmenter` (Chrome 86, Firefox 124, Safari 14.0) split it into code points.
 */
export function* graphemes(text: string): Generator<string> {
  if (!segmenter) return yield* text;
  for (const { segment } of segmenter.segment(text)) yield segment;
}
