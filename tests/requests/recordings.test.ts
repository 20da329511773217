import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fieldOf, readPage } from "../support/page";
import { m4a, ogg, webm } from "../support/recordings";
import { emptyTheTrash, notice, openSampleSite, openSite, textOf, tokenOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const add = "/dashboard/add-notice";
const edit = "/dashboard/notice/1/update";
const hidden = (html: string, name: string) => fieldOf(html, name);

/** Submits the form as a browser without script does. */
async function send(
  person: Person,
  path: string,
  files: [content: Uint8Array<ArrayBuffer>, name: string][],
  fields: Record<string, string> = {},
  html?: string,
) {
  const page = html ?? (await person.get(path));
  const body = new FormData();
  const version = hidden(page, "version");
  const names = {
    form_token: tokenOf(page) ?? "",
    files_key: hidden(page, "files_key"),
    ...notice,
    ...fields,
  };
  for (const [name, value] of Object.entries({ ...names, ...(version && { version }) }))
    body.append(name, value);
  for (const [content, name] of files) body.append("files", new Blob([content]), name);
  return person.visit(path, { body });
}

const bytesOf = (recording: Buffer) => new Uint8Array(recording);
const kept = (site: Site) => readdirSync(join(site.config.uploadsDir, "documents"));

test("visitors listen to a notice, in the language of the page first, without script and in the feed", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const sent = await send(clerk, add, [
    [bytesOf(webm(42)), "recording-en.webm"],
    [bytesOf(ogg(20)), "recording-or.ogg"],
  ]);
  expect(sent.status).toBe(303);
  const reader = site.visitor();
  for (const [path, first] of [
    ["/notices/1", "recording-en.webm"],
    ["/or/notices/1", "recording-or.ogg"],
  ] as const) {
    const page = await reader.open(path);
    expect(page.attributes("audio", "src")[0]).toBe(`/notices/1/files/${first}`);
    expect([page.count("audio"), page.count('audio[controls][preload="none"]')]).toEqual([2, 2]);
  }
  const page = textOf(await reader.get("/notices/1"));
  expect(page).toMatch(/Listen: English 0:42, \d KB/);
  expect(page).toMatch(/Listen: ଓଡ଼ିଆ 0:20, \d KB/);
  const light = await reader.open("/notices/1-water-supply", { headers: { "Save-Data": "on" } });
  expect(light.has("audio")).toBe(true);

  const file = await reader.visit("/notices/1/files/recording-en.webm", { headers: { Range: "bytes=0-3" } });
  expect([file.status, file.headers.get("Content-Type")]).toEqual([206, "audio/webm"]);
  const other = await reader.visit("/notices/1/files/recording-or.ogg");
  expect(other.headers.get("Content-Type")).toBe("audio/ogg");

  const enclosure = async (path: string) => /<enclosure [^>]*>/.exec(await reader.get(path))?.[0];
  const length = webm(42).length;
  expect(await enclosure("/notices/feed.xml")).toBe(
    `<enclosure length="${length}" type="audio/webm" url="http://school.test/notices/1/files/recording-en.webm"/>`,
  );
  expect(await enclosure("/or/notices/feed.xml")).toContain("recording-or.ogg");
  expect((await reader.open("/school.html")).has("audio")).toBe(false);
  expect(await reader.get("/offline/list")).not.toContain("recording-");
});

test("a notice has one recording for each language", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await send(clerk, add, [[bytesOf(webm(3)), "recording-hi.webm"]]);
  const refused = await send(clerk, edit, [[bytesOf(m4a(4)), "recording-hi.m4a"]]);
  expect(refused.status).toBe(422);
  const form = await refused.text();
  expect(textOf(form)).toContain("Two recordings are in the same language.");
  const sent = await send(clerk, edit, [], { "file-language-2": "bn" }, form);
  expect(sent.status).toBe(303);
  const rows = await site.db
    .selectFrom("notice_files")
    .select(["language", "seconds", "slug"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { language: "hi", seconds: 3, slug: "recording-hi.webm" },
    { language: "bn", seconds: 4, slug: "recording-hi.m4a" },
  ]);
});

test.each([
  ["longer than a minute", bytesOf(ogg(75)), "at most 60 seconds"],
  ["larger than 150 KB", bytesOf(Buffer.concat([webm(3), Buffer.alloc(160_000)])), "at most 150 KB"],
  ["with another codec", bytesOf(m4a(5, { entry: "alac" })), "not a recording that phones can play"],
])("a recording %s is refused", async (_name, content, words) => {
  const site = await openSite();
  const refused = await send(await site.staff(), add, [[content, "voice.ogg"]]);
  expect(refused.status).toBe(422);
  expect(textOf(await refused.text())).toContain(words);
  expect(await site.db.selectFrom("notice_files").select("id").execute()).toEqual([]);
});

test("a recording leaves the disk when it is removed, and with its notice", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await send(clerk, add, [
    [bytesOf(webm(3)), "recording-en.webm"],
    [bytesOf(ogg(3)), "recording-or.ogg"],
  ]);
  expect(kept(site)).toHaveLength(2);
  await send(clerk, edit, [], { "file-remove-1": "1" });
  expect(kept(site)).toHaveLength(1);
  const page = "/dashboard/notice/1/delete";
  await clerk.submit(page, {});
  expect((await site.visitor().visit("/notices/1/files/recording-or.ogg")).status).toBe(404);
  expect(kept(site)).toHaveLength(1);
  await emptyTheTrash(clerk);
  expect(kept(site)).toEqual([]);
});

test("a sample notice has a recording that iPhones play, says so, and has its words as text", async () => {
  const site = await openSampleSite();
  const visitor = site.visitor();
  const { id } = await site.db
    .selectFrom("notices")
    .select("id")
    .where("title", "=", "Health check-up camp")
    .executeTakeFirstOrThrow();
  const page = await visitor.get(`/notices/${id}`);
  const address = readPage(page).part("audio").attribute("src") ?? "";
  expect(textOf(page)).toMatch(/Listen: English\s+0:1\d, \d+ KB. Sample, spoken by a computer/);
  expect(textOf(page)).toContain("Consent slips were sent home");
  const file = await visitor.visit(address);
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "audio/mp4"]);
  expect(Number(file.headers.get("Content-Length"))).toBeLessThan(60_000);
  expect(textOf(await visitor.get(`/or/notices/${id}`))).toContain("ନମୁନା, କମ୍ପ୍ୟୁଟର କହିଛି");
});
