import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Schema } from "~db/schema";
import { openSite, textOf, tokenOf } from "../support/site";
import { animatedPng, heicHead } from "../unit/files/samples";

type Site = Awaited<ReturnType<typeof openSite>>;
type Staff = Awaited<ReturnType<Site["staff"]>>;

const plain = (background: string, width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (background = "#8a5a35") => plain(background).jpeg().toBuffer();

interface Sent {
  name: string;
  content: Buffer | string;
}

function multipart(fields: Record<string, string>, files: Sent[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const { name, content } of files)
    body.append("photo", new Blob([new Uint8Array(Buffer.from(content))]), name);
  return { body };
}

/** Forms with a photo: path, table, and valid fields. */
const forms: [path: string, table: keyof Schema, fields: Record<string, string>][] = [
  ["/dashboard/uploadimage", "photos", { title: "Kite day" }],
  ["/dashboard/add-result", "toppers", { name: "Ananya", marks: "97%", std: "XII" }],
  ["/dashboard/add-faculty", "faculty", { name: "Mr. Khan", title: "Physics" }],
  ["/dashboard/addparent-testimonial", "testimonials", { name: "Mrs. Das", details: "We are glad." }],
  ["/dashboard/add-popup", "popups", { title: "Admissions open" }],
  ["/dashboard/slides/add", "slides", { title: "Welcome", position: "1" }],
  ["/dashboard/videos/add", "videos", { title: "Annual day", category: "Events", position: "1" }],
];

async function nothingKept(site: Site, table: keyof Schema) {
  expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await site.db.selectFrom("pictures").selectAll().execute()).toEqual([]);
  const entries = await readdir(site.config.uploadsDir, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual([]);
}

async function open(clerk: Staff, path: string) {
  return tokenOf(await clerk.get(path)) ?? "";
}

/** The first form gets them all; the others share how they take photos, and get two. */
const unusable: [what: string, content: Buffer | string | undefined, words: RegExp][] = [
  ["no photo", undefined, /Choose a photo/],
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>', /is an SVG drawing/],
  ["a GIF", "GIF89a\x01\0\x01\0\0\0\0;", /is a GIF picture/],
  ["a page named .jpg", "<html><script>alert(1)</script></html>", /named .jpg but is a web page/],
  ["an iPhone's photo", heicHead(), /HEIC/],
  ["a cut photo", "cut", /damaged|incomplete/i],
  ["an animation", "animated", /moving|animat|still/i],
  ["too large a file", Buffer.alloc(15 * 1024 * 1024 + 1, 7), /larger than 15 MB/],
  ["too many pixels", "huge", /megapixel|pixels/i],
];

describe.each(forms)("%s", (path, table, fields) => {
  test("takes a photo once, however often it is sent, and goes to /dashboard", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form_token = await open(clerk, path);
    const content = await jpeg();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        clerk.visit(path, multipart({ ...fields, form_token }, [{ name: "p.jpg", content }])),
      ),
    );
    expect(answers.map(({ status, headers }) => [status, headers.get("Location")])).toEqual(
      Array(4).fill([303, "/dashboard"]),
    );
    expect(await site.db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    expect(await readdir(join(site.config.uploadsDir, "pictures"))).toHaveLength(3);
    expect(await readdir(site.files.incomingDirectory)).toEqual([]);
  });

  test.each(unusable.filter(([what]) => path === forms[0]?.[0] || /^no photo|^a page/.test(what)))(
    "refuses %s in words, keeps what was typed, and nothing else",
    async (_, content, words) => {
      const site = await openSite();
      const clerk = await site.staff();
      let sent = content;
      if (content === "cut") sent = (await plain("#345", 2000, 1500).jpeg().toBuffer()).subarray(0, 9000);
      if (content === "animated") sent = animatedPng(await plain("#345").png().toBuffer());
      if (content === "huge") sent = await plain("#345", 8000, 6400).png().toBuffer();
      const response = await clerk.visit(
        path,
        multipart(
          { ...fields, form_token: await open(clerk, path) },
          sent === undefined ? [] : [{ name: "holiday.jpg", content: sent }],
        ),
      );
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(textOf(html)).toMatch(words);
      for (const value of Object.values(fields)) expect(html).toContain(value);
      await nothingKept(site, table);
    },
  );

  test("refuses a stranger and another website", async () => {
    const site = await openSite();
    const post = multipart(fields, [{ name: "p.jpg", content: await jpeg() }]);
    const stranger = await site.visitor().visit(path, post);
    expect([stranger.status, stranger.headers.get("Location")?.startsWith("/login")]).toEqual([303, true]);
    const clerk = await site.staff();
    const foreign = await clerk.visit(path, {
      ...post,
      headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
    await nothingKept(site, table);
  });

  test("an upload whose line is cut leaves nothing", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const head = `--x\r\nContent-Disposition: form-data; name="photo"; filename="p.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(head));
        controller.enqueue(Buffer.alloc(100_000, 7));
        setTimeout(() => controller.error(new Error("cut")), 20);
      },
    });
    const response = await clerk.visit(path, {
      method: "POST",
      body,
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    });
    expect(response.status).toBe(400);
    await nothingKept(site, table);
  });
});

describe("several photos for the gallery", () => {
  const path = "/dashboard/uploadimage";

  test("all with the same words, in one form", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const files = await Promise.all(
      ["red", "green", "blue"].map(async (name) => ({ name: `${name}.jpg`, content: await jpeg(name) })),
    );
    const form = { title: "Sports day", description: "Relay", form_token: await open(clerk, path) };
    const answers = [
      await clerk.visit(path, multipart(form, files)),
      await clerk.visit(path, multipart(form, files)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(textOf(await clerk.get("/dashboard"))).toContain("3 images uploaded successfully");
    const rows = await site.db.selectFrom("photos").select(["title", "description"]).execute();
    expect(rows).toEqual(Array(3).fill({ title: "Sports day", description: "Relay" }));
  });

  test("stores valid files and names the others with reasons", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const response = await clerk.visit(
      path,
      multipart({ title: "Sports day", form_token: await open(clerk, path) }, [
        { name: "good.jpg", content: await jpeg() },
        { name: "IMG_1.heic", content: heicHead() },
        { name: "notes.jpg", content: "hello" },
      ]),
    );
    expect(response.status).toBe(422);
    const words = textOf(await response.text());
    expect(words).toMatch(/IMG_1\.heic: .*HEIC/);
    expect(words).toContain("notes.jpg: ");
    expect(words).toContain("The other photo was kept.");
    expect(await site.db.selectFrom("photos").selectAll().execute()).toHaveLength(1);
    expect(await readdir(site.files.incomingDirectory)).toEqual([]);
  });

  test("reports more than twenty", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const content = await plain("#8a5a35", 64, 48).jpeg().toBuffer();
    const files = Array.from({ length: 21 }, (_, index) => ({ name: `${index}.jpg`, content }));
    const response = await clerk.visit(path, multipart({ form_token: await open(clerk, path) }, files));
    expect(textOf(await response.text())).toContain("20.jpg: more than 20 at once");
  });

  test("one by one, as a page with script sends them", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form_token = await open(clerk, path);
    const send = (fields: Record<string, string>, content: Buffer | string, who = clerk) =>
      who.visit(`${path}/one`, multipart({ form_token, ...fields }, [{ name: "p.jpg", content }]));
    const first = await send({ title: "One", arrived: "0" }, await jpeg("red"));
    expect([first.status, await first.json()]).toEqual([
      200,
      { success: true, message: "Image uploaded successfully" },
    ]);
    const second = await send({ title: "Two", arrived: "1" }, await jpeg("blue"));
    expect(await second.json()).toEqual({ success: true, message: "2 images uploaded successfully" });
    const again = await send({ title: "Two", arrived: "2" }, await jpeg("blue"));
    expect(again.status).toBe(200);
    expect(await site.db.selectFrom("photos").selectAll().execute()).toHaveLength(2);
    const wrong = await send({ arrived: "2" }, "hello");
    expect([wrong.status, (await wrong.json()).success]).toEqual([422, false]);
    expect((await send({}, await jpeg(), site.visitor() as Staff)).status).toBe(401);
    expect(textOf(await clerk.get("/dashboard"))).toContain("3 images uploaded successfully");
  });
});

test("notifies background work of each new picture", async () => {
  let told = 0;
  const site = await openSite({}, { pictureAdded: () => (told += 1) });
  const clerk = await site.staff();
  const form_token = await open(clerk, "/dashboard/add-popup");
  const post = multipart({ form_token, title: "News" }, [{ name: "p.jpg", content: await jpeg() }]);
  await clerk.visit("/dashboard/add-popup", post);
  expect(told).toBe(1);
});
