import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { notices } from "~/content/notices/notice.server";
import { saveSettings } from "~/settings/queries.server";
import { readPage } from "../support/page";
import { notice, openSite, textOf } from "../support/site";

const ORIGIN = "https://palash.example";

async function pageOf(title: string) {
  const site = await openSite({ ORIGIN });
  await saveSettings(site.db, { school_name: "Hill School" });
  await notices.create(site.db, { ...notice, title });
  return site.visitor().get("/notices/1");
}

const whatsAppOn = (html: string) =>
  new URL(
    /href="(https:\/\/wa\.me\/[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "",
  ).searchParams.get("text");

test("a notice goes to WhatsApp with its title, its date, the school and its address", async () => {
  const html = await pageOf("Water & light: 50% off?");
  expect(whatsAppOn(html)).toBe(
    `Water & light: 50% off?\n14 March 2026, Hill School\n${ORIGIN}/notices/1-water-light-50-off`,
  );
});

test("the address in a message is short where it would be a row of signs", async () => {
  const html = await pageOf("ଖେଳ ଦିବସ");
  expect(whatsAppOn(html)).toBe(`ଖେଳ ଦିବସ\n14 March 2026, Hill School\n${ORIGIN}/notices/1`);
  expect(html).toContain(`value="${ORIGIN}/notices/1"`);
});

test("without script a notice shows its address to copy, without useless buttons", async () => {
  const section = readPage(await pageOf("Water supply")).part('section[data-enhance="share-notice"]');
  expect(section.part('label[for="address"]').text).not.toBe("");
  const input = section.part("input#address");
  expect(input.attribute("value")).toBe(`${ORIGIN}/notices/1-water-supply`);
  expect(input.attribute("readonly")).toBe("");
  expect(section.count("li > button")).toBe(2);
  expect(section.count("li[hidden] > button")).toBe(2);
});

/** Decodes a QR code. */
async function readCode(size: number, path: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -0.5 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path d="${path}" stroke="#000"/></svg>`;
  const image = sharp(Buffer.from(svg)).flatten({ background: "#fff" }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data }, { timeLimit: 10_000 });
}

test("the letter has the short address, and a QR code of it", async () => {
  const html = await pageOf("Water supply");
  expect(textOf(html)).toContain(`Read this notice on a phone: ${ORIGIN}/notices/1 `);
  const code = readPage(html).part('svg[aria-label^="QR code of "]');
  const [, , size] = code.attribute("viewBox")?.split(" ") ?? [];
  const path = code.part("path").attribute("d") ?? "";
  expect(await readCode(Number(size), path)).toBe(`${ORIGIN}/notices/1`);
});
