import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { unzipSync } from "fflate";
import { makeDirectory, staff } from "../e2e/server";
import { test } from "../e2e/site";

test.use({ own: "download-everything" });
test.describe.configure({ mode: "default" });

/** Local addresses that a page of the copy uses. */
const linksIn = (html: string): string[] =>
  [
    ...[...html.matchAll(/ (?:href|src|poster)="([^"]*)"/g)].map(([, link = ""]) => link),
    ...[...html.matchAll(/ srcset="([^"]*)"/gi)].flatMap(([, list = ""]) =>
      list.split(",").map((part) => part.trim().split(" ")[0] ?? ""),
    ),
  ].filter((link) => !/^(?:[a-z]+:|#|$)/.test(link));

test("an administrator downloads everything, and the copy of the site opens from a folder without a network", {
  tag: "@js",
}, async ({ page, browser, login, site }) => {
  test.setTimeout(180_000);
  // Half the pages.
  const database = new Sqlite(join(site.directory, "school.sqlite"));
  database.prepare("insert into settings (name, value) values ('hidden_languages', 'bn hi')").run();
  database.close();
  await login();
  await page.goto("/dashboard/backups");
  await page.getByRole("link", { name: "Download everything" }).click();
  await page.getByLabel("Your password").fill(staff.password);
  const downloading = page.waitForEvent("download");
  await page.getByRole("main").getByRole("button", { name: "Download" }).click();
  const zip = await (await downloading).path();

  const directory = await makeDirectory();
  const entries = unzipSync(await readFile(zip));
  for (const [name, bytes] of Object.entries(entries)) {
    await mkdir(dirname(join(directory.path, name)), { recursive: true });
    await writeFile(join(directory.path, name), bytes);
  }
  const names = new Set(Object.keys(entries));
  const notices = JSON.parse(await readFile(join(directory.path, "content/Notices.json"), "utf8"));
  expect(notices.map(({ title }: { title: string }) => title)).toContain(
    "School closed: Kali Puja and Diwali",
  );
  expect([...names]).toEqual(
    expect.arrayContaining([
      "index.html",
      "content/fields.csv",
      "content/settings.json",
      expect.stringMatching(/^content\/Notices\/\d{4}-\d\d-\d\d School closed Kali Puja and Diwali\.md$/),
      expect.stringMatching(/^files\/Notices\/.*Parent.*\.pdf$/),
      expect.stringMatching(/^files\/Images\/[^/]+\/.*\.webp$/),
      "site/index.html",
      "site/404.html",
      "site/or/notices/index.html",
    ]),
  );
  const broken: string[] = [];
  for (const name of [...names].filter((one) => one.startsWith("site/") && one.endsWith(".html"))) {
    const html = Buffer.from(entries[name] ?? []).toString();
    expect(html, name).not.toMatch(/<script(?![^>]*ld\+json)|<form(?![^>]*method="dialog")/);
    for (const link of linksIn(html)) {
      const target = posix.join(posix.dirname(name), decodeURIComponent(link.replace(/[?#].*$/, "")));
      if (!names.has(target)) broken.push(`${name}: ${link}`);
    }
  }
  expect(broken).toEqual([]);

  const offline = await browser.newContext({ offline: true });
  const copy = await offline.newPage();
  const failed: string[] = [];
  copy.on("requestfailed", (request) => failed.push(request.url()));
  await copy.goto(pathToFileURL(join(directory.path, "site/index.html")).href);
  await expect(copy.getByRole("heading", { level: 1 })).toHaveText("Palashpur Public School");
  await copy.screenshot({ path: test.info().outputPath("copy-home.png") });
  await copy.goto(pathToFileURL(join(directory.path, "site/notices/index.html")).href);
  await copy
    .getByRole("link", { name: /Kali Puja/ })
    .first()
    .click();
  await expect(copy.getByRole("heading", { level: 1 })).toContainText("Kali Puja");
  await copy.screenshot({ path: test.info().outputPath("copy-notice.png") });
  await copy.getByRole("link", { name: "ଓଡ଼ିଆ" }).first().click();
  await expect(copy.locator("html")).toHaveAttribute("lang", /^or/);
  expect(failed).toEqual([]);
  await offline.close();
  await directory.remove();
});
