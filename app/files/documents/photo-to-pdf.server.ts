import { createHash } from "node:crypto";
import { open, writeFile } from "node:fs/promises";
import { readAt } from "../examine/read-at";
import { checkPicture, maxPicturePixels, PictureRefusedError } from "../pictures/picture-check.server";
import { turns } from "../pictures/pictures.server";
import { loadSharp } from "../pictures/sharp.server";
import type { ReceivedFile } from "../upload/intake.server";
import { DocumentRefusedError } from "./documents.server";

/** A4 in points of 1/72 inch. */
const page = { width: 595, height: 842 };
/** Pixels of the longer side: about 200 per inch of A4. */
const maxPixels = 2400;
const quality = 75;

/** Replaces the photo in its temporary file; returns other files as they are. @throws DocumentRefusedError */
export async function photoToPdf(file: ReceivedFile): Promise<ReceivedFile> {
  if (file.failure || file.tooLarge || !(await isPhoto(file.path))) return file;
  try {
    await checkPicture(file.path, file);
  } catch (error) {
    if (error instanceof PictureRefusedError) throw new DocumentRefusedError(error.message);
    throw error;
  }
  const sharp = await loadSharp();
  const { data, info } = await turns.runExclusive(() =>
    sharp(file.path, { limitInputPixels: maxPicturePixels, failOn: "error" })
      .rotate()
      .resize({ width: maxPixels, height: maxPixels, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true }),
  );
  const pdf = createPdf(data, info);
  await writeFile(file.path, pdf);
  return {
    ...file,
    originalName: `${file.originalName.replace(/\.[a-z]{3,4}$/i, "")}.pdf`,
    size: pdf.length,
    sha256: createHash("sha256").update(pdf).digest("hex"),
  };
}

/** True for JPEG, PNG, WebP and AVIF, by the first bytes. */
async function isPhoto(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const head = (await readAt(file, 0, 12)).toString("latin1");
    return /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavif)/s.test(head);
  } finally {
    await file.close();
  }
}

/** Writes a PDF of one A4 page that shows a JPEG as large as possible (ISO 32000-1, section 7.5). */
function createPdf(jpeg: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const isWide = width > height;
  const [across, down] = isWide ? [page.height, page.width] : [page.width, page.height];
  const scale = Math.min(across / width, down / height);
  const [x, y] = [(across - width * scale) / 2, (down - height * scale) / 2].map((length) =>
    length.toFixed(2),
  );
  const content = `q ${(width * scale).toFixed(2)} 0 0 ${(height * scale).toFixed(2)} ${x} ${y} cm /Photo Do Q`;
  const objects: (string | [string, Buffer])[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents 4 0 R /Resources << /XObject << /Photo 5 0 R >> >> >>`,
    [`<< /Length ${content.length} >>`, Buffer.from(content)],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    ],
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const [head, stream] = typeof object === "string" ? [object] : object;
    add(Buffer.from(`${index + 1} 0 obj\n${head}\n`));
    if (stream) add(Buffer.concat([Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n")]));
    add(Buffer.from("endobj\n"));
  }
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`));
  add(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
