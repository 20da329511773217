/** A number as it is written in India, `1,23,456`, whether it was typed with commas or without; other words as they are. */
export function figure(value: string | number): string {
  const [, number, plus = ""] = /^(\d[\d,]*)(\+?)$/.exec(String(value)) ?? [];
  return number ? `${Number(number.replaceAll(",", "")).toLocaleString("en-IN")}${plus}` : String(value);
}
