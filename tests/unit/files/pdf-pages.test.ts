import { readdirSync, readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { PDFDocument } from "pdf-lib";
import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { inspectDocument } from "../../../app/files/documents/documents.server";
import { staffSender } from "../../../app/files/examine/examine.server";
import { workshop } from "./workshop";

const { put } = await workshop();

const countPdfPages = async (path: string) => (await inspectDocument(path, staffSender)).pages;

async function withPages(count: number, useObjectStreams: boolean): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1)
    document.addPage([300, 400]).drawText(`Page ${page + 1} (of /Count 99)`);
  return Buffer.from(await document.save({ useObjectStreams }));
}

describe("pages are counted as a reader of PDF counts them", () => {
  test.each([
    ["one page", () => withPages(1, false)],
    ["twelve pages", () => withPages(12, false)],
    ["packed objects", () => withPages(3, true)],
    ["sixty pages, packed", () => withPages(60, true)],
    [
      "a sample document",
      async () => readFileSync(`public/disclosures/${readdirSync("public/disclosures")[0]}`),
    ],
  ])("%s", async (_, make) => {
    const content = await make();
    const { numPages } = await getDocumentProxy(new Uint8Array(content));
    expect(await countPdfPages(await put(content))).toBe(numPages);
  });

  test("the last state of an incrementally saved PDF counts", async () => {
    const [one] = [await withPages(2, false)];
    const text = one.toString("latin1");
    const [, root = ""] = /(\d+) 0 obj\s*<<\s*\/Type \/Pages/.exec(text) ?? [];
    const [, kid = ""] = /\/Kids \[ (\d+ 0 R)/.exec(text) ?? [];
    const changed = Buffer.from(
      `${text}\n${root} 0 obj\n<< /Type /Pages /Kids [ ${kid} ] /Count 1 >>\nendobj\n%%EOF\n`,
      "latin1",
    );
    expect(await countPdfPages(await put(changed))).toBe(1);
  });
});

describe("nothing is said where it cannot be told", () => {
  const pdf = (objects: string) => Buffer.from(`%PDF-1.7\n${objects}\n%%EOF\n`, "latin1");
  const page = "3 0 obj\n<</Type /Page /Parent 2 0 R>>\nendobj\n";
  const packed = (objects: string) => {
    const bytes = deflateSync(Buffer.from(objects));
    return `9 0 obj\n<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length}>>\nstream\n${bytes.toString("latin1")}\nendstream\nendobj\n`;
  };
  test.each([
    ["no page tree", pdf("1 0 obj\n<</Type /Catalog>>\nendobj")],
    [
      "more pages announced than there are",
      pdf(`${page}2 0 obj\n<</Type /Pages /Count 40 /Kids [3 0 R]>>\nendobj`),
    ],
    ["a number that stands elsewhere", pdf(`${page}2 0 obj\n<</Type /Pages /Count 7 0 R>>\nendobj`)],
    [
      "two trees that differ",
      pdf(`${page}2 0 obj\n<</Type /Pages /Count 1>>\nendobj\n4 0 obj\n<</Type /Pages /Count 0>>\nendobj`),
    ],
    [
      "a tree that only a string describes",
      pdf(`${page}5 0 obj\n<</Title (/Type /Pages /Count 1)>>\nendobj`),
    ],
    [
      "packed objects that are damaged",
      pdf(packed("2 0 <</Type /Pages /Count 1>>").replace("endstream", "x")),
    ],
  ])("%s", async (_, content) => {
    expect(await countPdfPages(await put(content))).toBeUndefined();
  });
});
