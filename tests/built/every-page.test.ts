import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeDirectory, staff, startServer } from "../e2e/server";
import { dashboardPages, missingPages, publicPages } from "../pages";
import { classSelector, linkedSheet, sheetIn } from "../support/styles";

const decode = (text: string) =>
  text.replaceAll("&gt;", ">").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
const classesOf = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) => decode(list).split(" ")));

/** Classes without styles, used by other selectors. */
const isMarker = (name: string) => name === "" || name === "light" || /^(group|peer)(\/|$)/.test(name);

const shortNames = Object.entries(
  JSON.parse(readFileSync("build/server/styles/public-names.json", "utf8")) as Record<string, string>,
);
const longNames = new Map(shortNames.map(([long, short]) => [short, long]));

/** Returns the long names. */
const withoutRule = (html: string, sheet: string) =>
  [...classesOf(html)]
    .filter((name) => !isMarker(name) && !sheet.includes(classSelector(name)))
    .map((name) => longNames.get(name) ?? name)
    .filter((name) => !isMarker(name));

/** Classes of paper, pointers, the text version and attributes that scripts set have their rules in the linked sheet only. */
const isOfLater = (name: string) =>
  /(^|:)(light|print|hover|active|placeholder|backdrop|current):|:hover|:target|(aria|data)-/.test(name);

/** Elements that the first frame waits for and that are not above the page's own text: it would come with the last byte. */
const awaitedInVain = (html: string) => {
  const [frame = ""] = html.split("<main");
  return [...html.matchAll(/<link rel="expect" href="#([^"]*)"/g)]
    .map(([, id = ""]) => id)
    .filter((id) => !frame.includes(` id="${id}"`));
};

test("on every page each class has a rule in the page's sheet, the first frame waits for the header at most, and the log has only JSON", async () => {
  const directory = await makeDirectory();
  const server = await startServer(directory.path);
  const visit = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.origin + path, { redirect: "manual", ...init });
    return { headers: answer.headers, html: await answer.text() };
  };
  const sheets = new Map<string, string>();
  /** Classes without a rule above the linked sheet, and in all. */
  const missingIn = async (html: string) => {
    const address = linkedSheet(html) ?? "";
    const all = sheets.get(address) ?? (await visit(address)).html;
    sheets.set(address, all);
    const firstScreen = html.slice(0, html.indexOf(address));
    return [
      withoutRule(firstScreen, sheetIn(html)).filter((name) => !isOfLater(name)),
      withoutRule(html, all),
    ];
  };
  for (const path of publicPages) {
    const { headers, html } = await visit(path);
    expect([path, html.includes('rel="expect"'), ...awaitedInVain(html)]).toEqual([path, true]);
    const first = sheetIn(html);
    expect([path, ...(await missingIn(html))]).toEqual([path, [], []]);
    const hash = ` 'sha256-${createHash("sha256").update(first).digest("base64")}'`;
    // The page for a wrong address has no styles of its own.
    expect(headers.get("Content-Security-Policy")).toContain(`style-src 'self'${first ? hash : ""};`);
  }

  const login = await visit("/login", { method: "POST", body: new URLSearchParams(staff) });
  const Cookie = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const assets = "build/client/assets";
  const file = readdirSync(assets).find((name) => /^site-.*\.css$/.test(name));
  const linked = readFileSync(`${assets}/${file}`, "utf8");
  for (const path of dashboardPages) {
    const { html } = await visit(path, { headers: { Cookie } });
    expect([path, ...awaitedInVain(html)]).toEqual([path]);
    // Previews and what is printed have the frame of the site.
    if (linkedSheet(html)) {
      expect([path, ...(await missingIn(html))]).toEqual([path, [], []]);
      continue;
    }
    const missing = (sheet: string) => withoutRule(html, sheet).filter((name) => name !== "active");
    expect([path, missing(sheetIn(html)), missing(linked)]).toEqual([path, [], []]);
  }

  for (const path of [
    ...missingPages,
    "/gdapi/get_notices.php",
    "/notices.rss",
    "/uploads/none.webp",
    "/assets/none.js",
  ])
    await visit(path);
  await visit("/contact", { method: "POST", body: new URLSearchParams({ message: "" }) });
  await server.end("SIGTERM");
  await directory.remove();
  const [, lines = ""] = server.output().split(/^The school's website is at .*\n/m);
  const others = lines.split("\n").filter((line) => line !== "" && !line.startsWith("{"));
  expect(others).toEqual([]);
  expect(lines.split("\n").length).toBeGreaterThan(publicPages.length + dashboardPages.length);
}, 180_000);
