import { deflateSync } from "node:zlib";
import { zip } from "../../tests/unit/files/containers";
import { overlappingZip } from "../../tests/unit/files/overlapping-zip";

/** Requests of an attacker; `random` differs each time. */
export interface Kind {
  name: string;
  request: (random: string) => {
    path: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
  };
  /** Each request comes from another network, to avoid a network's limit. */
  manyNetworks?: boolean;
}

const form = (fields: Record<string, string>) => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: String(new URLSearchParams(fields)),
});

const boundary = "resume-boundary";

/** Resume sent by the career form. */
const resumeFile = (name: string, content: Buffer) => ({
  path: "/gdapi/resume.php",
  method: "POST",
  headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
  body: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="resumeupload"; filename="${name}"\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});

const resume = (content: Buffer) =>
  resumeFile(
    "cv.pdf",
    Buffer.concat([Buffer.from("%PDF-1.7\n1 0 obj\n<<"), content, Buffer.from("\nendobj\n%%EOF\n")]),
  );

const packed = (pattern: string, bytes: number) =>
  Buffer.concat([
    Buffer.from("/Type/ObjStm/N 9/First 9/Filter/FlateDecode>>\nstream\n"),
    deflateSync(Buffer.alloc(bytes, pattern, "latin1")),
    Buffer.from("\nendstream"),
  ]);

/** Built once, as attackers do. */
const resumes = {
  brackets: resume(Buffer.alloc(4_500_000, "(\\(", "latin1")),
  digits: resume(Buffer.alloc(4_500_000, "1", "latin1")),
  brackets60: resume(packed("(\\(", 60_000_000)),
  names60: resume(packed("#61", 60_000_000)),
  overlaps: resumeFile("cv.docx", overlappingZip(900, "<".repeat(2_000_000))),
  elements: resumeFile(
    "cv.docx",
    zip({
      "[Content_Types].xml": "<Types/>",
      "word/document.xml": "<w:document/>",
      ...Object.fromEntries(
        Array.from({ length: 45 }, (_, index) => [`word/_rels/${index}.rels`, "<a/>".repeat(500_000)]),
      ),
    }),
  ),
};

const encodeCookie = (text: string) =>
  encodeURIComponent(Buffer.from(JSON.stringify(text)).toString("base64"));
const twoDigits = (value: string, most: number) => String((Number(value) % most) + 1).padStart(2, "0");

export const kinds: Kind[] = [
  { name: "/ as everybody gets it", request: () => ({ path: "/" }) },
  {
    name: "/ with a made-up session",
    request: (random) => ({ path: "/", headers: { Cookie: `session=${encodeCookie(random)}` } }),
  },
  {
    name: "/ with a made-up message",
    request: (random) => ({ path: "/", headers: { Cookie: `flash=${encodeCookie(random)}.${random}` } }),
  },
  { name: "/?tab=<random>", request: (random) => ({ path: `/?tab=${random}` }) },
  {
    name: "/ at a made-up host",
    request: (random) => ({ path: "/", headers: { Host: `h${random}.example` } }),
  },
  {
    name: "/curriculum?month=<any>",
    request: (random) => ({
      path: `/curriculum?month=${19 + (Number(random) % 3)}${twoDigits(random.slice(1), 90)}-${twoDigits(random.slice(2), 12)}`,
    }),
  },
  {
    name: "/notices?after=<made up>",
    request: (random) => ({ path: `/notices?after=2026-03-14T10:00:00.000Z_${random}` }),
  },
  { name: "/search?q=a", request: () => ({ path: "/search?q=a" }) },
  { name: "/search?q=school <random>", request: (random) => ({ path: `/search?q=school+${random}` }) },
  {
    name: "/notices/feed.xml?category=<random>",
    request: (random) => ({ path: `/notices/feed.xml?category=${random}` }),
  },
  { name: "/calendar.ics", request: () => ({ path: "/calendar.ics" }) },
  { name: "a page that is not there", request: (random) => ({ path: `/p${random}` }) },
  { name: "/sitemap.xml", request: () => ({ path: "/sitemap.xml" }) },
  { name: "/gdapi/get_notices.php", request: () => ({ path: "/gdapi/get_notices.php" }) },
  {
    name: "staff search, no session",
    request: (random) => ({ path: `/dashboard/deletenotice?q=${random}` }),
  },
  { name: "staff CSV, no session", request: () => ({ path: "/dashboard/subscribers.csv" }) },
  {
    name: "login with wrong passwords",
    request: (random) => ({ path: "/login", ...form({ username: `u${random}`, password: random }) }),
  },
  {
    name: "resume of 4.5 MB of brackets",
    request: () => resumes.brackets,
    manyNetworks: true,
  },
  { name: "resume of 4.5 MB of digits", request: () => resumes.digits, manyNetworks: true },
  { name: "resume with 60 MB of brackets packed", request: () => resumes.brackets60, manyNetworks: true },
  { name: "resume with 60 MB of names packed", request: () => resumes.names60, manyNetworks: true },
  { name: "Word file whose parts share their bytes", request: () => resumes.overlaps, manyNetworks: true },
  { name: "Word file of 90 MB of elements", request: () => resumes.elements, manyNetworks: true },
  {
    name: "phone at a made-up push service",
    request: (random) => ({ path: "/notices/push", ...form({ endpoint: `https://p${random}.example/` }) }),
    manyNetworks: true,
  },
  {
    name: "contact form, empty",
    request: () => ({ path: "/contact", ...form({ message: "" }) }),
  },
  {
    name: "admission enquiry, empty",
    request: () => ({ path: "/admission/enquiry", ...form({ message: "" }) }),
  },
];
