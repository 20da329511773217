const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("en", { granularity: "grapheme" }) : undefined;

/** As readers count; code points without `Intl.Segmenter` (Chrome 86, Firefox 124, Safari 14.0). */
export function* graphemes(text: string): Generator<string> {
  if (!segmenter) return yield* text;
  for (const { segment } of segmenter.segment(text)) yield segment;
}
