/** Formats `1,23,456` as in India, typed with or without commas; other texts are unchanged. */
export function figure(value: string | number): string {
  const [, number, plus = ""] = /^(\d[\d,]*)(\+?)$/.exec(String(value)) ?? [];
  return number ? `${Number(number.replaceAll(",", "")).toLocaleString("en-IN")}${plus}` : String(value);
}
