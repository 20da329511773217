/** Parses three or six hexadecimal digits to `#rrggbb`; undefined if invalid. */
export function readColour(typed: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}
