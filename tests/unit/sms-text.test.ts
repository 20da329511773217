import { expect, test } from "vitest";
import { smsLimit, smsText } from "~/content/notices/sms-text";

const address = "https://school.example/notices/12";

test("a notice in English is one SMS of 160 signs, in an Indian script one of 70", () => {
  expect(smsText({ title: "Holiday on Friday", date: "27 Nov", address })).toBe(
    `Holiday on Friday, 27 Nov\n${address}`,
  );
  const long = smsText({ title: "Parents' meeting ".repeat(20), date: "27 Nov", address }) ?? "";
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long.length).toBeGreaterThan(150);
  expect(long).toContain(`..., 27 Nov\n${address}`);
  const odia = smsText({ title: "ଶୁକ୍ରବାର ବିଦ୍ୟାଳୟ ଛୁଟି ରହିବ, ଶନିବାର ଖୋଲିବ", date: "27-11-2026", address }) ?? "";
  expect(smsLimit(odia)).toBe(70);
  expect(odia.length).toBeLessThanOrEqual(70);
  expect(odia).toMatch(/^ଶୁକ୍ରବାର.*\.\.\., 27-11-2026/);
});

test("dashes and quotation marks that a phone puts in cost no room", () => {
  const title = "Parent–teacher meeting for classes VI to X: bring the pupil’s “diary” …";
  const text = smsText({ title, date: "28-11-2026", address }) ?? "";
  expect(text).toBe(
    `Parent-teacher meeting for classes VI to X: bring the pupil's "diary" ..., 28-11-2026\n${address}`,
  );
  expect(smsLimit(text)).toBe(160);
});

test("no letter is cut from its signs", () => {
  for (let length = 20; length < 60; length++) {
    const text = smsText({ title: "କ୍ଷା".repeat(length), date: "27-11-2026", address }) ?? "";
    expect(text).toMatch(/^(କ୍ଷା)+\.\.\., /);
  }
});

test("an address that is too long for one SMS gives none", () => {
  expect(
    smsText({ title: "ଛୁଟି", date: "27-11-2026", address: `https://${"x".repeat(70)}.example` }),
  ).toBeUndefined();
});
