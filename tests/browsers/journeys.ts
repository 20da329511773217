import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type RunningServer, staff } from "../e2e/server";
import makeStarterSite, { startStarterSite } from "../e2e/starter-site";
import { makeFolder, removeFolder } from "../support/folders";
import { type Browser, button, field, link, recordLink, within } from "./browser";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

export interface Engine {
  name: string;
  isHere: boolean;
  /** @param script false if pages may run no scripts */
  open(script: boolean): Promise<Browser>;
}

let server: RunningServer;
let files: string;
const photos: string[] = [];

/** Describes the main journeys, with script and without. */
export function describeJourneys(engines: readonly Engine[]): void {
  beforeAll(async () => {
    await makeStarterSite();
    const site = await startStarterSite();
    server = site.server;
    files = makeFolder();
    for (const name of ["drum", "flag", "garden"]) {
      const path = join(files, `${name}.jpg`);
      const background = { r: 60 * photos.length, g: 120, b: 80 };
      const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background } });
      await writeFile(path, await picture.jpeg().toBuffer());
      photos.push(path);
    }
    const pages = "1 0 obj <<>> endobj\n".repeat(20);
    await writeFile(join(files, "cv.pdf"), `%PDF-1.4\n${pages}trailer\n%%EOF\n`);
    return async () => {
      await site.end();
      await removeFolder(files);
    };
  });

  for (const { name, isHere, open } of engines)
    for (const script of [true, false]) {
      const title = `${name}, script ${script ? "on" : "off"}`;
      if (!isHere) console.log(`${title}: not tried, because the browser is not installed here.`);

      describe.runIf(isHere)(title, () => {
        let browser: Browser;
        const go = (path: string) => browser.open(server.origin + path);
        const wordsShow = (words: string | RegExp) =>
          vi.waitFor(
            async () => {
              const shown = await browser.words();
              if (typeof words === "string" ? shown.includes(words) : words.test(shown)) return;
              throw new Error(
                `${words} does not show at ${await browser.address()}:\n${shown.slice(0, 600)}`,
              );
            },
            { timeout: 20_000, interval: 200 },
          );

        // A browser of its own for each journey and each try: one that hangs takes no other along.
        beforeEach(async () => {
          browser = await open(script);
          return () => browser.close();
        });

        test("home: the pop-up closes, the menu leads to the results", async () => {
          await go("/");
          const close = within("dialog", button("Close"));
          if (script) {
            await vi.waitFor(async () => expect(await browser.shows(close)).toBe(true), 20_000);
            await browser.pressEscape();
            await vi.waitFor(async () => expect(await browser.shows(close)).toBe(false), 20_000);
          }
          await go("/about-us");
          // The sheet in front of the foot folds its links on a narrow window, and has no fold on a wide one.
          expect(await browser.shows("//footer//summary")).toBe(!(await browser.shows("//footer//nav//a")));
          const results = within("nav[@aria-label='Main']", link("Results"));
          expect(await browser.shows(results)).toBe(false);
          await browser.click("//summary[contains(., 'Menu')]");
          await browser.click("//nav//summary[contains(., 'Academics')]");
          await browser.click(results);
          await vi.waitFor(async () => expect(await browser.address()).toMatch(/\/results$/), 20_000);
        });

        test("an album of the gallery opens, and a photo of it; the calendar goes on by a month", async () => {
          await go("/school-gallery");
          await browser.click("//main//a[.//img]");
          await vi.waitFor(
            async () => expect(await browser.address()).toMatch(/\/school-gallery\/\d+-/),
            20_000,
          );
          await browser.click("//main//a[starts-with(@href, '/uploads/')]");
          if (script) {
            const shown = "//dialog//img";
            await vi.waitFor(async () => expect(await browser.shows(shown)).toBe(true), 20_000);
            await browser.pressEscape();
            await vi.waitFor(async () => expect(await browser.shows(shown)).toBe(false), 20_000);
          } else {
            await vi.waitFor(async () => expect(await browser.address()).toContain("/uploads/"), 20_000);
          }
          await go("/curriculum?month=2025-05");
          await browser.click(link("Next month"));
          await wordsShow("June 2025");
        });

        test("contact says what is wrong, then takes the message; resume and newsletter arrive", async () => {
          await go("/contact");
          await browser.fill(field("Message"), "Without a way to answer");
          await browser.click(button("Send message"));
          await wordsShow(/^Error: /);
          await browser.fill(field("Message"), `When does the bus leave? ${title}`);
          await browser.fill(field("Phone"), "98765 43210");
          await new Promise((resolve) => setTimeout(resolve, 2100));
          await browser.click(button("Send message"));
          await wordsShow("Message Sent");

          await go("/career");
          await browser.upload("//input[@id='resumeupload']", [join(files, "cv.pdf")]);
          await browser.click(button("Upload resume"));
          await wordsShow("Resume uploaded successfully");

          await go("/newsletter");
          await browser.fill(
            "//main//input[@type='email']",
            `${name}.${script}@example.org`.toLowerCase().replace(" ", "-"),
          );
          await new Promise((resolve) => setTimeout(resolve, 2100));
          await browser.click(within("main", button("Subscribe")));
          await wordsShow("Thank you. Your address is on the list");
        });

        test("staff log in, post, edit, delete and bring back a notice, add three photos, log out", async () => {
          await go("/login");
          await browser.fill(field("Username"), staff.username);
          await browser.fill(field("Password"), "not the password");
          await browser.click(within("main", button("Login")));
          await wordsShow(/^Error: /);
          await browser.fill(field("Password"), staff.password);
          await browser.click(within("main", button("Login")));
          await vi.waitFor(async () => expect(await browser.address()).toMatch(/\/dashboard$/), 20_000);

          const notice = `Picnic, ${title}`;
          await go("/dashboard/add-notice");
          await browser.fill(field("Title"), notice);
          await browser.fill(field("Details"), "To the dam on Saturday.");
          await browser.choose(field("Category"), "Community");
          await browser.click(within("main", button("Add Notice")));
          await wordsShow("Notice Created Successfully");

          await go("/dashboard/deletenotice");
          await browser.click(recordLink("Edit", notice));
          await browser.fill(field("Details"), "To the dam on Sunday.");
          await browser.click(within("main", button("Save")));
          await wordsShow("Notice updated");
          await browser.click(`//summary[contains(@aria-label,"${notice}")]`);
          await browser.click(recordLink("Delete", notice));
          await wordsShow("To the dam on Sunday.");
          await browser.click(button("Delete notice"));
          await wordsShow("Notice deleted successfully");
          await browser.click(button("Undo"));
          await wordsShow("Restored");
          await go("/notices");
          await wordsShow(notice);

          await go("/dashboard/uploadimage");
          await browser.fill(field("Title"), `Sports day, ${title}`);
          await browser.upload("//main//input[@type='file']", photos);
          await browser.click(within("main", button("Save")));
          await wordsShow("3 images uploaded successfully");

          await go("/logout");
          await browser.click(within("main", button("Logout")));
          await vi.waitFor(async () => expect(await browser.address()).not.toContain("/logout"), 20_000);
          await go("/dashboard");
          await vi.waitFor(async () => expect(await browser.address()).toContain("/login"), 20_000);
        });
      });
    }
}
