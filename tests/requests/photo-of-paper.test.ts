import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openSite, textOf } from "../support/site";

const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#eee" } });

async function send(photo: Buffer, name: string, fields: Record<string, string> = {}) {
  const site = await openSite();
  const clerk = await site.staff();
  const body = new FormData();
  for (const [key, value] of Object.entries({ name: "Fire Certificate", position: "1", ...fields }))
    body.append(key, value);
  body.append("document", new Blob([new Uint8Array(photo)]), name);
  return { site, response: await clerk.visit("/dashboard/disclosures/add", { body }) };
}

test.each([
  ["JPEG", "upright", () => paper(1200, 1600).jpeg().toBuffer(), "IMG_2041.jpg", 595],
  ["PNG", "wide", () => paper(1600, 1200).png().toBuffer(), "scan.png", 842],
])("a %s of a paper document becomes a PDF: %s", async (_, __, photo, name, width) => {
  const { site, response } = await send(await photo(), name);
  expect(response.status).toBe(303);
  const row = await site.db
    .selectFrom("disclosures")
    .select(["url", "bytes", "original_name"])
    .executeTakeFirstOrThrow();
  expect(row.original_name).toBe(name.replace(/\.\w+$/, ".pdf"));
  const stored = await readFile(join(site.config.uploadsDir, "documents", row.url.split("/").at(-1) ?? ""));
  expect(stored.length).toBe(row.bytes);
  const pdf = await PDFDocument.load(stored);
  expect([pdf.getPageCount(), Math.round(pdf.getPage(0).getWidth())]).toEqual([1, width]);
  const served = await site.visitor().visit(row.url);
  expect([served.status, served.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
});

test("a damaged photo is refused in a sentence, and what was typed is kept", async () => {
  const whole = await paper(900, 900).jpeg().toBuffer();
  const { response } = await send(whole.subarray(0, 60), "broken.jpg", { number: "FS/2026/7" });
  const html = await response.text();
  expect([response.status, textOf(html).includes("damaged"), html.includes("FS/2026/7")]).toEqual([
    422,
    true,
    true,
  ]);
});

test("says what another kind of file is, and what to do with it", async () => {
  const { response } = await send(Buffer.from("a,b\n1,2\n"), "list.csv");
  expect(textOf(await response.text())).toContain(
    "This file is a plain text file. Save it as PDF, then choose that.",
  );
});
