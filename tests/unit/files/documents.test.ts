import { describe, expect, test } from "vitest";
import { DocumentRefusedError, examineDocument } from "../../../app/files/documents/documents.server";
import { staffSender } from "../../../app/files/examine/examine.server";
import { compoundFile, zip } from "./containers";
import { workshop } from "./workshop";

const { put } = await workshop();
const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n";
/** Pages without an end of file. */
const pages =
  "%PDF-1.7\n1 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[1 0 R]>>\nendobj\n";
const docx = zip({
  "[Content_Types].xml": "<Types/>",
  "_rels/.rels": "",
  "word/document.xml": "<w:document/>",
});

const noScanner = { socket: undefined, onError: () => {} };

/** Start of an old document: magic number, and flags at byte 10. */
const fib = (flags: number) => {
  const bytes = Buffer.alloc(64);
  bytes.writeUInt16LE(0xa5ec, 0);
  bytes.writeUInt16LE(flags, 10);
  return bytes;
};
const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const relation = (kind: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id='r1' Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"${mode}/>`;
const linked = (relationship: string) =>
  zip({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": "<w:document/>",
    "word/_rels/settings.xml.rels": `<?xml version="1.0"?><Relationships>${relationship}</Relationships>`,
  });

async function refusal(content: Buffer | string, name: string): Promise<string> {
  const error = await examineDocument(await put(content), name, noScanner, staffSender).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DocumentRefusedError);
  return (error as Error).message;
}

type Accepted = [what: string, content: Buffer | string, name: string, extension: string, mime: string];

describe("accepted", () => {
  test.each<Accepted>([
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
      "a Word document of old whose names are in other letters",
      compoundFile(["WORDDOCUMENT", "1TABLE"], fib(0x0200)),
      "cv.doc",
      "doc",
      "application/msword",
    ],
    ["a PDF followed by 4096 empty bytes", `${pdf}${"\0".repeat(4096)}`, "cv.pdf", "pdf", "application/pdf"],
    ["a PDF followed by a signature", `${pdf}${"signed ".repeat(9000)}`, "cv.pdf", "pdf", "application/pdf"],
    ["a PDF whose end is cut", `${pages}startxref\n0\n%%EO`, "cv.pdf", "pdf", "application/pdf"],
    ["a PDF without an end, whose pages are there", pages, "cv.pdf", "pdf", "application/pdf"],
    ...["DOC-20261125-WA0003.", "1000034567", "C.V. of A. Das"].map(
      (name): Accepted => [`a PDF called ${name}`, pdf, name, "pdf", "application/pdf"],
    ),
    ...(
      [
        [
          "Word for the web",
          zip({
            "[Content_Types].xml": `<Types><Override ContentType="${mainType}" PartName='/word/document2.xml'/></Types>`,
            "word/document2.xml": "<w:document/>",
          }),
        ],
        [
          "names in other letters",
          zip({
            "[content_types].xml": `<x:Types><x:Override PartName="/Word/Document.XML" ContentType="${mainType}"/></x:Types>`,
            "word/document.xml": "<w:document/>",
          }),
        ],
        [
          "a main part with the usual type of its folder",
          zip({
            "[Content_Types].xml": `<Types><Default Extension="xml" ContentType="${mainType}"/></Types>`,
            "_rels/.rels": `<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/main.xml"/></Relationships>`,
            "word/main.xml": "<w:document/>",
          }),
        ],
        ["a hyperlink", linked(relation("hyperlink", "https://example.org/"))],
        ["a picture of the web", linked(relation("image", "https://example.org/a.png"))],
        [
          "a template on the author's disk",
          linked(relation("attachedTemplate", "file:///C:\\Users\\a\\cv.dotx")),
        ],
        ["the usual template", linked(relation("attachedTemplate", "Normal.dotm"))],
        [
          "an embedded picture",
          zip({ "[Content_Types].xml": "", "word/document.xml": "", "word/embeddings/image1.emf": "" }),
        ],
      ] as const
    ).map(
      ([name, content]): Accepted => [
        `a Word document: ${name}`,
        content,
        "cv.docx",
        "docx",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      ],
    ),
    [
      "a Word document",
      docx,
      "प्रवेश.docx",
      "docx",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
  ])("%s", async (_, content, name, extension, mime) => {
    expect(await examineDocument(await put(content), name, noScanner, staffSender)).toMatchObject({
      extension,
      mime,
    });
  });
});

describe("refused", () => {
  test.each([
    ["a name without a known ending", pdf, "cv.pdf.exe", "named .exe but is a PDF"],
    ["an empty file", "", "cv.pdf", "empty"],
    [
      "a Word document with links in UTF-16",
      zip({
        "[Content_Types].xml": "<Types/>",
        "word/document.xml": "<w:document/>",
        "word/_rels/settings.xml.rels": Buffer.from(
          `\ufeff<Relationships>${relation("attachedTemplate", "https://evil.example/a.dotm")}</Relationships>`,
          "utf16le",
        ).swap16(),
      }),
      "cv.docx",
      "not as Word makes them",
    ],
    [
      "a Word document with a document type",
      linked(`</Relationships><!DOCTYPE a [<!ENTITY b "c">]>`),
      "cv.docx",
      "not as Word makes them",
    ],
    [
      "a Word document with an object in any folder",
      zip({
        "[Content_Types].xml": `<Types><Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/></Types>`,
        "word/document.xml": "",
        "word/media/image1.bin": "",
      }),
      "cv.docx",
      "another file inside",
    ],
    [
      "a Word document with an object that says it is a picture",
      linked(relation("oleObject", "media/image1.png", "")),
      "cv.docx",
      "another file inside",
    ],
    [
      "a Word document with a part without a type",
      zip({ "[Content_Types].xml": "<Types/>", "word/document.xml": "", "word/a.exe": "" }),
      "cv.docx",
      "another file inside",
    ],
    ["a tiny file", "P", "cv.docx", "is a plain text file"],
    ["a PDF cut in its last object", `${pages}3 0 obj\n<<>>\nstream\nabc`, "cv.pdf", "incomplete"],
    ["a PDF cut behind its first end", `${pdf}4 0 obj\n<<>>\nendobj\n5 0 obj <<`, "cv.pdf", "incomplete"],
    ["a cut PDF", pdf.replace("%%EOF", ""), "cv.pdf", "incomplete"],
    [
      "a picture named as PDF",
      Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
      "cv.pdf",
      "is a photo",
    ],
    ["a program with a PDF behind it", `MZ\x90\x00${pdf}`, "cv.pdf", "is a Windows program"],
    ["a web page with a PDF behind it", `<html><script></script></html>${pdf}`, "cv.pdf", "is a web page"],
    ["a PDF named as Word", pdf, "cv.docx", "named .docx but is a PDF"],
    ["a new Word document named as an old one", docx, "cv.doc", "inside it is a .docx"],
    ["a workbook of old", compoundFile(["Workbook"]), "cv.doc", "is an Excel table"],
    ["a locked document", compoundFile(["EncryptionInfo", "EncryptedPackage"]), "cv.docx", "password"],
    [
      "a zip without a document in it",
      zip({ "[Content_Types].xml": "", "bomb.bin": "0".repeat(5e6) }),
      "cv.docx",
      "is a packed file",
    ],
    ["a zip without content types", zip({ "word/document.xml": "" }), "cv.docx", "is a Word document"],
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
    ["a PDF named as a program", pdf, "cv.exe", "named .exe but is a PDF"],
    ["a locked document of old", compoundFile(["WordDocument"], fib(0x0100)), "cv.doc", "password"],
    ["one locked by XOR", compoundFile(["WordDocument"], fib(0x8300)), "cv.doc", "password"],
    [
      "an object in a document of old",
      compoundFile(["WordDocument", "\u0003ObjInfo"]),
      "cv.doc",
      "another file",
    ],
    ["a packaged file in one", compoundFile(["WordDocument", "\u0001Ole10Native"]), "cv.doc", "another file"],
    [
      "macros by their type",
      zip({
        "[Content_Types].xml":
          '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
        "word/document.xml": "",
      }),
      "cv.docx",
      "macros",
    ],
    [
      "a template on the web",
      linked(relation("attachedTemplate", "https://evil.example/a.dotm")),
      "cv.docx",
      "loads",
    ],
    [
      "a template written in entities",
      linked(relation("attachedTemplate", "&#104;ttps://evil.example/a.dotm")),
      "cv.docx",
      "loads",
    ],
    ["a picture on a share", linked(relation("image", "\\\\evil\\share\\a.png")), "cv.docx", "loads"],
    [
      "a picture on a share as a file",
      linked(relation("image", "file://evil/share/a.png")),
      "cv.docx",
      "loads",
    ],
    ["a frame", linked(relation("frame", "https://evil.example/")), "cv.docx", "loads"],
    ["a linked object", linked(relation("oleObject", "file:///C:\\x.xlsx")), "cv.docx", "loads"],
    ["a document inside", linked(relation("aFChunk", "afchunk.mht", "")), "cv.docx", "another file"],
    [
      "an object",
      zip({ "[Content_Types].xml": "", "word/document.xml": "", "word/embeddings/oleObject1.bin": "" }),
      "cv.docx",
      "another file",
    ],
    [
      "a workbook inside",
      zip({ "[Content_Types].xml": "", "word/document.xml": "", "word/embeddings/Sheet.xlsx": "" }),
      "cv.docx",
      "another file",
    ],
    ["a cut zip", docx.subarray(0, -10), "cv.docx", "damaged"],
  ])("%s", async (_, content, name, words) => {
    expect(await refusal(content, name)).toContain(words);
  });

  test("a compound file whose directory leads in circles", async () => {
    const circle = compoundFile(["Workbook"]);
    circle.writeUInt32LE(1, 512 + 4);
    expect(await refusal(circle, "cv.doc")).toContain("is an Excel table");
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
