import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { emptyTheTrash, openSite } from "../support/site";

async function withPicture() {
  const site = await openSite();
  const clerk = await site.staff();
  const body = new FormData();
  body.append("title", "Picnic");
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#864" } })
    .jpeg()
    .toBuffer();
  body.append("photo", new Blob([new Uint8Array(photo)]), "p.jpg");
  await clerk.visit("/gdapi/uploadImg.php", { body });
  const { photos } = await (await site.visitor().visit("/gdapi/get_image.php")).json();
  const path = `/gdapi/${photos[0].image_url.replace("./", "")}`;
  const visitor = site.visitor();
  const get = (headers: Record<string, string> = {}, method = "GET") =>
    visitor.visit(path, { headers, method });
  return { site, clerk, path, get };
}

test("a picture comes with a fixed type, nosniff, a tag and a year to keep", async () => {
  const { get } = await withPicture();
  const whole = await get();
  const size = (await whole.arrayBuffer()).byteLength;
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-length": String(size),
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
    "cache-control": expect.stringMatching(/public.*max-age=31536000.*immutable/),
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
  const head = await get({}, "HEAD");
  expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([
    200,
    String(size),
    "",
  ]);
});

test("a client that has it gets 304", async () => {
  const { get } = await withPicture();
  const tag = (await get()).headers.get("ETag") ?? "";
  for (const value of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const response = await get({ "If-None-Match": value });
    expect([value, response.status, await response.text()]).toEqual([value, 304, ""]);
  }
  expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
  const date = (await get()).headers.get("Last-Modified") ?? "";
  expect((await get({ "If-Modified-Since": date })).status).toBe(304);
});

test("ranges", async () => {
  const { get } = await withPicture();
  const whole = Buffer.from(await (await get()).arrayBuffer());
  const { length } = whole;
  const part = async (range: string, more: Record<string, string> = {}) => {
    const response = await get({ Range: range, ...more });
    return {
      status: response.status,
      range: response.headers.get("Content-Range"),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  expect(await part("bytes=0-9")).toEqual({
    status: 206,
    range: `bytes 0-9/${length}`,
    bytes: whole.subarray(0, 10),
  });
  expect(await part("bytes=10-")).toEqual({
    status: 206,
    range: `bytes 10-${length - 1}/${length}`,
    bytes: whole.subarray(10),
  });
  expect(await part("bytes=-5")).toEqual({
    status: 206,
    range: `bytes ${length - 5}-${length - 1}/${length}`,
    bytes: whole.subarray(-5),
  });
  expect((await part(`bytes=${length}-`)).status).toBe(416);
  for (const unclear of ["bytes=9-1", "lines=1-2", "bytes=x", "bytes=0-1,4-5"])
    expect((await part(unclear)).status).toBe(200);
  const tag = (await get()).headers.get("ETag") ?? "";
  expect((await part("bytes=0-9", { "If-Range": tag })).status).toBe(206);
  expect((await part("bytes=0-9", { "If-Range": '"older"' })).status).toBe(200);
});

test.each([
  "..%2f..%2fschool.sqlite",
  "..%5c..%5cschool.sqlite",
  "%2e%2e%2fschool.sqlite",
  "%252e%252e%252fschool.sqlite",
  "..",
  "%00",
  "x.webp%00.jpg",
  "pictures",
  "pictures%2f",
  "incoming",
  ".hidden",
  "passwd",
  "CON",
])("%s reaches no file", async (name) => {
  const { site, clerk } = await withPicture();
  await writeFile(`${site.config.uploadsDir}/secret.txt`, "secret");
  for (const who of [site.visitor(), clerk]) {
    const response = await who.visit(`/gdapi/uploads/${name}`);
    expect([401, 404]).toContain(response.status);
    expect(await response.text()).not.toContain("SQLite format");
  }
});

test("a picture in the trash answers 404, and an erased one 410", async () => {
  const { site, clerk, path } = await withPicture();
  await clerk.submit("/dashboard/image/1/delete", {});
  for (const who of [site.visitor(), clerk]) expect((await who.visit(path)).status).toBe(404);
  await emptyTheTrash(clerk);
  expect((await site.visitor().visit(path)).status).toBe(410);
});
