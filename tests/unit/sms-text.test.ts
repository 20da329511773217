import { expect, test } from "vitest";
import { smsLimit, smsText } from "~/content/notices/sms-text";

const address = "https://school.example/notices/12";

test("a notice in English is one SMS of 160 signs, in an Indian script one of 70", () => {
  expect(smsText({ names: [], title: "Holiday on Friday", date: "27 Nov", address })).toBe(
    `Holiday on Friday, 27 Nov\n${address}`,
  );
  const long = smsText({ names: [], title: "Parents' meeting ".repeat(20), date: "27 Nov", address }) ?? "";
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long.length).toBeGreaterThan(150);
  expect(long).toContain(`..., 27 Nov\n${address}`);
  const odia =
    smsText({ names: [], title: "ଶୁକ୍ରବାର ବିଦ୍ୟାଳୟ ଛୁଟି ରହିବ, ଶନିବାର ଖୋଲିବ", date: "27-11-2026", address }) ?? "";
  expect(smsLimit(odia)).toBe(70);
  expect(odia.length).toBeLessThanOrEqual(70);
  expect(odia).toMatch(/^ଶୁକ୍ରବାର.*\.\.\., 27-11-2026/);
});

test("dashes and quotation marks that a phone puts in cost no room", () => {
  const title = "Parent–teacher meeting for classes VI to X: bring the pupil’s “diary” …";
  const text = smsText({ names: [], title, date: "28-11-2026", address }) ?? "";
  expect(text).toBe(
    `Parent-teacher meeting for classes VI to X: bring the pupil's "diary" ..., 28-11-2026\n${address}`,
  );
  expect(smsLimit(text)).toBe(160);
});

test("a text message is not cut inside a grapheme", () => {
  for (let length = 20; length < 60; length++) {
    const text = smsText({ names: [], title: "କ୍ଷା".repeat(length), date: "27-11-2026", address }) ?? "";
    expect(text).toMatch(/^(କ୍ଷା)+\.\.\., /);
  }
});

test("an address that is too long for one SMS gives none", () => {
  expect(
    smsText({ names: [], title: "ଛୁଟି", date: "27-11-2026", address: `https://${"x".repeat(70)}.example` }),
  ).toBeUndefined();
});

test("the school's name comes first: in full, else short, unless too little of the title is left", () => {
  const names = ["Palashpur Public School", "Palashpur"];
  const text = (title: string) => smsText({ names, title, date: "27-11-2026", address }) ?? "";
  expect(text("Holiday on Friday")).toBe(
    `Palashpur Public School: Holiday on Friday, 27-11-2026\n${address}`,
  );
  const title =
    "Parents' meeting of the classes VI to X about the half-yearly examinations, and of XI after it";
  expect(text(title)).toBe(`Palashpur: ${title}, 27-11-2026\n${address}`);
  expect(text(title.repeat(3))).toMatch(/^Palashpur: Parents' meeting .+\.\.\., 27-11-2026\n/);
  expect(text("ଶୁକ୍ରବାର ବିଦ୍ୟାଳୟ ଛୁଟି ରହିବ, ଶନିବାର ଖୋଲିବ")).toMatch(/^ଶୁକ୍ରବାର/);
});
