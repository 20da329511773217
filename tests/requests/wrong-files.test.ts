import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Takes } from "~/files/examine/describe-wrong-file";
import { allKinds, staffKinds } from "~/kinds/registry";
import { allImports } from "~/routes/dashboard/imports/all-imports.server";
import { projectRoot } from "../../app/project-root.server";
import { addRecord } from "../support/records";
import { shareSite, textOf } from "../support/site";
import { compoundFile, zip } from "../unit/files/containers";
import { heicHead } from "../unit/files/samples";

type Content = Buffer | string;

const photo = (format: "jpeg" | "tiff") =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#8a5a35" } })
    .toFormat(format)
    .toBuffer();
const box = (name: string, ...content: (string | Buffer)[]): Buffer => {
  const body = Buffer.concat([
    Buffer.from(name, "latin1"),
    ...content.map((one) => Buffer.from(one as string, "latin1")),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body]);
};
const film = (brand: string) =>
  Buffer.concat([box("ftyp", `${brand}\0\0\0\0${brand}`), box("moov", box("hdlr", "\0".repeat(8), "vide"))]);
const pdf = (trailer = "<<>>") =>
  `%PDF-1.7\n1 0 obj\n<</Type/Page>>\nendobj\ntrailer\n${trailer}\nstartxref\n0\n%%EOF\n`;

const image = "Save it as JPEG or PNG, then choose that.";
const unpack = "Unpack it, then choose the file inside.";
const youTube = "Put it on YouTube, then use “Add video”.";
const print = "Save it as PDF, then choose that.";
const unlock = "Save it without the password, then choose it again.";
const again = "Choose it again, or choose another file.";
const other: Record<Takes, string> = {
  photo: "Choose a JPEG, PNG, WebP or AVIF photo.",
  "PDF or photo": "Choose a PDF or a photo.",
  "PDF, photo or recording": "Choose a PDF, a photo or a short recording.",
  PDF: "Choose a PDF, or a photo of the paper.",
  resume: "Choose a PDF, .doc or .docx.",
  table: "Choose an Excel table (.xlsx) or a CSV file.",
};
type Step = string | Partial<Record<Takes, string>>;
const printed: Step = {
  "PDF or photo": print,
  "PDF, photo or recording": print,
  PDF: print,
  resume: print,
};
const videos: Step = {
  photo: youTube,
  "PDF or photo": youTube,
  "PDF, photo or recording": youTube,
  PDF: youTube,
};
const picture: Step = { photo: image, "PDF or photo": image, "PDF, photo or recording": image, PDF: image };
const iPhone =
  "On the iPhone choose Settings › Camera › Formats › Most Compatible, or save the photo as JPEG.";
const excel = "Open it in Excel or LibreOffice, save it as .xlsx, then choose that.";

interface Wrong {
  name: string;
  content: Content | Promise<Content>;
  cause: string;
  /** The next step; by what a field takes if it differs. Others get that of `other`. */
  step?: Step;
  /** Fields that take it, or have a message of their own. */
  except?: Takes[];
}

const documents: Takes[] = ["PDF or photo", "PDF, photo or recording", "PDF"];

const wrongFiles: Wrong[] = [
  { name: "a.pdf", content: "MZ\x90\0\x03\0", cause: "This file is named .pdf but is a Windows program." },
  { name: "run.jpg", content: "\x7fELF\x02\x01\x01\0", cause: "This file is named .jpg but is a program." },
  { name: "a.sh", content: "#!/bin/sh\nrm -r x", cause: "This file is a program." },
  { name: "a.rar", content: "Rar!\x1a\x07\x01\0", cause: "This file is a packed file", step: unpack },
  { name: "a.7z", content: "7z\xbc\xaf\x27\x1c\0\x04", cause: "This file is a packed file", step: unpack },
  { name: "a.zip", content: zip({ "a.jpg": "x" }), cause: "This file is a packed file", step: unpack },
  { name: "a.pages", content: zip({ "Index/Document.iwa": "x" }), cause: "Apple's Pages", step: printed },
  {
    name: "a.heic",
    content: heicHead(),
    cause: "This file is a photo in Apple's HEIC format.",
    step: { photo: iPhone, "PDF or photo": iPhone, "PDF, photo or recording": iPhone, PDF: iPhone },
  },
  { name: "a.mov", content: film("qt  "), cause: "This file is a video.", step: videos },
  { name: "a.jpg", content: film("isom"), cause: "This file is named .jpg but is a video.", step: videos },
  { name: "a.pdf", content: "", cause: "This file is empty.", step: again },
  {
    name: "a.xls",
    content: "<html><table><tr><td>Ananya</td></tr></table></html>",
    cause: "This file is named .xls but is a web page.",
    step: { ...printed, table: excel },
  },
  {
    name: "a.pdf",
    content: zip({ "[Content_Types].xml": "<Types/>", "_rels/.rels": "", "word/document.xml": "<w/>" }),
    cause: "This file is named .pdf but is a Word document.",
    step: printed,
    except: ["resume"],
  },
  {
    name: "a.jpg",
    content: pdf(),
    cause: "This file is named .jpg but is a PDF.",
    except: [...documents, "resume"],
  },
  {
    name: "a.gif",
    content: "GIF89a\x01\0\x01\0\0\0\0;",
    cause: "This file is a GIF picture.",
    step: picture,
  },
  {
    name: "a.svg",
    content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    cause: "This file is an SVG drawing.",
    step: picture,
  },
  { name: "a.tif", content: photo("tiff"), cause: "This file is a TIFF picture.", step: picture },
  {
    name: "a.bmp",
    content: "BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0",
    cause: "This file is a BMP picture.",
    step: picture,
  },
  {
    name: "a.psd",
    content: "8BPS\0\x01\0\0\0\0\0\0",
    cause: "This file is a Photoshop picture.",
    step: picture,
  },
  {
    name: "a.pdf",
    content: "Dear parents,\nthe school is closed.\n",
    cause: "This file is named .pdf but is a plain text file.",
    step: printed,
    except: ["table"],
  },
  {
    name: "a.xlsx",
    content: zip({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>" }),
    cause: "This file is an Excel table.",
    step: printed,
    except: ["table"],
  },
  { name: "a.apk", content: zip({ "AndroidManifest.xml": "x" }), cause: "This file is an Android app." },
  {
    name: "a.mp3",
    content: "ID3\x03\0\0\0\0\0\0",
    cause: "This file is a sound",
    except: ["PDF, photo or recording"],
  },
  {
    name: "a.jpg",
    content: photo("jpeg").then((whole) => whole.subarray(0, 200)),
    cause: "This photo is damaged or did not arrive completely.",
    except: ["resume", "table"],
  },
  {
    name: "a.pdf",
    content: pdf("<</Encrypt 2 0 R>>"),
    cause: "This PDF is locked",
    except: ["photo", "table"],
  },
  {
    name: "a.doc",
    content: compoundFile(["WordDocument"]),
    cause: "This file is a Word document.",
    step: printed,
    except: ["resume"],
  },
  {
    name: "a.docx",
    content: compoundFile(["EncryptedPackage"]),
    cause: "This file is a document with a password.",
    step: unlock,
    except: [...documents, "resume", "table"],
  },
  {
    name: "b.docx",
    content: compoundFile(["EncryptedPackage"]),
    cause: "This document is locked with a password. Please save it without one.",
    except: ["photo", "table", "PDF or photo", "PDF, photo or recording"],
  },
  {
    name: "a.ics",
    content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
    cause: "This file is a calendar file.",
  },
  {
    name: "a.png",
    content: Buffer.alloc(900, "\x01\x02\x81"),
    cause: "of an unknown kind",
    except: ["table"],
  },
];

/** Each field: the part of the page that has it, its address, its name and what it takes. */
interface FileField {
  source: string;
  path: string;
  name: string;
  takes: Takes;
  fields?: Record<string, string>;
}

const form = "app/ui/form/photo-field.tsx";
const filesField = "app/capabilities/attached-files/files-field.tsx";
const chooser = "app/content/photos/photo-chooser.tsx";
/** Valid values of the fields that any of the forms requires. */
const filled = {
  name: "Ananya",
  title: "Annual day",
  details: "We are glad.",
  category: "Events",
  position: "1",
  page: "",
  link_name: "",
};

const fileFields: FileField[] = [
  ...staffKinds.flatMap((kind): FileField[] => {
    const type = kind.file?.type;
    if (!kind.pages.add) return [];
    const common = { path: kind.pages.add, fields: filled };
    if (type === "picture") return [{ ...common, source: form, name: "photo", takes: "photo" }];
    const source = "app/routes/dashboard/disclosures/edit.tsx";
    if (type === "document") return [{ ...common, source, name: "document", takes: "PDF" }];
    return [];
  }),
  ...allKinds.flatMap((kind): FileField[] => {
    if (!kind.files) return [];
    const takes = "recordings" in kind.files ? "PDF, photo or recording" : "PDF or photo";
    const fields = { files_key: "k".repeat(22) };
    return [{ source: filesField, path: kind.files.form, name: "files", takes, fields }];
  }),
  ...allImports.flatMap(({ kind, files }): FileField[] => {
    const source = "app/routes/dashboard/imports/files-field.tsx";
    const path = kind.pages.many ?? "/dashboard/appendix-ix/results";
    const takes = files?.type === "picture" ? "photo" : "PDF";
    return [
      { source: "app/routes/dashboard/imports/import-records.tsx", path, name: "file", takes: "table" },
      ...(files
        ? [
            {
              source,
              path,
              name: "files",
              takes,
              fields: { pasted: "Name\tRole\tClass\tMarks\nAnanya\tTeacher\tX\t90%" },
            } as FileField,
          ]
        : []),
    ];
  }),
  { source: chooser, path: "/dashboard/uploadimage/one", name: "photo", takes: "photo" },
  { source: chooser, path: "/dashboard/album/1/photos/add", name: "photo", takes: "photo" },
  { source: chooser, path: "/dashboard/album/1/photos/one", name: "photo", takes: "photo" },
  {
    source: "app/routes/dashboard/consents/record.tsx",
    path: "/dashboard/consents/album/1",
    name: "slip",
    takes: "PDF or photo",
    fields: { given_by: "Mrs. Das", given_on: "2026-01-15", for_site: "1" },
  },
  {
    source: "app/settings/branding-picture-fields.tsx",
    path: "/dashboard/settings/logo",
    name: "photo",
    takes: "photo",
  },
  {
    source: "app/settings/branding-picture-fields.tsx",
    path: "/dashboard/settings/share-picture",
    name: "photo",
    takes: "photo",
  },
  {
    source: form,
    path: "/dashboard/principal",
    name: "photo",
    takes: "photo",
    fields: { ...filled, message: "Welcome." },
  },
  { source: "app/routes/site/career.tsx", path: "/career", name: "resumeupload", takes: "resume" },
];

/** It takes any file: only the school's own passes, and nobody can repair another one. */
const checksAnyFile = "app/routes/site/school-file-check.tsx";

test("each file field of the site is in the table of this test", async () => {
  const names = await readdir(join(projectRoot, "app"), { recursive: true });
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith(".tsx"))
      .map(async (name) => {
        const source = await readFile(join(projectRoot, "app", name), "utf8");
        return /type="file"/.test(source) ? [`app/${name}`] : [];
      }),
  );
  const covered = new Set([...fileFields.map(({ source }) => source), checksAnyFile]);
  expect([...covered].sort()).toEqual(found.flat().sort());
});

const shared = shareSite(async (site) => {
  const { db } = site;

  await addRecord(db, staffKinds.find(({ key }) => key === "album") as never, "Sports day");
  return { site, clerk: await site.staff() };
});

function stepFor({ step, cause }: Wrong, takes: Takes): string {
  if (/damaged|locked|unknown/.test(cause)) return "";
  return typeof step === "string" ? step : (step?.[takes] ?? other[takes]);
}

test.each(fileFields)(
  "a form to $path that is refused for its other fields leaves no file behind",
  async ({ path, name, takes }) => {
    const { site, clerk } = shared();
    const body = new FormData();
    const isPhoto = takes === "photo";
    const content = isPhoto ? await photo("jpeg") : Buffer.from(pdf(), "latin1");
    body.append(name, new Blob([new Uint8Array(content)]), isPhoto ? "a.jpg" : "a.pdf");
    const person = takes === "resume" ? site.visitor("203.0.113.99") : clerk;
    const before = await readdir(site.files.incomingDirectory);
    await (await person.visit(path, { body })).text();
    const left = (await readdir(site.files.incomingDirectory)).filter((one) => !before.includes(one));
    // An import keeps its files while it is looked at.
    const isImport = path.endsWith("/import") || path === "/dashboard/transfer-certificates/add";
    expect(isImport ? [] : left).toEqual([]);
  },
);

describe.each(fileFields)("$path, field $name", ({ path, name, takes, fields = {} }) => {
  test.each(wrongFiles.filter(({ except = [] }) => !except.includes(takes)))(
    "says of $name: $cause",
    async (wrong) => {
      const { site, clerk } = shared();
      const body = new FormData();
      for (const [key, value] of Object.entries(fields)) body.append(key, value);
      const content = await wrong.content;
      const bytes = typeof content === "string" ? Buffer.from(content, "latin1") : content;
      body.append(name, new Blob([new Uint8Array(bytes)]), wrong.name);
      const person = takes === "resume" ? site.visitor(`203.0.113.${wrongFiles.indexOf(wrong) + 1}`) : clerk;
      const response = await person.visit(path, { body });
      const words = textOf(await response.text());
      const told = words.slice(Math.max(0, words.search(/This (?:file|photo|PDF|document)/)));
      expect(told.slice(0, 300)).toContain(wrong.cause);
      expect(told.slice(0, 300)).toContain(stepFor(wrong, takes));
    },
  );
});
