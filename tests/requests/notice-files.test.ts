import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { purgeWaitingFiles } from "~/capabilities/attached-files/staged-files.server";
import { removeUnusedFiles } from "~/capabilities/trash/erase.server";
import { sweepUploads } from "~/files/store/sweep.server";
import { findNamed } from "~/records/file-rows.server";
import { readActivity } from "../support/activity";
import { fieldOf, readPage } from "../support/page";
import { emptyTheTrash, notice, openSite, textOf, tokenOf } from "../support/site";

const pdf = (words = "") =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n4 0 obj<</Type/Page/Parent 2 0 R>>endobj\n% ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
const photo = async (background = "teal") =>
  new Uint8Array(
    await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

type Files = [content: BlobPart, name: string][];
type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const add = "/dashboard/add-notice";
const edit = (id: number) => `/dashboard/notice/${id}/update`;
const hidden = (html: string, name: string) => fieldOf(html, name);

/** Submits a page's form with files, as a browser without script does. */
async function send(
  person: Person,
  path: string,
  files: Files,
  fields: Record<string, string> = notice,
  html?: string,
) {
  const page = html ?? (await person.get(path));
  const body = new FormData();
  body.append("form_token", tokenOf(page) ?? "");
  const version = hidden(page, "version");
  if (version) body.append("version", version);
  body.append("files_key", hidden(page, "files_key"));
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [content, name] of files) body.append("files", new Blob([content]), name);
  if (files.length === 0) body.append("files", new Blob([]), "");
  return person.visit(path, { body });
}

const rowsOf = (site: Site) => site.db.selectFrom("notice_files").selectAll().orderBy("id").execute();
const kept = (site: Site, folder: string) => readdirSync(join(site.config.uploadsDir, folder));

test("a notice with a PDF and a photo, sent without script: its page, its list and its old reply", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const sent = await send(clerk, add, [
    [pdf(), "Annual_day circular.PDF"],
    [await photo(), "IMG_2031.jpg"],
  ]);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/dashboard"]);
  const reader = site.visitor();
  const page = await reader.get("/notices/1");
  expect(page).toContain('href="/notices/1/files/annual-day-circular.pdf"');
  expect(textOf(page)).toContain("Annual day circular PDF, 1 KB, 2 pages");
  const images = readPage(page).main.attributes("img", "src");
  expect(images).toContainEqual(expect.stringMatching(/^\/uploads\/[a-z2-7]{16}-480\.jpg$/));
  expect(textOf(await reader.get("/notices"))).toContain("2 files");
  expect(textOf(await reader.get("/"))).toContain("2 files");
  const { data } = (await (await reader.visit("/gdapi/get_notices.php")).json()) as { data: object[] };
  expect(Object.keys(data[0] ?? {}).sort()).toEqual(
    [
      "category",
      "created_at",
      "date",
      "details",
      "id",
      "notice_date",
      "priority",
      "title",
      "updated_at",
    ].sort(),
  );
  const file = await reader.visit("/notices/1/files/annual-day-circular.pdf");
  expect([file.status, file.headers.get("Content-Type"), file.headers.get("Content-Disposition")]).toEqual([
    200,
    "application/pdf",
    expect.stringContaining('inline; filename="annual-day-circular.pdf"'),
  ]);
  expect(await file.text()).toBe(pdf());
});

test("addresses are unique in a notice, and written in any script", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await send(clerk, add, [
    [pdf("1"), "fee.pdf"],
    [pdf("2"), "Fee.pdf"],
    [pdf("3"), "ଶୁଳ୍କ ୨୦୨୬.pdf"],
    [pdf("4"), "../../<b>.pdf"],
    [pdf("5"), "???.pdf"],
  ]);
  const page = await site.visitor().get("/notices/1");
  const addresses = [...page.matchAll(/href="(\/notices\/1\/files\/[^"]+)"/g)].map(([, href]) => href ?? "");
  expect(addresses.map(decodeURIComponent)).toEqual(
    ["fee.pdf", "fee-2.pdf", "ଶୁଳ୍କ-୨୦୨୬.pdf", "b.pdf", "file.pdf"].map((name) => `/notices/1/files/${name}`),
  );
  for (const address of addresses) expect((await site.visitor().visit(address)).status).toBe(200);
  expect((await site.visitor().visit("/notices/1/files/..%2f..%2fschool.sqlite")).status).toBe(404);
});

test("a refused form keeps its files, and names those that were refused", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const refused = await send(
    clerk,
    add,
    [
      [pdf(), "circular.pdf"],
      ["MZ not a photo", "photo.jpg"],
      [pdf("/S /JavaScript /JS (x)"), "danger.pdf"],
      ["PK", "letter.docx"],
    ],
    { ...notice, details: "" },
  );
  expect(refused.status).toBe(422);
  const html = await refused.text();
  const words = textOf(html);
  expect(words).toContain("circular.pdf PDF, 1 KB, 2 pages. Uploaded.");
  expect(words).toContain("photo.jpg: This file is named .jpg but is a plain text file.");
  expect(words).toContain("letter.docx: ");
  expect(words).toContain("Enter the details of the notice");
  expect(
    (await rowsOf(site)).map(({ original_name, notice_id }) => [original_name, notice_id]),
  ).toContainEqual(["circular.pdf", null]);
  const id = (await rowsOf(site))[0]?.id;
  expect((await clerk.visit(`/dashboard/notice-files/${id}`)).status).toBe(200);
  expect((await (await site.staff("colleague")).visit(`/dashboard/notice-files/${id}`)).status).toBe(404);
  const saved = await send(clerk, add, [], { ...notice, [`file-title-${id}`]: "The circular" }, html);
  expect(saved.status).toBe(303);
  expect(textOf(await site.visitor().get("/notices/1"))).toContain("The circular PDF, 1 KB, 2 pages");
});

test("a form whose session ended loses neither its text nor its files", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const page = await clerk.get(add);
  clerk.cookies.delete("session");
  const late = await send(clerk, add, [[pdf(), "circular.pdf"]], notice, page);
  expect(late.status).toBe(303);
  const back =
    new URL(late.headers.get("Location") ?? "", "http://school.test").searchParams.get("next") ?? "";
  const again = await site.staff();
  const html = await again.get(back);
  expect(html).toContain('value="Water supply"');
  expect(textOf(html)).toContain("circular.pdf PDF, 1 KB, 2 pages. Uploaded.");
  expect((await send(again, add, [], notice, html)).status).toBe(303);
  expect(textOf(await site.visitor().get("/notices/1"))).toContain("circular PDF, 1 KB, 2 pages");
});

test("stores no file without a session or a form of this site", async () => {
  const site = await openSite();
  const visitor = site.visitor();
  const strange = await send(
    visitor,
    add,
    [[pdf(), "circular.pdf"]],
    notice,
    '<i name="files_key" value="abcdefghijklmnopqrstuv">',
  );
  expect(strange.status).toBe(303);
  // A visitor's token belongs to nobody.
  const contact = await visitor.get("/contact");
  await send(
    visitor,
    add,
    [[pdf(), "a.pdf"]],
    notice,
    `${contact}<i name="files_key" value="abcdefghijklmnopqrstuv">`,
  );
  expect(await rowsOf(site)).toEqual([]);
  for (const folder of ["documents", "incoming", "pictures"]) expect(kept(site, folder)).toEqual([]);
});

test("with script each file is sent as it is chosen, and the small form takes them all", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const html = await clerk.get(add);
  const key = hidden(html, "files_key");
  const one = async (content: BlobPart, name: string) => {
    const body = new FormData();
    body.append("files_key", key);
    body.append("files", new Blob([content]), name);
    const answer = await clerk.visit("/dashboard/notice-files", { body });
    return {
      status: answer.status,
      ...((await answer.json()) as { success: boolean; message: string; files?: object[] }),
    };
  };
  expect(await one(pdf(), "circular.pdf")).toMatchObject({
    status: 200,
    success: true,
    files: [{ pages: 2 }],
  });
  // Resent because its response was lost.
  expect((await one(pdf(), "circular.pdf")).files).toHaveLength(1);
  expect((await one(await photo(), "hall.jpg")).files).toHaveLength(2);
  expect(await one("GIF89a", "hall.gif")).toMatchObject({ status: 422, success: false });
  expect((await send(clerk, add, [], notice, html)).status).toBe(303);
  expect((await rowsOf(site)).map(({ notice_id }) => notice_id)).toEqual([1, 1]);
  expect((await send(clerk, add, [])).status).toBe(303);
  expect(textOf(await site.visitor().get("/notices/2"))).not.toContain("PDF");
});

test("twenty identical forms at once are one notice with each file once", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const html = await clerk.get(add);
  const image = await photo();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      send(
        clerk,
        add,
        [
          [pdf(), "a.pdf"],
          [image, "b.jpg"],
        ],
        notice,
        html,
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303));
  expect(await site.db.selectFrom("notices").select("id").execute()).toHaveLength(1);
  expect((await rowsOf(site)).map(({ notice_id }) => notice_id)).toEqual([1, 1]);
  expect(kept(site, "documents")).toHaveLength(1);
  expect(kept(site, "pictures")).toHaveLength(3);
  expect(kept(site, "incoming")).toEqual([]);
});

test("a form sent again with a change, because its answer was lost, has its files too", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const html = await clerk.get(add);
  await send(clerk, add, [[pdf(), "a.pdf"]], notice, html);
  await send(clerk, add, [[pdf(), "a.pdf"]], { ...notice, title: "Corrected" }, html);
  for (const id of [1, 2]) {
    expect((await site.visitor().visit(`/notices/${id}/files/a.pdf`)).status).toBe(200);
  }
  await clerk.submit("/dashboard/notice/1/delete", {});
  await emptyTheTrash(clerk);
  expect((await site.visitor().visit("/notices/2/files/a.pdf")).status).toBe(200);
});

test("files of a notice are renamed, removed and added, and keep their addresses", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await send(clerk, add, [
    [pdf("1"), "circular.pdf"],
    [pdf("2"), "form.pdf"],
    [await photo(), "hall.jpg"],
  ]);
  const html = await clerk.get(edit(1));
  expect(textOf(html)).toContain("circular.pdf PDF, 1 KB, 2 pages");
  const changes = { "file-title-1": "Rules", "file-remove-2": "1", "file-title-3": "The new hall" };
  expect((await send(clerk, edit(1), [[pdf("3"), "form.pdf"]], { ...notice, ...changes }, html)).status).toBe(
    303,
  );
  const page = await site.visitor().get("/notices/1");
  expect(textOf(page)).toContain("Rules PDF");
  expect(page).toContain('alt="The new hall"');
  expect((await site.visitor().visit("/notices/1/files/circular.pdf")).status).toBe(200);
  const form = await site.visitor().visit("/notices/1/files/form.pdf");
  expect(await form.text()).toBe(pdf("3"));
  expect(kept(site, "documents")).toHaveLength(2);
  const long = await send(clerk, edit(1), [], { ...notice, "file-title-1": "a".repeat(301) });
  expect([long.status, textOf(await long.text())]).toEqual([
    422,
    expect.stringContaining("please take out 1"),
  ]);
});

test("every staff page allows a preview's frames: the form opens from it without a new document", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const page of ["/dashboard", "/dashboard/deletenotice"]) {
    const { headers } = await clerk.visit(page);
    expect([page, headers.get("Content-Security-Policy")]).toEqual([
      page,
      expect.stringContaining("frame-src 'self' "),
    ]);
  }
  const { headers } = await site.visitor().visit("/notices");
  expect(headers.get("Content-Security-Policy")).not.toContain("frame-src 'self'");
});

test("a preview shows the typed notice with its files to its author only, without saving it", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const html = await clerk.get(add);
  const typed = { ...notice, details: "**Bring** water\n\n- and a cap", preview: "yes" };
  const answer = await send(
    clerk,
    add,
    [
      [pdf(), "a.pdf"],
      [await photo(), "b.jpg"],
    ],
    typed,
    html,
  );
  const page = await answer.text();
  expect([answer.status, readPage(page).title.startsWith("Error")]).toEqual([200, false]);
  expect(answer.headers.get("Content-Security-Policy")).toContain("frame-src 'self' ");
  expect(page).toContain('value="Water supply"');
  const frames = readPage(page).attributes("iframe", "src");
  expect(frames).toHaveLength(2);
  const shown = await clerk.visit(frames[0] ?? "");
  const preview = await shown.text();
  expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"]);
  expect(shown.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  expect(readPage(preview).texts("strong")).toContain("Bring");
  expect(textOf(preview)).toContain("a PDF, 1 KB, 2 pages");
  expect(preview).not.toContain("Logout");
  for (const [, src = ""] of preview.matchAll(/(?:src|href)="(\/(?:uploads|dashboard)\/[^"]+)"/g)) {
    expect([src, (await clerk.visit(src)).status]).toEqual([src, 200]);
  }
  expect((await (await site.staff("colleague")).visit(frames[0] ?? "")).status).toBe(404);
  expect((await site.visitor().visit(frames[0] ?? "")).status).toBe(303);
  expect(await site.db.selectFrom("notices").selectAll().execute()).toEqual([]);
  expect(await readActivity(site.db, ["action"], (entry) => /notice/.test(entry.action))).toEqual([]);

  // Visitors will get the same text.
  const article = (text: string) =>
    /<article.*?<\/article>/s.exec(text.replace(/<script.*?<\/script>/gs, ""))?.[0] ?? "";
  expect((await send(clerk, add, [], { ...typed, preview: "" }, page)).status).toBe(303);
  const own = article(await site.visitor().get("/notices/1")).replaceAll("/notices/1/files/a.pdf", "PDF");
  expect(article(preview).replaceAll(/\/dashboard\/notice-files\/\d+/g, "PDF")).toBe(own);

  const changed = { ...notice, details: "", preview: "yes" };
  const refused = await send(clerk, edit(1), [], changed);
  expect([refused.status, readPage(await refused.text()).has("iframe")]).toEqual([422, false]);
  const removing = {
    ...notice,
    title: "Changed",
    preview: "yes",
    "file-remove-1": "1",
    "file-title-2": "The tank",
  };
  const again = await (await send(clerk, edit(1), [], removing)).text();
  const src = readPage(again).part("iframe").attribute("src") ?? "";
  const second = await clerk.get(src);
  expect([second.includes("Changed"), second.includes('alt="The tank"'), second.includes("a.pdf")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(textOf(await site.visitor().get("/notices/1"))).not.toContain("Changed");
});

test("a notice has at most twelve files", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const many: Files = Array.from({ length: 12 }, (_, index) => [pdf(String(index)), `${index}.pdf`]);
  const over = await send(clerk, add, [...many, [pdf("13"), "13.pdf"]]);
  expect([over.status, textOf(await over.text())]).toEqual([
    422,
    expect.stringContaining("13.pdf: a notice has at most 12 files."),
  ]);
  expect((await send(clerk, add, many)).status).toBe(303);
  const more = await send(clerk, edit(1), [[pdf("more"), "more.pdf"]]);
  expect([more.status, textOf(await more.text())]).toEqual([
    422,
    expect.stringContaining("A notice has at most 12 files. Please remove some."),
  ]);
  expect(textOf(await site.visitor().get("/notices/1"))).not.toContain("more");
});

test("files of what is not on the site are for staff only: deleted, waiting for its day, a draft, a form", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const sent = await send(clerk, add, [
    [pdf(), "a.pdf"],
    [await photo(), "b.jpg"],
  ]);
  expect(sent.status).toBe(303);
  const { stem } = await site.db.selectFrom("pictures").select("stem").executeTakeFirstOrThrow();
  const addresses = [
    "/notices/1/files/a.pdf",
    `/uploads/${stem}-480.webp`,
    `/gdapi/uploads/${stem}-480.webp`,
  ];
  const statuses = async (person: Person) => {
    const answers = await Promise.all(addresses.map((path) => person.visit(path)));
    return answers.map(({ status }) => status);
  };
  const reader = site.visitor();
  const set = (values: object) => site.db.updateTable("notices").set(values).execute();
  const [past, future] = ["2026-01-01T00:00:00.000Z", "2999-01-01T00:00:00.000Z"];
  expect(await statuses(reader)).toEqual([200, 200, 200]);
  for (const hide of [
    { published_at: null },
    { published_at: future },
    { published_at: future, ends_at: future },
  ]) {
    await set(hide);
    expect([hide, await statuses(reader)]).toEqual([hide, [404, 404, 404]]);
    expect((await statuses(clerk)).slice(0, 2)).toEqual([200, 200]);
    for (const path of addresses.slice(0, 2)) {
      expect((await clerk.visit(path)).headers.get("Cache-Control")).toBe("private, no-store");
    }
  }
  await set({ published_at: past, ends_at: past });
  expect(await statuses(reader)).toEqual([200, 200, 200]);
  await set({ ends_at: null });
  await clerk.submit("/dashboard/notice/1/delete", {});
  expect(await statuses(reader)).toEqual([404, 404, 404]);
  const waiting = await send(clerk, add, [[await photo("red"), "c.jpg"]], { ...notice, details: "" });
  expect(waiting.status).toBe(422);
  const { stem: other } = await site.db
    .selectFrom("pictures")
    .select("stem")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect((await reader.visit(`/uploads/${other}-480.webp`)).status).toBe(404);
  expect((await clerk.visit(`/uploads/${other}-480.webp`)).status).toBe(200);
});

test("a restored notice has its files, and erasing it removes rows and files", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await send(clerk, add, [
    [pdf(), "a.pdf"],
    [await photo(), "b.jpg"],
  ]);
  await clerk.submit("/dashboard/notice/1/delete", {});
  await clerk.submit("/dashboard/trash", { restore: "notice:1", item: "notice:1" });
  expect((await rowsOf(site)).length).toBe(2);
  await site.db.updateTable("notices").set({ deleted_at: new Date().toISOString() }).execute();
  expect(textOf(await (await emptyTheTrash(clerk)).text())).not.toContain("could not");
  expect(await rowsOf(site)).toEqual([]);
  expect(await site.db.selectFrom("pictures").selectAll().execute()).toEqual([]);
  for (const folder of ["documents", "pictures"]) expect(kept(site, folder)).toEqual([]);
  const ledger = await site.db.selectFrom("erasures").select("kind").execute();
  expect(ledger.map(({ kind }) => kind).sort()).toEqual([
    "notice_files",
    "notice_files",
    "notices",
    "pictures",
  ]);
});

test("deletes only staged files older than two days", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const unsaved = { ...notice, details: "" };
  await send(
    clerk,
    add,
    [
      [pdf("old"), "old.pdf"],
      [await photo(), "old.jpg"],
    ],
    unsaved,
  );
  await send(clerk, add, [[pdf("kept"), "kept.pdf"]]);
  const days = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;
  const purge = async (now: number) => {
    await purgeWaitingFiles(site, now);
    await removeUnusedFiles(site);
  };
  await purge(days(1.9));
  expect(await rowsOf(site)).toHaveLength(3);
  await purge(days(2.1));
  expect((await rowsOf(site)).map(({ original_name }) => original_name)).toEqual(["kept.pdf"]);
  expect(kept(site, "documents")).toHaveLength(1);
  expect(kept(site, "pictures")).toEqual([]);
});

test("the sweeper leaves the files of notices and of forms alone", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await send(clerk, add, [[pdf("1"), "a.pdf"]]);
  await send(clerk, add, [[pdf("2"), "b.pdf"]], { ...notice, details: "" });
  const report = await sweepUploads({
    files: site.files,
    findNamed: (kind, names) => findNamed(site.db, kind, names),
    mayErase: true,
    olderThanMs: -1,
  });
  expect(report).toEqual({ removed: 0, setAside: 0, broughtBack: 0, failed: [] });
});

test("a notice saved as a new one after it was erased or trashed keeps its files", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await send(clerk, add, [
    [pdf("1"), "a.pdf"],
    [pdf("2"), "b.pdf"],
  ]);
  const html = await clerk.get(edit(1));
  await clerk.submit("/dashboard/notice/1/delete", {});
  const fields = { ...notice, title: "Anew", deleted: "new", "file-remove-2": "1", "file-title-1": "Rules" };
  const conflict = await send(clerk, edit(1), [[pdf("3"), "c.pdf"]], { ...notice, title: "Anew" }, html);
  expect(conflict.status).toBe(409);
  expect((await send(clerk, edit(1), [], fields, await conflict.text())).status).toBe(303);
  const page = textOf(await site.visitor().get("/notices/2"));
  expect(page).toContain("Rules PDF");
  expect(page).toContain("c PDF");
  expect(page).not.toContain("b PDF");
});

test("a PDF that is locked is refused with what to do, and everything else of the form stays", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const locked = pdf().replace(
    "trailer<<",
    "5 0 obj<</Filter/Standard/V 1/R 2/P -44>>endobj\ntrailer<</Encrypt 5 0 R",
  );
  const answer = await send(clerk, add, [
    [locked, "board.pdf"],
    [pdf(), "circular.pdf"],
  ]);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(textOf(html)).toContain("board.pdf: This PDF is locked");
  expect(textOf(html)).toContain("choose Print and Save as PDF");
  expect(html).toContain('value="Water supply"');
  expect(textOf(html)).toContain("circular.pdf PDF, 1 KB, 2 pages. Uploaded.");
});
