import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cropAround, cropPosition, focusText, parseFocus } from "~/files/pictures/focus/focus";
import { proposeFocus } from "~/files/pictures/focus/focus.server";
import { makeTemporaryFolder } from "../../support/temporary-folder";

const every = Array.from({ length: 21 }, (_, index) => index * 5);

test("crops of a fifth and more show the focus", () => {
  const outside: string[] = [];
  for (const at of every)
    for (const shown of [20, 30, 50, 75, 99]) {
      const [start] = cropPosition({ x: at, y: 50 });
      const left = (start / 100) * (100 - shown);
      if (at < left - 1 || at > left + shown + 1) outside.push(`${at} in ${shown}`);
    }
  expect(outside).toEqual([]);
});

test("a thin crop of a picture has the focus near its middle, so that no head is cut off", () => {
  const shown = 30;
  const places = [30, 40, 50, 60, 70].map((at) => {
    const [start] = cropPosition({ x: at, y: 50 });
    return Math.round(at - (start / 100) * (100 - shown));
  });
  for (const place of places) expect(Math.abs(place - shown / 2)).toBeLessThanOrEqual(1);
});

describe("the crop of a shared picture", () => {
  const size = { width: 1200, height: 630 };

  test("a crop has the focus in its middle and ends at the edges", () => {
    const whole = { width: 1200, height: 1500 };
    expect(cropAround(whole, size, { x: 50, y: 50 })).toEqual({
      left: 0,
      top: 435,
      width: 1200,
      height: 630,
    });
    expect(cropAround(whole, size, { x: 50, y: 5 }).top).toBe(0);
    expect(cropAround(whole, size, { x: 50, y: 95 }).top).toBe(870);
  });

  test("never exceeds the picture", () => {
    for (const whole of [
      { width: 3, height: 7 },
      { width: 961, height: 540 },
      { width: 2560, height: 801 },
    ])
      for (const x of every) {
        const { left, top, width, height } = cropAround(whole, size, { x, y: x });
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(whole.width);
        expect(top + height).toBeLessThanOrEqual(whole.height);
      }
  });
});

test("a focus is stored in steps of five per cent, and a damaged one means the middle", () => {
  expect(focusText({ x: 33.4, y: 120 })).toBe("35 100");
  expect(focusText({ x: -4, y: 0 })).toBe("0 0");
  expect(parseFocus("35 100")).toEqual({ x: 35, y: 100 });
  for (const text of ["", "x", "1 2 3", "10"]) expect(parseFocus(text)).toEqual({ x: 50, y: 50 });
});

test.each([
  [1200, 800],
  [800, 1200],
  [900, 900],
])("the proposal for a picture of %s × %s is near its one bright thing", async (width, height) => {
  const directory = makeTemporaryFolder();
  const face = await sharp({ create: { width: 120, height: 120, channels: 3, background: "#d8874f" } })
    .png()
    .toBuffer();
  const file = join(directory, "picture.png");
  await sharp({ create: { width, height, channels: 3, background: "#cfd6cf" } })
    .composite([{ input: face, left: Math.round(width * 0.75), top: Math.round(height * 0.2) }])
    .png()
    .toFile(file);
  const { x, y } = parseFocus(await proposeFocus(file));
  expect(Math.abs(x - 81)).toBeLessThan(15);
  expect(Math.abs(y - 26)).toBeLessThan(15);
});
