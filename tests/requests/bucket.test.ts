import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { bucketStandIn, refuseWith } from "../support/bucket-stand-in";
import { emptyTheTrash, openSite, textOf, tokenOf } from "../support/site";

async function openBucketSite() {
  const bucket = await bucketStandIn();
  const site = await openSite({ ...bucket.env, STARTER_CONTENT: "off" });
  const clerk = await site.staff();
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#8a5a35" } })
    .jpeg()
    .toBuffer();
  async function addPhoto() {
    const body = new FormData();
    body.append("form_token", tokenOf(await clerk.get("/dashboard/uploadimage")) ?? "");
    body.append("title", "Kite day");
    body.append("photo", new Blob([new Uint8Array(photo)]), "p.jpg");
    return clerk.visit("/dashboard/uploadimage", { body });
  }
  return { ...site, bucket, clerk, addPhoto };
}

test("a photo is in the bucket before it is saved, served from there, and erased there", async () => {
  const { db, bucket, clerk, visitor, config, addPhoto } = await openBucketSite();
  expect((await addPhoto()).status).toBe(303);
  const { stem } = await db.selectFrom("pictures").select("stem").executeTakeFirstOrThrow();
  expect([...bucket.objects.keys()].sort()).toEqual(
    [1600, 480, 960].map((width) => `pictures/${stem}-${width}.webp`),
  );
  const folder = join(config.uploadsDir, "pictures");
  for (const name of await readdir(folder)) await rm(join(folder, name));
  const picture = await visitor().visit(`/gdapi/uploads/${stem}-480.webp`);
  expect([picture.status, (await picture.arrayBuffer()).byteLength]).toEqual([
    200,
    bucket.objects.get(`pictures/${stem}-480.webp`)?.byteLength,
  ]);
  expect(await readdir(folder)).toEqual([`${stem}-480.webp`]);

  const { id } = await db.selectFrom("photos").select("id").executeTakeFirstOrThrow();
  await clerk.submit(`/dashboard/image/${id}/delete`, {});
  await emptyTheTrash(clerk);
  expect([...bucket.objects.keys()]).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  [503, "SlowDown", "The storage for uploaded files does not answer, so nothing was saved."],
  [507, "InsufficientStorage", "The storage for uploaded files is full, so nothing was saved."],
])(
  "while the bucket answers %i, a form says so, keeps what was typed, and saves nothing",
  async (status, code, words) => {
    const { db, bucket, addPhoto } = await openBucketSite();
    bucket.state.outage = refuseWith(status, code);
    const response = await addPhoto();
    const html = await response.text();
    expect([response.status, response.headers.has("Retry-After")]).toEqual([503, true]);
    expect(textOf(html)).toContain(words);
    expect(html).toContain('value="Kite day"');
    expect(await db.selectFrom("pictures").selectAll().execute()).toEqual([]);
    bucket.state.outage = () => false;
    expect((await addPhoto()).status).toBe(303);
  },
);

test("a picture that is not cached answers 503 while the bucket is away, then 200", async () => {
  const { db, bucket, visitor, config, addPhoto } = await openBucketSite();
  await addPhoto();
  const { stem } = await db.selectFrom("pictures").select("stem").executeTakeFirstOrThrow();
  const path = join(config.uploadsDir, "pictures", `${stem}-480.webp`);
  const get = () => visitor().visit(`/gdapi/uploads/${stem}-480.webp`);
  bucket.state.outage = refuseWith(403, "InvalidAccessKeyId");
  expect((await get()).status).toBe(200);
  await rm(path);
  const away = await get();
  expect([away.status, away.headers.get("Retry-After"), away.headers.get("Cache-Control")]).toEqual([
    503,
    "60",
    "no-store",
  ]);
  bucket.state.outage = () => false;
  expect((await get()).status).toBe(200);
});
