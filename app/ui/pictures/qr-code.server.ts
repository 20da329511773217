import { encodeQR } from "qr";
import type { QrCode } from "./qr-code";

/** The QR code of a text; dark squares in a row are one line. */
export function qrCodeOf(text: string): QrCode {
  const squares = encodeQR(text, "raw", { border: 4, ecc: "medium" });
  const rows = squares.map((row) => row.map((dark) => (dark ? "#" : " ")).join(""));
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}`),
    )
    .join("");
  return { size: squares.length, path };
}
