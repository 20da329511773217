import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { avifWidths } from "~/files/pictures/pictures.server";
import { projectRoot } from "~/project-root.server";

/** Thumbnail of 24 × 18 pixels. */
async function glance(file: string): Promise<Buffer> {
  return sharp(file).flatten().resize(24, 18, { fit: "fill" }).toColourspace("srgb").raw().toBuffer();
}

/** Mean difference, 0 to 255. */
const distance = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

/** Card and page banner can show the same place. */
const isSamePlace = (one: string, other: string) => one.split(".")[0] === other.split(".")[0];

test("no two sample pictures of places and events look alike", async () => {
  const filesOf = (folder: string, ending: RegExp) =>
    readdirSync(join(projectRoot, folder))
      .filter((name) => ending.test(name))
      .map((name) => ({ name: name.replace(ending, "."), file: join(projectRoot, folder, name) }));
  const pictures = await Promise.all(
    [
      ...filesOf("public/pictures", /-480\.webp$/),
      // Portraits share a pattern.
      ...filesOf("db/seed/pictures", /\.webp$/).filter(({ name }) => !/^(faculty|parent|topper)-/.test(name)),
    ].map(async ({ name, file }) => ({ name, seen: await glance(file) })),
  );
  expect(pictures.length).toBeGreaterThan(40);
  const alike: string[] = [];
  for (const [index, one] of pictures.entries()) {
    for (const other of pictures.slice(index + 1)) {
      if (isSamePlace(one.name, other.name)) continue;
      if (distance(one.seen, other.seen) < 10) alike.push(`${one.name} ${other.name}`);
    }
  }
  expect(alike).toEqual([]);
});

test("every sample picture has its AVIF renditions: npm run samples:avif makes them", () => {
  const names = readdirSync(join(projectRoot, "db/seed/pictures")).map((name) => name.replace(".webp", ""));
  const expected = names.flatMap((name) => avifWidths.map((width) => `${name}-${width}.avif`));
  expect(readdirSync(join(projectRoot, "db/seed/avif")).sort()).toEqual(expected.sort());
});
