import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translations } from "~/languages/languages";

/** A font of Android and Linux, of Windows, and of Apple. */
const fonts: Record<string, string[]> = {
  or: ["Noto Sans Oriya", "Nirmala UI", "Oriya Sangam MN"],
  hi: ["Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari"],
  bn: ["Noto Sans Bengali", "Nirmala UI", "Kohinoor Bangla"],
};

test.each(translations)("$english names fonts of each system, for texts and headings", ({ code }) => {
  const base = readFileSync("app/styles/base.css", "utf8");
  const rule = new RegExp(`:root:lang\\(${code}\\) \\{\\s*--script-fonts:([^;]*);`).exec(base)?.[1] ?? "";
  for (const font of fonts[code] ?? ["missing"]) expect(rule).toContain(`"${font}"`);
  const theme = readFileSync("app/styles/theme.css", "utf8");
  for (const family of ["--default-font-family", "--font-serif"])
    expect(new RegExp(`${family}:[^;]*var\\(--script-fonts\\)`).test(theme), family).toBe(true);
});
