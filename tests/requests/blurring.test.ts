import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureFiles } from "~/files/pictures/pictures.server";
import { blurPathOf } from "~/kinds/kind";
import { staffKinds } from "~/kinds/registry";
import { fieldOf, readPage } from "../support/page";
import { sendPhoto } from "../support/photo-form";
import { addRecord } from "../support/records";
import { emptyTheTrash, openSite, shareSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

/** Random black and white squares of 20 pixels, as detail of a face. */
const size = { width: 960, height: 640 };
const square = 20;
let seed = 7;
const chance = () => {
  seed = (seed * 48271) % 2147483647;
  return seed / 2147483647;
};
const columns = size.width / square;
const squares = Array.from({ length: columns * (size.height / square) }, () => chance() < 0.5);
const squareAt = (x: number, y: number) =>
  squares[Math.floor(y / square) * columns + Math.floor(x / square)] ?? false;

const upright = drawPhoto();

async function drawPhoto(): Promise<Buffer> {
  const pixels = Buffer.alloc(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1)
      pixels.fill(squareAt(x, y) ? 235 : 20, (y * size.width + x) * 3, (y * size.width + x) * 3 + 3);
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function makePhoto(orientation?: number): Promise<Buffer> {
  if (orientation !== 6) return upright;
  // As a phone held upright stores it: rotated, with an orientation tag.
  return sharp(await upright)
    .rotate(-90)
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function addPhoto(clerk: Person, photo: Buffer, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ title: "Kite day", ...fields })) body.append(name, value);
  body.append("photo", new Blob([new Uint8Array(photo)]), "photo.jpg");
  expect((await clerk.visit("/dashboard/uploadimage", { body })).status).toBe(303);
}

const pictureOf = async (site: Site, id = 1) =>
  site.db
    .selectFrom("photos")
    .innerJoin("pictures", "pictures.id", "picture_id")
    .select(["pictures.id", "stem", "pictures.width"])
    .where("photos.id", "=", id)
    .executeTakeFirstOrThrow();

const fileNames = (site: Site, folder: string) => readdir(join(site.config.uploadsDir, folder));

async function answersOf(stem: string, who: Person) {
  const paths = pictureFiles(stem)
    .filter((name) => /-(480|960|1600)\.webp$/.test(name))
    .flatMap((name) => [`/uploads/${name}`, `/gdapi/uploads/${name}`]);
  const answers = await Promise.all(paths.map((path) => who.visit(path)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return [...new Set(answers.map(({ status }) => status))];
}

/** Quarter of the picture around its centre, aligned with squares. */
const middle = { left: "25", top: "25", width: "50", height: "50" };
const box = { left: 240, top: 160, width: 480, height: 320 };
const boxFields = Object.fromEntries(Object.entries(middle).map(([side, value]) => [`${side}-1`, value]));

/** Share of squares that are still recognizable: 1 is all, 0.5 is guessing. */
async function told(picture: Uint8Array, isMeant: (x: number, y: number) => boolean): Promise<number> {
  const { data } = await sharp(picture)
    .resize({ ...size, fit: "fill", kernel: "lanczos3" })
    .sharpen()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const means: { mean: number; isLight: boolean }[] = [];
  for (let y = 0; y < size.height; y += square)
    for (let x = 0; x < size.width; x += square) {
      if (!isMeant(x, y)) continue;
      let sum = 0;
      for (let dy = 6; dy < 14; dy += 1)
        for (let dx = 6; dx < 14; dx += 1) sum += data[(y + dy) * size.width + x + dx] ?? 0;
      means.push({ mean: sum / 64, isLight: squareAt(x, y) });
    }
  const levels = means.map(({ mean }) => mean);
  const threshold = (Math.min(...levels) + Math.max(...levels)) / 2;
  return means.filter(({ mean, isLight }) => mean >= threshold === isLight).length / means.length;
}

const isInside = (x: number, y: number) =>
  x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height;
const isOutside = (x: number, y: number) => !isInside(x, y);

async function read(who: Person, path: string): Promise<Buffer> {
  const answer = await who.visit(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

async function blur(site: Site, clerk: Person, fields: Record<string, string> = {}, id = 1) {
  const picture = String((await pictureOf(site, id)).id);
  return clerk.submit(blurPathOf("photo", id), { picture, original: "keep", ...boxFields, ...fields });
}

test("areas are blurred for good in every size, and the rest is as it was", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  const before = await pictureOf(site);
  const visitor = site.visitor();
  expect(await told(await read(visitor, `/uploads/${before.stem}-480.webp`), isInside)).toBe(1);
  const saved = await blur(site, clerk);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/dashboard/deleteimage"]);
  const after = await pictureOf(site);
  expect(after.stem).not.toBe(before.stem);
  for (const width of [480, 960, 1600]) {
    const picture = await read(visitor, `/uploads/${after.stem}-${width}.webp`);
    expect(await told(picture, isOutside)).toBe(1);
    expect(await told(picture, isInside)).toBeLessThan(0.62);
    expect(await sharp(picture).metadata()).not.toHaveProperty("exif");
  }
  const pages = ["/school-gallery", "/gdapi/get_image.php"];
  for (const path of pages) {
    const page = await (await visitor.visit(path)).text();
    expect(page).toContain(after.stem);
    expect(page).not.toContain(before.stem);
  }
  expect(textOf(await clerk.get("/dashboard/activity"))).toContain("blurred areas of a photo");
});

test("addresses of the picture without areas say 410 at once, to staff too, and its files are gone", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  const { stem } = await pictureOf(site);
  expect(await answersOf(stem, site.visitor())).toEqual([200]);
  await blur(site, clerk, { original: "erase" });
  expect(await answersOf(stem, site.visitor())).toEqual([410]);
  expect(await answersOf(stem, clerk)).toEqual([410]);
  expect((await fileNames(site, "pictures")).filter((name) => name.startsWith(stem))).toEqual([]);
  expect(await fileNames(site, "originals")).toEqual([]);
  const ledger = await site.db.selectFrom("erasures").select("kind").execute();
  expect(ledger.map(({ kind }) => kind)).toContain("pictures");
});

test("an original that is kept is for the staff alone, and each look at it is noted", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  const { stem } = await pictureOf(site);
  await blur(site, clerk);
  expect(await answersOf(stem, site.visitor())).toEqual([410]);
  const [original = ""] = await fileNames(site, "originals");
  const path = `${blurPathOf("photo", 1)}/picture`;
  for (const address of [path, `${path}?areas=1,1,5,5`])
    expect((await site.visitor().visit(address)).headers.get("Location")).toMatch(/^\/login/);
  for (const folder of ["uploads", "gdapi/uploads", "uploads/originals"])
    expect((await site.visitor().visit(`/${folder}/${original}`)).status).not.toBe(200);
  const answer = await (await site.editor()).visit(path);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await told(new Uint8Array(await answer.arrayBuffer()), isInside)).toBe(1);
  expect(textOf(await clerk.get("/dashboard/activity"))).toContain(
    "looked at the original of a blurred photo",
  );
});

test("areas are changed later from the original, and the original is put back", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  await blur(site, clerk);
  const first = await pictureOf(site);
  const form = await clerk.get(blurPathOf("photo", 1));
  expect(form).toMatch(/name="left-1"[^>]*value="25"/);
  await blur(site, clerk, { "left-1": "0", "top-1": "0", "width-1": "10", "height-1": "10" });
  const second = await pictureOf(site);
  expect(await told(await read(site.visitor(), `/uploads/${second.stem}-960.webp`), isInside)).toBe(1);
  expect(await answersOf(first.stem, site.visitor())).toEqual([410]);
  expect(await fileNames(site, "originals")).toHaveLength(1);
  const restored = await clerk.submit(blurPathOf("photo", 1), { picture: String(second.id), do: "restore" });
  expect(restored.status).toBe(303);
  const third = await pictureOf(site);
  const picture = await read(site.visitor(), `/uploads/${third.stem}-960.webp`);
  expect(await told(picture, (x, y) => x < 96 && y < 64)).toBe(1);
  expect(await answersOf(second.stem, site.visitor())).toEqual([410]);
  expect(await fileNames(site, "originals")).toEqual([]);
  expect(textOf(await clerk.get("/dashboard/activity"))).toContain("put back the original of a photo");
});

test("an original that is not wanted any more is erased with the next save", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  await blur(site, clerk);
  await blur(site, clerk, { original: "erase" });
  expect(await fileNames(site, "originals")).toEqual([]);
  expect(await site.db.selectFrom("picture_originals").selectAll().execute()).toEqual([]);
  // The blurred picture replaces the original.
  const picture = await read(clerk, `${blurPathOf("photo", 1)}/picture`);
  expect(await told(picture, isInside)).toBeLessThan(0.62);
});

test("a photo that a phone took upright is blurred where it is seen", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto(6));
  await blur(site, clerk, { "left-1": "0", "top-1": "0", "width-1": "50", "height-1": "25" });
  const { stem } = await pictureOf(site);
  const picture = await read(site.visitor(), `/uploads/${stem}-960.webp`);
  expect(await sharp(picture).metadata()).toMatchObject(size);
  const isBlurred = (x: number, y: number) => x < 480 && y < 160;
  expect(await told(picture, isBlurred)).toBeLessThan(0.62);
  expect(await told(picture, (x, y) => !isBlurred(x, y))).toBe(1);
});

test("every record that shows the picture shows the blurred one, in the trash too", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  const { id: picture_id, stem: before } = await pictureOf(site);
  const kind = staffKinds.find(({ key }) => key === "photo");
  if (!kind) throw new Error("There are photos.");
  const other = await addRecord(site.db, kind as never, "Same", { picture_id });
  await site.db.updateTable("photos").set({ picture_id }).where("id", "=", other).execute();
  await clerk.submit(`/dashboard/image/${other}/delete`, {});
  await blur(site, clerk);
  const { stem } = await pictureOf(site, other);
  expect(stem).not.toBe(before);
  expect(stem).toBe((await pictureOf(site)).stem);
});

test("the original goes with the photo: into the trash and back, and erased with it", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  await blur(site, clerk);
  await clerk.submit("/dashboard/image/1/delete", {});
  expect(await fileNames(site, "originals")).toHaveLength(1);
  await clerk.submit("/dashboard/trash", { item: "photo:1" });
  expect(await told(await read(clerk, `${blurPathOf("photo", 1)}/picture`), isInside)).toBe(1);
  await clerk.submit("/dashboard/image/1/delete", {});
  await emptyTheTrash(clerk);
  expect([await fileNames(site, "originals"), await fileNames(site, "pictures")]).toEqual([[], []]);
  const ledger = await site.db.selectFrom("erasures").select("kind").execute();
  expect(ledger.map(({ kind }) => kind)).toContain("picture_originals");
});

test("a photo in the trash is blurred there, and put on the site with it where that is wanted", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  await clerk.submit("/dashboard/image/1/delete", {});
  expect(await clerk.get("/dashboard/trash")).toContain(blurPathOf("photo", 1));
  const left = await blur(site, clerk, { do: "save" });
  expect(left.headers.get("Location")).toBe("/dashboard/trash");
  expect(await answersOf((await pictureOf(site)).stem, site.visitor())).toEqual([404]);
  const shown = await blur(site, clerk, { do: "show" });
  expect(shown.headers.get("Location")).toBe("/dashboard/deleteimage");
  expect(await answersOf((await pictureOf(site)).stem, site.visitor())).toEqual([200]);
});

test("photos wait in the trash where faces are blurred first: one by one, and in an album", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const waits = { blur_first: "1" };
  await addPhoto(clerk, await makePhoto(), waits);
  const kinds = Object.fromEntries(staffKinds.map((kind) => [kind.key, kind]));
  await addRecord(site.db, kinds.album as never, "Kites", { date: "2026-04-01" });
  const album = "/dashboard/album/1/photos";
  const added = await sendPhoto(clerk, `${album}/add`, waits);
  expect([added.status, added.headers.get("Location")]).toEqual([303, album]);
  expect(textOf(await clerk.get(album))).toContain("1 photo in the trash, until faces are blurred.");
  for (const path of ["/dashboard/uploadimage/one", `${album}/one`]) {
    const answer = await sendPhoto(clerk, path, { ...waits, title: path, place: "2" });
    expect(await answer.json()).toMatchObject({ success: true });
  }
  const rows = await site.db
    .selectFrom("photos")
    .select(["id", "deleted_at", "album_id"])
    .orderBy("id")
    .execute();
  expect(rows.map(({ deleted_at, album_id }) => [deleted_at !== null, album_id])).toEqual([
    [true, null],
    [true, 1],
    [true, null],
    [true, 1],
  ]);
  expect(await answersOf((await pictureOf(site)).stem, site.visitor())).toEqual([404]);
  await blur(site, clerk, { do: "show" });
  expect(await answersOf((await pictureOf(site)).stem, site.visitor())).toEqual([200]);
});

test("does not republish a taken-down record by blurring it", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  const asked = { name: "Rina Das", relation: "parent", phone: "98765 43210" };
  expect((await site.visitor().submit("/take-down/photo/1", asked)).status).toBe(303);
  const before = await pictureOf(site);
  const refused = await blur(site, clerk, { do: "show" });
  expect(refused.status).toBe(422);
  expect(textOf(await refused.text())).toContain("Decide that first under “Requests to remove a photo”");
  expect(await pictureOf(site)).toEqual(before);
  expect(await fileNames(site, "originals")).toEqual([]);
});

const refusals: [string, Record<string, string>, string][] = [
  ["no area", { "left-1": "", "top-1": "", "width-1": "", "height-1": "" }, "Tap each face"],
  ["a number that is missing", { "width-1": "" }, "Area 1 needs four numbers from 0 to 100"],
  ["a number that is none", { "top-1": "half" }, "Area 1 needs four numbers from 0 to 100"],
  ["an area beside the picture", { "left-1": "100" }, "Area 1 is outside the picture"],
  ["an area without a size", { "width-1": "0" }, "Area 1 is outside the picture"],
  ["too many areas", { "left-61": "1" }, "At most 60 areas"],
];

const withPhoto = shareSite(async (site) => {
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  return { site, clerk };
});

test.each(refusals)(
  "%s is refused, what was typed is kept, and nothing is changed",
  async (_, fields, words) => {
    const { site, clerk } = withPhoto();
    const before = [await pictureOf(site), await fileNames(site, "pictures")];
    const refused = await blur(site, clerk, { original: "erase", ...fields });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(textOf(html)).toContain(words);
    const [name, value] = Object.entries({ ...boxFields, ...fields }).find(([, text]) => text) ?? [];
    if (name !== "left-61" && value) expect(html).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`));
    expect(readPage(html).has("#original-erase[checked]")).toBe(true);
    expect([await pictureOf(site), await fileNames(site, "pictures")]).toEqual(before);
  },
);

test("an area that reaches over the edge is cut, and numbers are read as people here write them", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  const typed = { "left-1": "९०", "top-1": "-10", "width-1": "40,5", "height-1": "20 %" };
  expect((await blur(site, clerk, typed)).status).toBe(303);
  const { areas } = await site.db.selectFrom("picture_originals").select("areas").executeTakeFirstOrThrow();
  expect(areas).toBe("90,0,10,10");
});

test("a preview changes nothing, and shows what would be saved", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  const before = await pictureOf(site);
  const shown = await blur(site, clerk, { do: "preview", original: "erase" });
  const html = await shown.text();
  expect(shown.status).toBe(200);
  const src = readPage(html).part('input[src*="areas="]').attribute("src") ?? "";
  expect(await told(await read(clerk, src), isInside)).toBeLessThan(0.62);
  expect(readPage(html).has("#original-erase[checked]")).toBe(true);
  expect(await pictureOf(site)).toEqual(before);
  expect(await fileNames(site, "originals")).toEqual([]);
});

test("saves nothing after an edit conflict and keeps the typed values", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  const { id } = await pictureOf(site);
  await blur(site, await site.staff("colleague"));
  const theirs = await pictureOf(site);
  const mine = { picture: String(id), original: "erase", ...boxFields, "left-1": "3" };
  const refused = await clerk.submit(blurPathOf("photo", 1), mine);
  const html = await refused.text();
  expect(refused.status).toBe(409);
  expect(textOf(html)).toContain("Another person changed the picture");
  expect(html).toMatch(/name="left-1"[^>]*value="3"/);
  expect(html).toContain(`name="picture" value="${theirs.id}"`);
  expect(await pictureOf(site)).toEqual(theirs);
  expect(await fileNames(site, "originals")).toHaveLength(1);
});

test("a blurring form that is sent twice blurs once and leaves no unused file", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  const { id } = await pictureOf(site);
  const form_token = fieldOf(await clerk.get(blurPathOf("photo", 1)), "form_token");
  const form = { form_token, picture: String(id), original: "keep", ...boxFields };
  const send = () => clerk.visit(blurPathOf("photo", 1), { form });
  const answers = [await send(), await send()];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await fileNames(site, "originals")).toHaveLength(1);
  const { stem } = await pictureOf(site);
  const names = await fileNames(site, "pictures");
  expect(names.filter((name) => !name.startsWith(stem))).toEqual([]);
  expect(await fileNames(site, "incoming")).toEqual([]);
});

test("changes nothing if the file is missing, and says so", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  const before = await pictureOf(site);
  await rm(site.files.pathOf("pictures", `${before.stem}-1600.webp`));
  const refused = await blur(site, clerk);
  expect(refused.status).toBe(500);
  expect(textOf(await refused.text())).toContain("The picture could not be saved. Please try again.");
  expect(await pictureOf(site)).toEqual(before);
  expect((await clerk.visit(`${blurPathOf("photo", 1)}/picture`)).status).toBe(404);
});

test("on a full disk, blurring changes nothing, keeps the form and says why", async () => {
  const more: Parameters<typeof openSite>[1] = {};
  const site = await openSite({}, more);
  const clerk = await site.staff();
  await addPhoto(clerk, await makePhoto());
  const before = [await pictureOf(site), (await fileNames(site, "pictures")).sort()];
  const { commitFiles } = site.files;
  for (const fullAt of [1, 2]) {
    let nth = 0;
    more.files = {
      ...site.files,
      async commitFiles(moves) {
        nth += 1;
        if (nth === fullAt) throw Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" });
        return commitFiles(moves);
      },
    };
    const refused = await blur(site, clerk);
    const html = await refused.text();
    expect(refused.status).toBe(503);
    expect(textOf(html)).toMatch(/disk .*is full/i);
    expect(html).toMatch(/name="left-1"[^>]*value="25"/);
    expect([await pictureOf(site), (await fileNames(site, "pictures")).sort()]).toEqual(before);
    expect([await fileNames(site, "originals"), await fileNames(site, "incoming")]).toEqual([[], []]);
  }
});

test("every kind with a picture has the page, no other has it", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const kind of staffKinds) {
    const id = await addRecord(site.db, kind, "Somebody");
    const { status } = await clerk.visit(blurPathOf(kind.key, id));
    expect([kind.key, status]).toEqual([kind.key, kind.file?.type === "picture" ? 200 : 404]);
    if (kind.file?.type !== "picture") continue;
    expect(await clerk.get(`${kind.pages.record}/${id}/update`)).toContain(blurPathOf(kind.key, id));
  }
  expect((await clerk.visit(blurPathOf("photo", 999))).status).toBe(404);
  expect((await clerk.visit("/dashboard/blur/nothing/1")).status).toBe(404);
});

/** Blue picture with two faces: circles in the colour of skin. */
async function makeTwoFaces(): Promise<Buffer> {
  const faces = `<svg width="960" height="640"><rect width="960" height="640" fill="#1d4ed8"/>
    <ellipse cx="240" cy="200" rx="60" ry="80" fill="#a86a4a"/><ellipse cx="700" cy="420" rx="60" ry="80" fill="#8d5a3b"/></svg>`;
  return sharp(Buffer.from(faces)).jpeg().toBuffer();
}

test("without script, faces are chosen by the number of their proposed box", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makeTwoFaces());
  const html = await clerk.get(blurPathOf("photo", 1));
  const found = [...html.matchAll(/name="found" value="([\d.,]+)"/g)].map(([, area]) => area ?? "");
  expect(found).toHaveLength(2);
  expect(textOf(html)).toContain("Box 1 Box 2");
  const [left = 0, top = 0, width = 0, height = 0] = (found[1] ?? "").split(",").map(Number);
  expect([left < 68, left + width > 78, top < 56, top + height > 75]).toEqual([true, true, true, true]);
  const picture = String((await pictureOf(site)).id);
  const saved = await clerk.submit(blurPathOf("photo", 1), {
    picture,
    original: "keep",
    found: found[1] ?? "",
  });
  expect(saved.status).toBe(303);
  const again = await clerk.get(blurPathOf("photo", 1));
  expect(again).toMatch(new RegExp(`name="left-1"[^>]*value="${left}"`));
  expect(again.match(/name="found"/g)).toHaveLength(1);
});

test("without script, a tap places a box as large as the last one, or over the proposed face", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, await makeTwoFaces());
  const picture = String((await pictureOf(site)).id);
  const tap = (fields: Record<string, string>) =>
    clerk.submit(blurPathOf("photo", 1), { picture, original: "keep", ...fields });
  // Half of the picture's 312 pixels, a quarter of its 208.
  const placed = await (await tap({ "tap.x": "156", "tap.y": "52" })).text();
  expect(placed).toMatch(/name="left-1"[^>]*value="44\.7"/);
  expect(placed).toMatch(/name="top-1"[^>]*value="15"/);
  const face = await (await tap({ "tap.x": "78", "tap.y": "65" })).text();
  expect(Number(/name="left-1"[^>]*value="([\d.]+)"/.exec(face)?.[1])).toBeLessThan(19);
  const sized = { "left-1": "0", "top-1": "0", "width-1": "10", "height-1": "20" };
  const second = await (await tap({ ...sized, "tap.x": "156", "tap.y": "104" })).text();
  expect(second).toMatch(/name="left-2"[^>]*value="45"/);
  expect(second).toMatch(/name="height-2"[^>]*value="20"/);
  expect((await pictureOf(site)).id).toBe(Number(picture));
});
