import { readFile, rm } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { createAvifEncoder } from "../../../app/files/pictures/avif-encoder.server";
import { PictureRefusedError } from "../../../app/files/pictures/picture-check.server";
import {
  makeAvif,
  makePicture,
  pictureFiles,
  refuseUnreadable,
  removePicture,
  type StoredPicture,
} from "../../../app/files/pictures/pictures.server";
import { ServerBusyError } from "../../../app/limits/server-busy";
import { animatedPng, heicHead, quadrants, twelveMegapixels } from "./samples";
import { workshop } from "./workshop";

const { store, put, kept, clear } = await workshop();
afterEach(clear);

async function make(content: Buffer | string): Promise<StoredPicture> {
  return makePicture(store, await put(content));
}

function rendition(picture: StoredPicture, name: string): string {
  return store.pathOf("pictures", `${picture.stem}-${name}`);
}

/** Colours of the quarters: top left, top right, bottom left, bottom right. */
async function corners(picture: StoredPicture): Promise<string[]> {
  const { data, info } = await sharp(rendition(picture, "480.webp"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const places = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const;
  return places.map(([x, y]) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)].map((value) => (value > 127 ? "1" : "0")).join("");
  });
}

const upright = ["100", "010", "001", "111"];

describe("taken", () => {
  test("a 12-megapixel JPEG lying on its side, with a place in it", async () => {
    const photo = await twelveMegapixels();
    expect((await sharp(photo).metadata()).exif?.includes("GPS-MARK")).toBe(true);
    const picture = await make(photo);
    expect(picture).toMatchObject({ width: 1600, height: 2133 });
    expect(picture.stem).toMatch(/^[a-z2-7]{16}$/);
    expect((await kept()).sort()).toEqual(pictureFiles(picture.stem).slice(0, 3).sort());
    let bytes = 0;
    for (const [width, height] of [
      [480, 640],
      [960, 1280],
      [1600, 2133],
    ] as const) {
      const content = await readFile(rendition(picture, `${width}.webp`));
      const metadata = await sharp(content).metadata();
      expect(metadata).toMatchObject({ format: "webp", width, height, hasAlpha: false });
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
        Array(4).fill(undefined),
      );
      expect(content.includes("GPS-MARK")).toBe(false);
      bytes += content.length;
    }
    expect(picture.bytes).toBe(bytes);
    expect(await corners(picture)).toEqual(upright);
    expect(picture.placeholder).toMatch(/^[\da-f]{3}$/);
    await removePicture(store, picture.stem);
    expect(await kept()).toEqual([]);
  });

  test("a CMYK JPEG in true colours", async () => {
    const cmyk = await (await quadrants(801, 601)).toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const picture = await make(cmyk);
    expect((await sharp(rendition(picture, "960.webp")).metadata()).space).toBe("srgb");
    expect(await corners(picture)).toEqual(upright);
    await removePicture(store, picture.stem);
  });

  test("a JPEG without its end marker", async () => {
    const whole = await (await quadrants(801, 601)).jpeg({ quality: 95 }).toBuffer();
    const picture = await make(whole.subarray(0, -2));
    expect(await corners(picture)).toEqual(upright);
    await removePicture(store, picture.stem);
  });

  test.each([
    ["PNG", () => huge(8192, 6144)],
    [
      "JPEG",
      () =>
        sharp({ create: { width: 8192, height: 6144, channels: 3, background: "teal" } })
          .jpeg()
          .toBuffer(),
    ],
  ])("a %s of a phone with 50 megapixels", { timeout: 60_000 }, async (_, photo) => {
    const picture = await make(await photo());
    expect(picture).toMatchObject({ width: 1600, height: 1200 });
    await removePicture(store, picture.stem);
  });

  test("a transparent PNG stays so, and has no placeholder", async () => {
    const png = await (await quadrants(1000, 500)).ensureAlpha(0.5).png().toBuffer();
    const picture = await make(png);
    const { data } = await sharp(rendition(picture, "960.webp")).raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBeGreaterThan(120);
    expect(data[3]).toBeLessThan(135);
    expect(picture.placeholder).toBe("");
    await removePicture(store, picture.stem);
  });

  test.each([
    ["#dd7711", "d71"],
    ["#808080", "888"],
    ["#000000", "000"],
  ])("a picture all of %s has the placeholder %s, in grey too", async (background, placeholder) => {
    const plain = sharp({ create: { width: 500, height: 500, channels: 3, background } });
    const isGrey = background !== "#dd7711";
    const picture = await make(
      await plain
        .toColourspace(isGrey ? "b-w" : "srgb")
        .png()
        .toBuffer(),
    );
    expect(picture.placeholder).toBe(placeholder);
    await removePicture(store, picture.stem);
  });

  test("an AVIF, a WebP and a grey PNG of 16 bits", async () => {
    const sample = await quadrants(700, 700);
    const avif = await sample.clone().avif({ effort: 0 }).toBuffer();
    const webp = await sample.clone().webp().toBuffer();
    for (const content of [avif, webp]) {
      const picture = await make(content);
      expect(await corners(picture)).toEqual(upright);
      await removePicture(store, picture.stem);
    }
    const grey = await make(await sample.clone().toColourspace("grey16").png().toBuffer());
    expect((await sharp(rendition(grey, "480.webp")).metadata()).width).toBe(480);
    await removePicture(store, grey.stem);
  });

  test("a small picture is not enlarged, under the same names", async () => {
    const picture = await make(await (await quadrants(300, 200)).png().toBuffer());
    expect([picture.width, picture.height]).toEqual([300, 200]);
    for (const width of [480, 960, 1600]) {
      expect((await sharp(rendition(picture, `${width}.webp`)).metadata()).width).toBe(300);
    }
    await removePicture(store, picture.stem);
  });

  test("a picture that fills a window keeps up to 2560 pixels", async () => {
    const wide = await makePicture(
      store,
      await put(await (await quadrants(3000, 1500)).jpeg().toBuffer()),
      true,
    );
    expect([wide.width, wide.height]).toEqual([2560, 1280]);
    expect((await kept()).sort()).toEqual(pictureFiles(wide.stem).slice(0, 4).sort());
    expect((await sharp(rendition(wide, "2560.webp")).metadata()).width).toBe(2560);
    await removePicture(store, wide.stem);
    expect(await kept()).toEqual([]);
    const usual = await makePicture(
      store,
      await put(await (await quadrants(1500, 900)).jpeg().toBuffer()),
      true,
    );
    expect((await kept()).sort()).toEqual(pictureFiles(usual.stem, usual.width).slice(0, 3).sort());
    await removePicture(store, usual.stem);
  });

  test("re-encodes a photo without appended data", async () => {
    const photo = await (await quadrants(600, 400)).jpeg().toBuffer();
    const picture = await make(Buffer.concat([photo, Buffer.from("PK\x03\x04<script>alert(1)</script>")]));
    for (const name of ["480.webp", "960.webp", "1600.webp"]) {
      expect((await readFile(rendition(picture, name))).includes("<script>")).toBe(false);
    }
    await removePicture(store, picture.stem);
  });
});

describe("refused, and nothing is left", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>';
  const samples: [string, () => Promise<Buffer | string> | Buffer | string, string][] = [
    ["an empty file", () => "", "is empty"],
    ["an SVG, whatever its name", () => svg, "SVG"],
    ["an SVG behind a declaration", () => `<?xml version="1.0"?>\n${svg}`, "SVG"],
    ["a GIF", async () => (await quadrants(50, 50)).gif().toBuffer(), "GIF"],
    ["a TIFF", async () => (await quadrants(50, 50)).tiff().toBuffer(), "is a TIFF picture"],
    ["a web page", () => "<!doctype html><title>x</title>", "is a web page"],
    ["a HEIC", () => heicHead(), "Most Compatible"],
    [
      "an animated PNG",
      async () => animatedPng(await (await quadrants(50, 50)).png().toBuffer()),
      "animated",
    ],
    [
      "an animated WebP",
      async () => {
        const frames = await Promise.all(["red", "blue"].map((background) => frame(background)));
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
      "animated",
    ],
    ["a cut JPEG", async () => cut(await twelveMegapixels()), "damaged"],
    ["a cut PNG", async () => (await noise(600)).subarray(0, 100_000), "damaged"],
    [
      "a cut WebP",
      async () => cut(await (await quadrants(900, 900)).webp({ quality: 100 }).toBuffer()),
      "damaged",
    ],
    [
      "a cut AVIF",
      async () => cut(await (await quadrants(900, 900)).avif({ effort: 0 }).toBuffer()),
      "damaged",
    ],
    [
      "the beginning of a JPEG and nothing more",
      () => Buffer.from("ffd8ffe000104a46494600", "hex"),
      "damaged",
    ],
    ["a JPEG cut in its last rows", async () => (await twelveMegapixels()).subarray(0, -4000), "damaged"],
    ["51.5 megapixels", () => huge(8192, 6287), "has 52 megapixels; at most 51"],
    ["64 megapixels", () => huge(9280, 6944), "has 65 megapixels; at most 51"],
    ["256 megapixels", () => huge(16_000, 16_000), "256 megapixels"],
    ["an AVIF that would fill the memory", async () => widened(await frame("red", "avif")), "too large for"],
    ["a ribbon", () => huge(1000, 10_001), "too long and narrow"],
    [
      "more than 15 MB",
      () => Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.alloc(15 * 1024 * 1024)]),
      "15 MB",
    ],
  ];

  test.each(samples)("%s", async (_, sample, words) => {
    const error = await make(await sample()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PictureRefusedError);
    expect((error as Error).message).toContain(words);
    expect(await kept()).toEqual([]);
  });

  test("a store that fails is no fault of the picture's, and nothing is left", async () => {
    const path = await put(await (await quadrants(100, 100)).png().toBuffer());
    const failing = { ...store, commitFiles: () => Promise.reject(new Error("disk")) };
    await expect(makePicture(failing, path)).rejects.toThrow("disk");
    expect(await kept()).toEqual([]);
  });
});

describe("AVIF renditions", () => {
  const { encode, stop } = createAvifEncoder({ priority: 0 });
  afterAll(stop);

  test("AVIF files have four widths, can be made again, and are removed with the picture", async () => {
    const picture = await make(await (await quadrants(1200, 800)).png().toBuffer());
    await makeAvif(store, picture.stem, encode);
    await makeAvif(store, picture.stem, encode);
    for (const width of [320, 480, 720, 960]) {
      const metadata = await sharp(rendition(picture, `${width}.avif`)).metadata();
      expect(metadata).toMatchObject({ width, compression: "av1" });
    }
    expect(await kept()).toHaveLength(7);
    await removePicture(store, picture.stem);
    expect(await kept()).toEqual([]);
  });

  test("removes renditions of a picture deleted meanwhile", async () => {
    const picture = await make(await (await quadrants(600, 400)).png().toBuffer());
    const slow = {
      ...store,
      async commitFiles(moves: { from: string; to: string }[]) {
        await rm(rendition(picture, "1600.webp"));
        await store.commitFiles(moves);
      },
    };
    await makeAvif(slow, picture.stem, encode);
    expect(await kept()).toEqual([]);
  });

  test("a stem that leads elsewhere is refused", async () => {
    await expect(makeAvif(store, "../../x", encode)).rejects.toThrow(TypeError);
    await expect(removePicture(store, "../../x")).rejects.toThrow(TypeError);
  });
});

function cut(whole: Buffer): Buffer {
  return whole.subarray(0, Math.floor(whole.length * 0.6));
}

function frame(background: string, format: "png" | "avif" = "png"): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** AVIF that declares 24 megapixels; encoding one takes seconds. */
function widened(avif: Buffer): Buffer {
  const size = avif.indexOf("ispe") + 8;
  avif.writeUInt32BE(6000, size);
  avif.writeUInt32BE(4000, size + 4);
  return avif;
}

function huge(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "red" }, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function noise(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: "grey" };
  return sharp({ create: { ...create, noise: { type: "gaussian", mean: 128, sigma: 60 } } })
    .png()
    .toBuffer();
}

test("a picture that could not be decoded in time is not called damaged", () => {
  expect(() => refuseUnreadable(new Error("timeout: 42% complete"))).toThrow(ServerBusyError);
  expect(() => refuseUnreadable(new Error("VipsJpeg: premature end"))).toThrow(PictureRefusedError);
});
