import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { publicPages } from "../../tests/pages";
import { printTable } from "./table";

/** Measures the document with styles of every public page, and the light home page. */
export async function measureWeights(origin: string): Promise<void> {
  const rows: (string | number)[][] = [];
  const weigh = async (name: string, path: string, headers: Record<string, string> = {}) => {
    const html = Buffer.from(await (await fetch(origin + path, { headers })).arrayBuffer());
    const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    rows.push([name, html.length, gzipSync(html, { level: 9 }).length, brotli.length]);
  };
  for (const path of publicPages) await weigh(path, path);
  await weigh("/ with Save-Data", "/", { "Save-Data": "on" });
  printTable("Documents, bytes", ["page", "plain", "gzip 9", "brotli 11"], rows);
}
