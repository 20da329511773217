import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PDFDocument, rgb, StandardFonts } from "pdf-lib";
import { notices } from "./notices";
import { settings } from "./settings";

/** `npx tsx db/seed/make-circulars.ts` writes the PDFs of sample notices into `db/seed/documents/`. */
const green = rgb(0.06, 0.24, 0.18);
const ink = rgb(0.11, 0.16, 0.14);
const folder = fileURLToPath(new URL("./documents/", import.meta.url));
mkdirSync(folder, { recursive: true });

for (const { title, details, circular } of notices) {
  if (!circular) continue;
  const plain = (text: string) => text.replaceAll("–", "-").replaceAll("’", "'");
  const document = await PDFDocument.create();
  document.setTitle(`${plain(title)} (sample)`);
  const date = new Date("2026-01-01T00:00:00Z");
  document.setCreationDate(date);
  document.setModificationDate(date);
  const serif = await document.embedFont(StandardFonts.TimesRomanBold);
  const sans = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  page.drawRectangle({ x: 0, y: 762, width: 595, height: 80, color: green });
  page.drawText(settings.school_name ?? "", { x: 60, y: 794, size: 20, font: serif, color: rgb(1, 1, 1) });
  page.drawText(plain(title), { x: 60, y: 680, size: 20, font: serif, color: green, maxWidth: 475 });
  page.drawText(plain(details), {
    x: 60,
    y: 600,
    size: 12,
    font: sans,
    color: ink,
    maxWidth: 475,
    lineHeight: 18,
  });
  page.drawText("Sample circular.", { x: 60, y: 60, size: 10, font: sans, color: ink });
  writeFileSync(`${folder}${circular}.pdf`, await document.save());
}
