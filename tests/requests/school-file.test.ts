import { expect, test } from "vitest";
import { saveSettings } from "~/settings/queries.server";
import { readPage } from "../support/page";
import { openSampleSite, textOf } from "../support/site";

const nextSite = "http://school.test";

async function check(person: Awaited<ReturnType<typeof openSampleSite>>["visitor"], file: string) {
  const body = new FormData();
  body.append("file", new File([file], "school.html", { type: "text/html" }));
  const answer = await person().visit("/school.html/check", { body });
  return textOf(await answer.text());
}

test("the school file has the term in every language, and loads nothing", async () => {
  const { visitor } = await openSampleSite();
  const answer = await visitor().visit("/school.html");
  const file = await answer.text();
  expect(Buffer.byteLength(file)).toBeLessThan(2 * 1024 * 1024);
  const page = readPage(file);
  for (const language of ["en", "or", "hi", "bn"]) expect(page.has(`section#${language}`)).toBe(true);
  const text = textOf(file);
  for (const words of ["Parent–teacher meeting", "Fees", "School hours", "Made on", "ସୂଚନା"])
    expect(text).toContain(words);
  expect(file).not.toMatch(/<(script|img|link|iframe|source|picture|form)\b/);
  const links = page.attributes("[href]", "href");
  expect(links.filter((to) => !/^(#(en|or|hi|bn)$|https?:|tel:|mailto:)/.test(to))).toEqual([]);
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test("the file changes with the content, and only then", async () => {
  const { visitor, db } = await openSampleSite();
  const person = visitor();
  const first = await person.get("/school.html");
  expect(await person.get("/school.html")).toBe(first);
  await db.updateTable("notices").set({ title: "Exam dates" }).where("id", "=", 1).execute();
  expect(await person.get("/school.html")).toContain("Exam dates");
});

test("hidden pages are not in the file", async () => {
  const { visitor, db } = await openSampleSite();
  await saveSettings(db, { hidden_menu: "/fees /timings" });
  const text = textOf(await visitor().get("/school.html"));
  expect(text).not.toContain("School hours");
  expect(text).not.toContain("Pre-Nursery");
});

test("the site knows its own file, also one that a browser saved", async () => {
  const { visitor } = await openSampleSite();
  const file = await visitor().get("/school.html");
  const isOurs = "This file is from us, and was not changed.";
  expect(await check(visitor, file)).toContain(isOurs);
  const saved = file.replace(">", `>\n<!-- saved from url=(0029)${nextSite}/school.html -->\n`);
  expect(await check(visitor, saved.replaceAll("\n", "\r\n"))).toContain(isOurs);
});

/** As Cloudflare does it: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/ */
function protectAddresses(html: string): string {
  const hide = (address: string) =>
    Buffer.from([0x5a, ...Buffer.from(address).map((byte) => byte ^ 0x5a)]).toString("hex");
  return html
    .replace(
      /<a href="mailto:([^"]+)"([^>]*)>(?:[^<]|<wbr\/>)+<\/a>/g,
      (_, address: string, rest: string) =>
        `<a href="/cdn-cgi/l/email-protection#${hide(address)}"${rest}><span class="__cf_email__" data-cfemail="${hide(address)}">[email&#160;protected]</span></a>`,
    )
    .replace(
      "</body>",
      '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script></body>',
    );
}

test("accepts a file after Cloudflare, Notepad and other line ends, but no other script or address", async () => {
  const { visitor } = await openSampleSite();
  const file = await visitor().get("/school.html");
  const isOurs = "This file is from us, and was not changed.";
  const passedOn = protectAddresses(file);
  expect(passedOn.includes("data-cfemail")).toBe(true);
  for (const text of [passedOn, `\uFEFF${file.replaceAll("\n", "\r\n")}`, file.replaceAll("\n", "\r")])
    expect(await check(visitor, text)).toContain(isOurs);
  const isNot = "This file is not from us, or somebody changed it.";
  for (const forged of [
    file.replace("</body>", "<script>document.body.append('Pay here')</script></body>"),
    file.replace(/data:[^"]*|tel:\+?\d+/, "tel:+919000000000"),
    passedOn.replace(/data-cfemail="5a../, 'data-cfemail="5a00'),
    file.replace("<h3>", '<h3 style="display:none">'),
  ])
    expect(await check(visitor, forged)).toContain(isNot);
});

test("no network may rewrite the file on its way", async () => {
  const { visitor } = await openSampleSite();
  const answer = await visitor().visit("/school.html");
  expect(answer.headers.get("Cache-Control")).toMatch(/^public,.* no-transform$/);
});

test("a notice with an event names its own day, with the weekday, and says when it was posted", async () => {
  const { visitor, db } = await openSampleSite();
  await db
    .updateTable("notices")
    .set({ date: "2026-11-27", event_date: "2026-11-28", event_time: "09:00" })
    .where("id", "=", 1)
    .execute();
  const text = textOf(await visitor().get("/school.html"));
  expect(text).toContain("When: Saturday, 28 November 2026, 9:00 am");
  expect(text).toContain("Posted 27 November 2026");
});

test("a changed file, another school's file and other files are refused", async () => {
  const { visitor } = await openSampleSite();
  const file = await visitor().get("/school.html");
  const other = await (await openSampleSite()).visitor().get("/school.html");
  const isNot = "This file is not from us, or somebody changed it.";
  const withoutSignature = file.slice(0, file.lastIndexOf("<!--"));
  const later = file.replace(/signature 2\d{3}/, "signature 2090");
  for (const forged of [file.replace("Fees", "Fines"), other, withoutSignature, later, "hello"])
    expect(await check(visitor, forged)).toContain(isNot);
  expect(await check(visitor, `${file}${" ".repeat(3 * 1024 * 1024)}`)).toContain(isNot);
  const empty = await visitor().visit("/school.html/check", { form: {} });
  expect([empty.status, textOf(await empty.text())]).toEqual([
    422,
    expect.stringContaining("Please select a file first."),
  ]);
});
