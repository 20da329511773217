import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type ExamineJob, readFileOfJob } from "~/files/examine/readers";
import { compoundFile, zip } from "./containers";
import { overlappingZip } from "./overlapping-zip";
import { workshop } from "./workshop";

const { put } = await workshop();

const size = 5_000_000;
const repeat = (pattern: string, bytes = size) => pattern.repeat(Math.ceil(bytes / pattern.length));
const pdf = (content: string) => Buffer.from(`%PDF-1.5\n${content}\nendobj\n%%EOF\n`, "latin1");
const packedPdf = (pattern: string) => {
  const packed = deflateSync(Buffer.alloc(16_000_000, pattern, "latin1")).toString("latin1");
  const one = `<</Type/ObjStm/N 9/First 9/Filter/FlateDecode>>\nstream\n${packed}\nendstream\nendobj\n`;
  return pdf(Array.from({ length: 50 }, (_, index) => `${index + 1} 0 obj${one}`).join(""));
};
const docx = (rels: string, count = 1) =>
  zip({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": "<w:document/>",
    ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`word/_rels/${index}.rels`, rels])),
  });
const part = 2_000_000;
const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe1]);

const excel = (cells: string, shared = "", after = "") =>
  zip({
    "_rels/.rels": '<a><Relationship Id="m" Type="x/officeDocument" Target="xl/workbook.xml"/></a>',
    "xl/workbook.xml": '<workbook><sheets><sheet name="A" id="s"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<a><Relationship Id="s" Type="x/worksheet" Target="s.xml"/><Relationship Id="t" Type="x/sharedStrings" Target="t.xml"/></a>',
    "xl/s.xml": `<worksheet><sheetData><row r="1">${cells}</row></sheetData>${after}</worksheet>`,
    "xl/t.xml": `<sst><si><t>${shared}</t></si></sst>`,
  });
const openDocument = (rows: string) =>
  zip({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<document-content><table>${rows}</table></document-content>`,
  });
const repeatedCell = `<table-row number-rows-repeated="19990"><table-cell number-columns-repeated="200"><p>${"x".repeat(50)}</p></table-cell></table-row>`;

/** Small files whose parts must be read again and again. A new reader must be added here. */
const hostile: Record<ExamineJob["kind"], [what: string, make: () => Buffer][]> = {
  document: [
    ["a PDF of overlapping objects", () => pdf(repeat("1 0 obj("))],
    ["a PDF of overlapping arrays", () => pdf(repeat("1 0 obj["))],
    [
      "a PDF of overlapping objects before white space",
      () => pdf(`${repeat("1 0 obj<</First 1/N 1%", 75_000)}\n>>${" ".repeat(4_700_000)}`),
    ],
    ["a PDF of white space", () => pdf(`1 0 obj<<${" ".repeat(size)}`)],
    ["a PDF of numbers between white space", () => pdf(repeat(`1 0 obj${" ".repeat(2000)}1`))],
    ["a PDF of references", () => pdf(`1 0 obj[${repeat("1 0 R ")}]`)],
    ["a PDF of empty arrays", () => pdf(`1 0 obj[${repeat("[]")}`)],
    ["a PDF of empty objects", () => pdf(repeat("1 0 obj\n"))],
    ["a PDF of comments before objects", () => pdf(repeat("%\nobj"))],
    ["a PDF of comments and a long line", () => pdf(repeat(`${"%".repeat(2000)}\nobj`))],
    ["a PDF of escaped strings", () => pdf(`1 0 obj[${repeat("(\\146)")}`)],
    ["a PDF of packed arrays", () => packedPdf("[]")],
    ["a PDF of packed numbers", () => packedPdf("1 ")],
    ["a Word document whose parts share their bytes", () => overlappingZip(900, "<".repeat(part))],
    ["a Word document of packed signs", () => docx("<".repeat(part), 45)],
    ["a Word document of packed elements", () => docx(repeat("<a/>", part), 45)],
    ["a Word document of packed relationships", () => docx(repeat("<Relationship/>", part), 45)],
    ["a Word document of packed attributes", () => docx(`<a${repeat(' a="&amp;"', part)}/>`, 45)],
    ["a Word document of packed white space", () => docx(`<a${" ".repeat(part)}`, 45)],
    ["a Word document of one part after another", () => docx(`<!--${"-".repeat(part)}-->`, 45)],
    ["an old Word document of its own directory", () => compoundFile(Array(2000).fill("WordDocument"))],
  ],
  kind: [
    ["a zip whose parts share their bytes", () => overlappingZip(900, "<".repeat(part))],
    ["an old Office file of its own directory", () => compoundFile(Array(2000).fill("WordDocument"))],
    ["an SVG of white space", () => Buffer.from(`<?xml ${" ".repeat(size)}><svg`)],
    ["an MP4 without tracks", () => Buffer.alloc(size, "\0\0\x10\0ftypmoov")],
  ],
  picture: [
    ["a PNG of empty chunks", () => Buffer.concat([png, Buffer.alloc(size)])],
    ["a JPEG of white space", () => Buffer.concat([jpeg, Buffer.alloc(size, " ")])],
  ],
  recording: [
    ["an Ogg of empty pages", () => Buffer.alloc(size, "OggS\0\0\0")],
    [
      "a WebM of empty elements",
      () => Buffer.concat([Buffer.from("1a45dfa3", "hex"), Buffer.alloc(149_000)]),
    ],
    ["an MP4 of nested boxes", () => Buffer.alloc(149_000, "\0\0\x10\0ftypmoov")],
  ],
  table: [
    ["a workbook of one long shared text", () => excel(repeat('<c t="s"><v>0</v></c>'), "x".repeat(32_000))],
    ["a workbook of empty cells", () => excel(repeat("<c/>", 20_000_000))],
    ["a workbook of white space", () => excel(`<c${" ".repeat(20_000_000)}/>`)],
    ["a workbook of quotes", () => excel(repeat(`<c a="'"/>`, 20_000_000))],
    ["a workbook of characters by number", () => excel(`<c t="str"><v>${repeat("&#65;")}</v></c>`)],
    [
      "a workbook of overlapping merged cells",
      () => excel('<c r="A1"><v>1</v></c>', "", repeat('<mergeCell ref="A1:GR20000"/>')),
    ],
    ["a workbook of hidden columns", () => excel("", "", repeat('<col min="1" max="200" hidden="1"/>'))],
    ["a workbook whose parts share their bytes", () => overlappingZip(900, "<".repeat(part))],
    ["an .ods file of one repeated cell", () => openDocument(repeatedCell.repeat(50))],
    [
      "an .ods file of repeated empty rows",
      () => openDocument(repeat(`<table-row number-rows-repeated="19990"/>`)),
    ],
    ["a text of quotes", () => Buffer.from(repeat('",', 1_000_000))],
    ["a text of separators", () => Buffer.from(repeat(",", 1_000_000))],
  ],
};

/** Seconds of CPU time that the process of the reader has; a quiet machine needs half of it. */
const maxCpuSeconds = 2;
const maxMegabytes = 150;

async function measure(job: ExamineJob): Promise<{ seconds: number; megabytes: number }> {
  const memoryBefore = process.memoryUsage().rss;
  const cpuBefore = process.cpuUsage();
  await readFileOfJob(job);
  const { user, system } = process.cpuUsage(cpuBefore);
  return { seconds: (user + system) / 1e6, megabytes: (process.memoryUsage().rss - memoryBefore) / 1e6 };
}

describe.each(Object.keys(hostile) as ExamineJob["kind"][])("the reader of a %s", (kind) => {
  test.each(hostile[kind])("stops before its process is ended: %s", async (_, make) => {
    const path = await put(make());
    let best = await measure({ kind, path });
    // Another program on the machine can disturb one run.
    if (best.seconds >= maxCpuSeconds || best.megabytes >= maxMegabytes) best = await measure({ kind, path });
    expect(best.seconds).toBeLessThan(maxCpuSeconds);
    expect(best.megabytes).toBeLessThan(maxMegabytes);
  });
});
