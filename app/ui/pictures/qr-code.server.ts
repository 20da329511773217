import { encodeQR } from "qr";
import type { QrCode } from "./qr-code";

/** Merges dark squares of a row into one line. */
export function createQrCode(text: string): QrCode {
  const squares = encodeQR(text, "raw", { border: 4, ecc: "medium" });
  const rows = squares.map((row) => row.map((dark) => (dark ? "#" : " ")).join(""));
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}`),
    )
    .join("");
  return { size: squares.length, path };
}
