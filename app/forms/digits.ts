/** The digits 0 of the scripts that people here type in; the other nine follow it in Unicode. */
const zeros = [..."०০੦૦୦௦౦೦൦٠۰０"].map((zero) => zero.codePointAt(0) ?? 0);

/** The same text with the digits of every script as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** A whole number as people write it, `1,200` or `१२००`, as `1200`. */
export function plainNumber(text: string): string {
  return plainDigits(text).replace(/(\d)[,\s](?=\d)/g, "$1");
}
