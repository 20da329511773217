import { describe, expect, test } from "vitest";
import { DocumentRefusedError, identifyDocument } from "../../../app/files/documents.server";
import { compoundFile, zip } from "./containers";
import { workshop } from "./workshop";

const { put } = await workshop();
const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n";
const docx = zip({
  "[Content_Types].xml": "<Types/>",
  "_rels/.rels": "",
  "word/document.xml": "<w:document/>",
});

async function refusal(content: Buffer | string, name: string): Promise<string> {
  const error = await identifyDocument(await put(content), name).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DocumentRefusedError);
  return (error as Error).message;
}

describe("accepted", () => {
  test.each([
    ["a PDF", pdf, "CV.PDF", "pdf", "application/pdf"],
    [
      "a PDF with empty lines before its header",
      `\ufeff\r\n\n${pdf}\n\n`,
      "cv.pdf",
      "pdf",
      "application/pdf",
    ],
    [
      "a Word document of old",
      compoundFile(["WordDocument", "1Table"]),
      "cv.doc",
      "doc",
      "application/msword",
    ],
    [
      "a Word document whose directory goes over several sectors",
      compoundFile(["a", "b", "c", "d", "e", "f", "g", "h", "WordDocument"]),
      "cv.doc",
      "doc",
      "application/msword",
    ],
    [
      "a Word document",
      docx,
      "प्रवेश.docx",
      "docx",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
  ])("%s", async (_, content, name, extension, mime) => {
    expect(await identifyDocument(await put(content), name)).toEqual({ extension, mime });
  });
});

describe("refused", () => {
  test.each([
    ["a name without a known ending", pdf, "cv.pdf.exe", "ends in .pdf, .doc or .docx"],
    ["an empty file", "", "cv.pdf", "empty"],
    ["a tiny file", "P", "cv.docx", "not a document"],
    ["a cut PDF", pdf.replace("%%EOF", ""), "cv.pdf", "incomplete"],
    [
      "a picture named as PDF",
      Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
      "cv.pdf",
      "not a document",
    ],
    ["a program with a PDF behind it", `MZ\x90\x00${pdf}`, "cv.pdf", "not a document"],
    ["a web page with a PDF behind it", `<html><script></script></html>${pdf}`, "cv.pdf", "not a document"],
    ["a PDF named as Word", pdf, "cv.docx", "inside it is a .pdf"],
    ["a new Word document named as an old one", docx, "cv.doc", "inside it is a .docx"],
    ["a workbook of old", compoundFile(["Workbook"]), "cv.doc", "not a Word document"],
    ["a locked document", compoundFile(["EncryptionInfo", "EncryptedPackage"]), "cv.docx", "password"],
    [
      "a zip without a document in it",
      zip({ "[Content_Types].xml": "", "bomb.bin": "0".repeat(5e6) }),
      "cv.docx",
      "not a Word",
    ],
    ["a zip without content types", zip({ "word/document.xml": "" }), "cv.docx", "not a Word document"],
    [
      "a document with macros",
      zip({ "[Content_Types].xml": "", "word/document.xml": "", "word/vbaProject.bin": "" }),
      "cv.docx",
      "macros",
    ],
    [
      "a document of old with macros",
      compoundFile(["WordDocument", "Macros", "VBA", "_VBA_PROJECT"]),
      "cv.doc",
      "macros",
    ],
    [
      "a document that would be unpacked somewhere else",
      zip({ "[Content_Types].xml": "", "word/document.xml": "", "../../etc/cron.d/x": "" }),
      "cv.docx",
      "not as Word makes them",
    ],
    [
      "a document that unpacks to 120 MB",
      zip({ "[Content_Types].xml": "", "word/document.xml": "0".repeat(120 * 1024 * 1024) }),
      "cv.docx",
      "not as Word makes them",
    ],
    ["a cut zip", docx.subarray(0, -10), "cv.docx", "damaged"],
  ])("%s", async (_, content, name, words) => {
    expect(await refusal(content, name)).toContain(words);
  });

  test("a compound file whose directory leads in circles", async () => {
    const circle = compoundFile(["Workbook"]);
    circle.writeUInt32LE(1, 512 + 4);
    expect(await refusal(circle, "cv.doc")).toContain("not a Word document");
  });

  test("a zip that claims a huge or a misplaced directory", async () => {
    for (const [offset, value] of [
      [12, 0xfffffff0],
      [16, 0xfffffff0],
    ] as const) {
      const lying = Buffer.from(docx);
      lying.writeUInt32LE(value, docx.length - 22 + offset);
      expect(await refusal(lying, "cv.docx")).toContain("damaged");
    }
    const longer = Buffer.from(docx);
    longer.writeUInt16LE(0xffff, docx.length - 22 + 10);
    expect(await refusal(longer, "cv.docx")).toContain("damaged");
  });
});
