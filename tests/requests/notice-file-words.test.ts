import { unzipSync } from "fflate";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fieldOf } from "../support/page";
import { notice, openSite, textOf, tokenOf } from "../support/site";

const list = "/dashboard/deletenotice";
const pdf =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

async function openNotices() {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", { ...notice, title: "Without files" });
  const page = await clerk.get("/dashboard/add-notice");
  const photo = sharp({ create: { width: 640, height: 480, channels: 3, background: "teal" } }).jpeg();
  const body = new FormData();
  body.append("form_token", tokenOf(page) ?? "");
  body.append("files_key", fieldOf(page, "files_key"));
  for (const [name, value] of Object.entries(notice)) body.append(name, value);
  body.append("files", new Blob([pdf]), "Bonafide_certificates.pdf");
  body.append("files", new Blob([new Uint8Array(await photo.toBuffer())]), "IMG_1.jpg");
  const answer = await clerk.visit("/dashboard/add-notice", { body });
  expect(answer.status).toBe(303);
  const found = async (words: string) => {
    const html = await clerk.get(`${list}?${new URLSearchParams({ q: words })}`);
    return [...html.matchAll(/id="row-(\d+)"/g)].map(([, id]) => Number(id));
  };
  const rename = (values: Record<string, string>) =>
    clerk.submit("/dashboard/notice/2/update", { ...notice, ...values });
  return { ...site, clerk, found, rename };
}

test("a notice is found by the names and titles of its files, in any script, until they change or go", async () => {
  const { found, rename, db, clerk } = await openNotices();
  expect(await found("bonafide")).toEqual([2]);
  await rename({ "file-title-1": "Fee table", "file-title-2": "ବାର୍ଷିକ ଉତ୍ସବ" });
  expect(await found("fee tab")).toEqual([2]);
  expect(await found("ବାର୍ଷିକ")).toEqual([2]);
  expect(await found("certificates water")).toEqual([2]);
  await rename({ "file-title-1": "Holiday list", title: "Corrected" });
  expect(await found("fee tab")).toEqual([]);
  expect(await found("holiday corrected")).toEqual([2]);
  await rename({ "file-title-1": "Holiday list", "file-remove-1": "1" });
  expect(await found("holiday")).toEqual([]);
  await clerk.submit("/dashboard/notice/2/delete", {});
  expect(await found("ବାର୍ଷିକ")).toEqual([]);
  await db.deleteFrom("notices").execute();
  await sql`insert into notices_search (notices_search, rank) values ('integrity-check', 1)`.execute(db);
});

test("no word finds a notice by its category or its month", async () => {
  const { found } = await openNotices();
  expect(await found(notice.category)).toEqual([]);
  expect(await found(new Date().toISOString().slice(0, 7).replace("-", ""))).toEqual([]);
  expect(await found("water")).toEqual([2]);
});

test("finds notices by their files' titles in requests for personal data", async () => {
  const { clerk, rename } = await openNotices();
  await rename({ "file-title-2": "Bimal Das gets the prize" });
  const page = await clerk.get("/dashboard/person?q=bimal+das");
  expect(page).toContain('value="notice:2"');
  expect(textOf(page)).toContain("Bimal Das gets the prize");
  const answer = await clerk.visit("/dashboard/person/person.zip?q=x&item=notice:2");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const [document, photo] = ["files/notice-2-1-Bonafide_certificates.pdf", "files/notice-2-2.webp"];
  expect(Object.keys(files)).toEqual(["data.json", document, photo]);
  expect(Buffer.from(files[document ?? ""] ?? []).toString()).toBe(pdf);
  expect(JSON.parse(Buffer.from(files["data.json"] ?? []).toString())).toMatchObject({
    records: [
      {
        kind: "notice",
        files: [
          { original_name: "Bonafide_certificates.pdf", file: document },
          { title: "Bimal Das gets the prize", original_name: "IMG_1.jpg", file: photo },
        ],
      },
    ],
  });
});
