import { writeFile } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { expect, test } from "vitest";
import { examineFile, staffSender } from "~/files/examine/examine.server";
import { compoundFile, zip } from "./containers";
import { workshop } from "./workshop";

const { put } = await workshop();
/** Fails if the child process was ended: it used too much CPU time or memory. */
const examine = (path: string, name: string) =>
  examineFile(name.endsWith(".jpg") ? "picture" : "document", path, staffSender);

const signs = ["(", ")", "\\", "#61", "/", "<", ">", "[", "]", "1", " ", "\n"];
const patterns = [
  ...signs,
  ...["((", "()", "(\\", "//", "<<", "[[", "[]", "1 ", "]\n", "#61/"],
  "(\\(",
  "1 0 obj",
  "1 0 obj(",
  "1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n",
  "1 0 obj<</N 9/First 999999>>stream\n",
  "trailer<<",
  "<</A<<",
  "%\n",
  "stream endstream ",
];
const fewPatterns = ["#61", "(\\(", "<</A", "1 0 obj(", "[", "1 "];

const pdf = (content: Buffer) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n1 0 obj\n<<"), content, Buffer.from("\nendobj\n%%EOF\n")]);

async function packedPdf(pattern: string) {
  const packed = await promisify(deflate)(Buffer.alloc(60_000_000, pattern, "latin1"), { level: 1 });
  const head = "%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 9/First 9/Filter/FlateDecode>>\nstream\n";
  return Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream\nendobj\n%%EOF\n")]);
}

const head = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe1]),
  png: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  webp: Buffer.from("RIFF\xff\xff\xff\x7fWEBPVP8X", "latin1"),
  avif: Buffer.from("\0\0\0\x18ftypavif", "latin1"),
};

/** Repetitive files per examiner: 2 MB, or 60 MB unpacked. */
async function* filesOf(pattern: string, all: boolean): AsyncGenerator<[name: string, content: Buffer]> {
  const content = Buffer.alloc(2_000_000, pattern, "latin1");
  yield ["a.pdf", pdf(content)];
  if (!all) return;
  yield ["a.pdf", await packedPdf(pattern)];
  const types = "<Types/>";
  const text = content.toString("latin1");
  const part = { "[Content_Types].xml": types, "word/document.xml": "" };
  yield ["a.docx", zip({ ...part, "word/_rels/document.xml.rels": text })];
  yield ["a.docx", zip({ ...part, "word/_rels/document.xml.rels": text.repeat(30) })];
  yield ["a.docx", Buffer.concat([Buffer.from("PK\x03\x04"), content, zip(part).subarray(-22)])];
  yield ["a.doc", Buffer.concat([compoundFile(["WordDocument"]).subarray(0, 512), content])];
  for (const start of Object.values(head)) yield ["a.jpg", Buffer.concat([start, content])];
}

/** Returns the longest event loop delay in milliseconds, and memory growth in MB. */
async function watch(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.memoryUsage().rss;
  delay.enable();
  const result = await work();
  delay.disable();
  return { result, delayMs: delay.max / 1e6, growthMb: (process.memoryUsage().rss - before) / 1e6 };
}

test.each([
  ["short patterns in a PDF", patterns, false],
  ["some patterns in every kind of file, packed and not", fewPatterns, true],
])("%s is examined in time without delaying others", { timeout: 300_000 }, async (_, tried, all) => {
  const path = await put("");
  await examine(await put(pdf(Buffer.from("/A"))), "a.pdf");
  for (const pattern of tried) {
    for await (const [name, content] of filesOf(pattern, all)) {
      await writeFile(path, content);
      const { result, delayMs, growthMb } = await watch(() => examine(path, name));
      const what = `${JSON.stringify(pattern)} in ${name}: ${JSON.stringify(result)}`;
      // In this thread, they would take seconds; busy machines delay by some 100 ms.
      expect(delayMs, what).toBeLessThan(1000);
      expect(growthMb, what).toBeLessThan(50);
    }
  }
});
