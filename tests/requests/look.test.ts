import sharp from "sharp";
import { expect, test } from "vitest";
import { readSettings } from "~/settings/queries.server";
import { fieldOf, readPage } from "../support/page";
import { openSampleSite, openSite, textOf, tokenOf } from "../support/site";

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openSite>>["staff"]>>;

const picture = (width: number, height: number, background = "#7a0019") =>
  sharp({ create: { width, height, channels: 3, background } })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: "#fff" })
    .png()
    .toBuffer();

async function send(person: Person, path: string, file?: Buffer | string, more: Record<string, string> = {}) {
  const html = await person.get(path);
  const body = new FormData();
  body.append("form_token", tokenOf(html) ?? "");
  body.append("opened", openedIn(html));
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  if (file) body.append("photo", new Blob([new Uint8Array(Buffer.from(file))]), "picture.png");
  return person.visit(path, { body });
}
const openedIn = (html: string) => fieldOf(html, "opened");
const headerOf = (html: string) => readPage(html).part("header");

async function measured(person: Pick<Person, "visit">, path: string) {
  const answer = await person.visit(path);
  const data = Buffer.from(await answer.arrayBuffer());
  const { width, height, format } = await sharp(data).metadata();
  return {
    status: answer.status,
    cache: answer.headers.get("Cache-Control"),
    bytes: data.length,
    width,
    height,
    format,
  };
}

test("a logo is in the header and the icons, its address is kept for ever, and the one before is gone", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const visitor = site.visitor();
  const before = await visitor.get("/");
  expect(headerOf(before).has("svg")).toBe(true);

  for (const [width, height, shown] of [
    [800, 200, [132, 33]],
    [400, 400, [44, 44]],
    [200, 800, [11, 44]],
  ] as const) {
    const sent = await send(clerk, "/dashboard/settings/logo", await picture(width, height));
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/dashboard/settings/logo"]);
    const image = headerOf(await visitor.get("/")).part("img");
    expect(["width", "height"].map((side) => Number(image.attribute(side)))).toEqual(shown);
    const logo = await measured(visitor, image.attribute("src") ?? "");
    expect(logo).toMatchObject({ status: 200, format: "webp", cache: "public, max-age=31536000, immutable" });
    expect(logo.bytes).toBeLessThanOrEqual(12 * 1024);
    // White margins are cut off.
    expect([logo.width, logo.height]).toEqual(shown.map((pixels) => pixels * 3));
  }

  const inBar = headerOf(await clerk.get("/dashboard")).part("img");
  expect(inBar.attribute("src")).toMatch(/^\/look\/[\w-]{20}-logo\.webp$/);
  expect(inBar.attribute("alt")).toBe("");

  const home = await visitor.open("/");
  for (const [rel, size] of [
    ["icon", 48],
    ["apple-touch-icon", 180],
  ] as const) {
    expect(await measured(visitor, home.part(`link[rel="${rel}"]`).attribute("href") ?? "")).toMatchObject({
      width: size,
      height: size,
      format: "png",
    });
  }
  const { icons } = JSON.parse(await visitor.get("/site.webmanifest"));
  expect(icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  for (const { src, sizes } of icons) {
    expect((await measured(visitor, src)).width).toBe(Number.parseInt(sizes, 10));
  }
  // Corners of a maskable icon stay white.
  const mask = Buffer.from(await (await visitor.visit(icons[2].src)).arrayBuffer());
  const { data, info } = await sharp(mask).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  expect([at(20, 20), at(256, 256)]).toEqual([
    [255, 255, 255],
    [0x7a, 0, 0x19],
  ]);

  const old = icons[0].src;
  await send(clerk, "/dashboard/settings/logo", await picture(300, 100, "#1d3a8a"));
  expect((await visitor.visit(old)).status).toBe(404);
  const light = await visitor.open("/", { headers: { "Save-Data": "on" } });
  expect(light.part("header").has("img")).toBe(false);

  expect((await send(clerk, "/dashboard/settings/logo", undefined, { remove: "yes" })).status).toBe(303);
  expect(await visitor.get("/")).toBe(before);
  expect(headerOf(await clerk.get("/dashboard")).has("img")).toBe(false);
  expect(await site.db.selectFrom("look_files").selectAll().execute()).toEqual([]);
  expect(textOf(await clerk.get("/dashboard/activity?what=settings"))).toMatch(/Logo.*Standard/s);
});

test("a logo on a coloured ground keeps its ground", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const drawing = await sharp({ create: { width: 60, height: 130, channels: 3, background: "#ffcc00" } })
    .png()
    .toBuffer();
  const logo = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#1d3a8a" } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
  await send(clerk, "/dashboard/settings/logo", logo);
  expect(headerOf(await site.visitor().get("/")).has('img[width="44"][height="44"]')).toBe(true);
});

test("refuses files that are no picture or too small, and keeps the logo", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const page = "/dashboard/settings/logo";
  await send(clerk, page, await picture(300, 300));
  const { logo } = await readSettings(site.db);
  for (const [file, words] of [
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "is an SVG drawing"],
    [await picture(20, 20), "too small for a logo"],
    ["", "Choose a photo"],
  ] as const) {
    const refused = await send(clerk, page, file);
    expect([refused.status, textOf(await refused.text()).includes(words)]).toEqual([422, true]);
  }
  expect((await readSettings(site.db)).logo).toBe(logo);
  expect((await (await site.editor()).visit(page)).status).toBe(403);
  for (const name of ["x", "..%2fschool.sqlite", `${logo.slice(0, 20)}-share.jpg`]) {
    expect((await site.visitor().visit(`/look/${name}`)).status).toBe(404);
  }
});

test("crops the picture for shared links, edits its text alone, and reports an edit conflict", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const page = "/dashboard/settings/share-picture";
  const sent = await send(clerk, page, await picture(1600, 1600), { share_alt: "Pupils before the school" });
  expect(sent.status).toBe(303);
  const visitor = site.visitor();
  const shared = await visitor.open("/contact");
  const address = shared.meta("og:image") ?? "";
  expect(address).toMatch(/^http:\/\/school\.test\/look\/.*-share\.jpg$/);
  expect(shared.meta("og:image:alt")).toBe("Pupils before the school");
  expect(await measured(visitor, new URL(address).pathname)).toMatchObject({
    width: 1200,
    height: 630,
    format: "jpeg",
  });

  expect((await send(clerk, page, undefined, { share_alt: "Our school" })).status).toBe(303);
  const again = await visitor.open("/contact");
  expect([again.meta("og:image"), again.meta("og:image:alt")]).toEqual([address, "Our school"]);

  const opened = openedIn(await clerk.get(page));
  await send(await site.staff("colleague"), page, await picture(1200, 700, "#1d3a8a"));
  const late = await send(clerk, page, await picture(1200, 630, "#00aa55"), { opened, share_alt: "Mine" });
  expect(late.status).toBe(409);
  expect(textOf(await late.text())).toContain("Another person changed it");
  expect((await send(clerk, page, await picture(200, 100))).status).toBe(422);
});
