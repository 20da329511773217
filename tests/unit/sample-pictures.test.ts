import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { projectRoot } from "~/project-root.server";

/** What a picture shows at a glance: 24 × 18 points of three colours. */
async function glance(file: string): Promise<Buffer> {
  return sharp(file).flatten().resize(24, 18, { fit: "fill" }).toColourspace("srgb").raw().toBuffer();
}

/** How far two pictures are from each other, from 0 to 255. */
const distance = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

/** One of these and its double are the same place: the card on the home page leads to the page with the banner. */
const isSamePlace = (one: string, other: string) => one.split(".")[0] === other.split(".")[0];

test("no two sample pictures of places and events look alike", async () => {
  const filesOf = (folder: string, ending: RegExp) =>
    readdirSync(join(projectRoot, folder))
      .filter((name) => ending.test(name))
      .map((name) => ({ name: name.replace(ending, "."), file: join(projectRoot, folder, name) }));
  const pictures = await Promise.all(
    [
      ...filesOf("public/pictures", /-480\.webp$/),
      // Portraits are of one pattern, and each of somebody else.
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
