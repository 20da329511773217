import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeLogo } from "~/files/pictures/branding-pictures.server";
import { replaceBrandingFiles } from "~/settings/branding-files.server";
import { saveSettings } from "~/settings/queries.server";
import { notice, openSite } from "../support/site";

const ORIGIN = "https://palash.example";
const at = "2026-03-14T05:00:00.000Z";

async function openNotices(...titles: string[]) {
  const site = await openSite({ ORIGIN });
  await saveSettings(site.db, { school_name: "Hill School" });
  for (const title of titles) {
    const row = { ...notice, title, created_at: at, updated_at: at, published_at: at };
    await site.db.insertInto("notices").values(row).execute();
  }
  const visitor = site.visitor();
  const pathOf = async (id: number) => {
    const html = await visitor.get(`/notices/${id}`);
    return /property="og:image" content="https:\/\/palash\.example([^"]+)"/.exec(html)?.[1] ?? "";
  };
  const pictureOf = async (id: number) =>
    Buffer.from(await (await visitor.visit(await pathOf(id))).arrayBuffer());
  return { ...site, visitor, pathOf, pictureOf };
}

/** Returns the width of the title in pixel columns. */
async function titleWidth(picture: Buffer): Promise<number> {
  const area = { left: 64, top: 170, width: 1072, height: 330 };
  const image = sharp(picture).extract(area).greyscale().threshold(200);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x]).some((level) => level === 255),
  );
  return columns.lastIndexOf(true) - columns.indexOf(true) + 1;
}

test("a notice has its own picture for shared links and search engines", async () => {
  const { visitor, pathOf } = await openNotices("Water & light");
  const page = await visitor.open("/notices/1");
  const path = await pathOf(1);
  expect(path).toMatch(/^\/notices\/1\/card\/[\w-]{20}\.jpg$/);
  expect(page.meta("og:image:alt")).toBe("Water & light");
  expect(page.structuredData[0]).toMatchObject({
    "@type": "NewsArticle",
    headline: "Water & light",
    datePublished: "2026-03-14",
    image: `${ORIGIN}${path}`,
    publisher: { "@type": "School", name: "Hill School" },
  });
  const answer = await visitor.visit(path);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, s-maxage=25, immutable");
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
});

test("old and invented addresses of a share card redirect to the present one", async () => {
  const { db, visitor, pathOf } = await openNotices("Water supply");
  const first = await pathOf(1);
  await db.updateTable("notices").set({ title: "No water" }).execute();
  const second = await pathOf(1);
  expect(second).not.toBe(first);
  for (const path of [first, "/notices/1/card/x.jpg"]) {
    const answer = await visitor.visit(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, second]);
  }
  for (const path of [first.replace("/1/", "/99/"), "/notices/x/card/y.jpg"]) {
    expect([path, (await visitor.visit(path)).status]).toEqual([path, 404]);
  }
  await saveSettings(db, { school_name: "River School" });
  expect(await pathOf(1)).not.toBe(second);
});

test.each([
  ["Odia", "କ୍ଷ", "କ"],
  ["Hindi", "क्ष", "क"],
  ["Bengali", "ক্ষ", "ক"],
])(
  "words in %s are set with their joined letters, whatever fonts the server has",
  async (_, joined, single) => {
    const { pictureOf } = await openNotices(joined.repeat(5), single.repeat(5), single.repeat(15));
    const [width, shortest, longest] = await Promise.all(
      [1, 2, 3].map(async (id) => titleWidth(await pictureOf(id))),
    );
    expect(width).toBeGreaterThan(0);
    // Missing glyphs are boxes of equal width.
    expect(width).toBeLessThan(((shortest ?? 0) + (longest ?? 0)) / 2);
  },
);

test("a title of 200 letters stays in the picture, pictographs are left out, other letters get the site's picture", async () => {
  const long = "Annual sports day of the junior and senior houses ".repeat(4).trim();
  const { visitor, pathOf, pictureOf } = await openNotices(long, "Picnic 🎉", "Picnic", "விடுமுறை");
  expect(await titleWidth(await pictureOf(1))).toBeLessThan(1072);
  expect((await pictureOf(2)).equals(await pictureOf(3))).toBe(true);
  expect(await pathOf(4)).toBe("/og.jpg");
  const answer = await visitor.visit("/notices/4/card/x.jpg");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/og.jpg"]);
});

test("a share card has the school's logo on white, or the emblem", async () => {
  const { db, config, pathOf, pictureOf } = await openNotices("Water supply");
  const before = await pathOf(1);
  const emblem = await pictureOf(1);
  const file = join(config.uploadsDir, "logo.png");
  const background = "#00c8ff";
  await writeFile(
    file,
    await sharp({ create: { width: 600, height: 200, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const { mark, width, height, files } = await makeLogo(file);
  await replaceBrandingFiles(db, "logo", files);
  await saveSettings(db, { logo: `${mark} ${width}x${height}` });
  expect(await pathOf(1)).not.toBe(before);
  const isColour = async (picture: Buffer, [left, top]: [number, number], colour: number[]) => {
    const data = await sharp(picture)
      .extract({ left, top, width: 4, height: 4 })
      .resize(1, 1)
      .raw()
      .toBuffer();
    // JPEG colours are approximate.
    return colour.every((level, index) => Math.abs(level - (data[index] ?? 0)) < 12);
  };
  const own = await pictureOf(1);
  expect(await isColour(own, [200, 90], [0, 200, 255])).toBe(true);
  expect(await isColour(own, [200, 40], [255, 255, 255])).toBe(true);
  expect(await isColour(emblem, [200, 40], [255, 255, 255])).toBe(false);
  await saveSettings(db, { logo: "" });
  expect([await pathOf(1), (await pictureOf(1)).equals(emblem)]).toEqual([before, true]);
});

test("a link to a page in another language shows its words", async () => {
  const { db, visitor, pathOf } = await openNotices("Holiday on Friday");
  const row = { kind: "notices", record: "1", field: "title", updated_at: at };
  await db
    .insertInto("translations")
    .values({ ...row, language: "or", words: "ଶୁକ୍ରବାର ଛୁଟି" })
    .execute();
  const html = await visitor.get("/or/notices/1");
  const [, path = ""] = /property="og:image" content="https:\/\/palash\.example([^"]+)"/.exec(html) ?? [];
  expect(path).toMatch(/^\/or\/notices\/1\/card\/[\w-]{20}\.jpg$/);
  const answer = await visitor.visit(path);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  const english = await visitor.visit(await pathOf(1));
  expect(Buffer.from(await answer.arrayBuffer())).not.toEqual(Buffer.from(await english.arrayBuffer()));
});
