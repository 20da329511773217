import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PDFDocument, rgb, StandardFonts } from "pdf-lib";
import { disclosures } from "./disclosures";
import { settings } from "./settings";

/** `npx tsx db/seed/make-disclosures.ts` writes the 14 sample documents into `public/`. */
const green = rgb(0.06, 0.24, 0.18);
const ink = rgb(0.11, 0.16, 0.14);

for (const { name, what, url } of disclosures) {
  const document = await PDFDocument.create();
  document.setTitle(`${name} (sample)`);
  const date = new Date("2026-01-01T00:00:00Z");
  document.setCreationDate(date);
  document.setModificationDate(date);
  const serif = await document.embedFont(StandardFonts.TimesRomanBold);
  const sans = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  page.drawRectangle({ x: 0, y: 762, width: 595, height: 80, color: green });
  page.drawText(settings.school_name ?? "", { x: 60, y: 794, size: 20, font: serif, color: rgb(1, 1, 1) });
  page.drawText(name, { x: 60, y: 680, size: 24, font: serif, color: green, maxWidth: 475 });
  page.drawText(what, { x: 60, y: 620, size: 12, font: sans, color: ink, maxWidth: 475, lineHeight: 18 });
  page.drawRectangle({ x: 60, y: 500, width: 475, height: 70, borderColor: green, borderWidth: 1.5 });
  page.drawText("Sample document. Replace this file with the school's own signed and stamped copy.", {
    x: 76,
    y: 540,
    size: 12,
    font: sans,
    color: ink,
    maxWidth: 445,
    lineHeight: 18,
  });
  const target = fileURLToPath(new URL(`../../public${url}`, import.meta.url));
  mkdirSync(fileURLToPath(new URL("../../public/disclosures", import.meta.url)), { recursive: true });
  writeFileSync(target, await document.save());
}
