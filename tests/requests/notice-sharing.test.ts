import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { notices } from "~/content/notices/notice.server";
import { saveSettings } from "~/settings/queries.server";
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
  const html = await pageOf("Water supply");
  const section = /<section[^>]*data-enhance="share-notice".*?<\/section>/s.exec(html)?.[0] ?? "";
  expect(section).toMatch(/<label for="address">[^<]+<\/label>/);
  const [input = ""] = /<input[^>]*id="address"[^>]*>/.exec(section) ?? [];
  expect(input).toContain(`value="${ORIGIN}/notices/1-water-supply"`);
  expect(input).toMatch(/readonly=""/i);
  const buttons = [...section.matchAll(/<li( hidden="")?>(?=<button)/g)].map(([, hidden]) => hidden);
  expect(buttons).toEqual([' hidden=""', ' hidden=""']);
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
  const [, size = "", path = ""] =
    /<svg viewBox="0 -0.5 (\d+) \d+"[^>]*aria-label="QR code of [^"]+"><path d="([^"]+)" stroke="#000"/.exec(
      html,
    ) ?? [];
  expect(await readCode(Number(size), path)).toBe(`${ORIGIN}/notices/1`);
});
