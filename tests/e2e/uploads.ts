import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { staff } from "./server";

/** Logs in by the old endpoint. @returns the Cookie header */
export async function logIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/gdapi/login.php`, {
    method: "POST",
    body: JSON.stringify(staff),
    headers: { "Content-Type": "application/json" },
  });
  const cookies = response.headers.getSetCookie();
  return cookies.map((line) => line.split(";")[0]).join("; ");
}

/** Noisy 12-megapixel JPEG of about `bytes`. */
export async function bigPhoto(bytes: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const pixels = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "grey", noise } });
  const raw = await pixels.png({ compressionLevel: 0 }).toBuffer();
  let best = Buffer.alloc(0);
  for (const quality of [60, 75, 85, 90, 93, 95, 97]) {
    const photo = await sharp(raw).jpeg({ quality }).toBuffer();
    if (photo.length > bytes) break;
    best = photo;
  }
  return best;
}

export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function photo(name: string, background = "teal"): Promise<PickedFile> {
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

export function twelvePhotos(): Promise<PickedFile[]> {
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  return Promise.all(numbers.map((number) => photo(`${number}.jpg`, `rgb(${number * 20}, 90, 60)`)));
}

export async function pdf(name: string): Promise<PickedFile> {
  const document = await PDFDocument.create();
  document.addPage([300, 400]).drawText(name);
  return { name, mimeType: "application/pdf", buffer: Buffer.from(await document.save()) };
}
