import { useEffect, useState } from "react";
import { t } from "#say";

/** Counts graphemes: a consonant with its vowel signs is one. */
function countLetters(text: string): number {
  if (!("Segmenter" in Intl)) return [...text].length;
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].length;
}

/** Shows the maximum, and with script the current count. @param of ID of the field */
export function LetterCount({ of, max }: { of: string; max: number }) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const field = document.getElementById(of);
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return undefined;
    const show = () => setCount(countLetters(field.value));
    show();
    field.addEventListener("input", show);
    return () => field.removeEventListener("input", show);
  }, [of]);
  return (
    <p className={count !== undefined && count > max ? "field-error" : "hint m-0"} id={`${of}-count`}>
      {count === undefined
        ? t("At most {max} letters", { max })
        : t("{count} of {max} letters", { count, max })}
    </p>
  );
}
