import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translations } from "~/languages/languages";
import { openSite, textOf } from "../support/site";

const words = Object.fromEntries(translations.map(({ code, words }) => [code, words]));

test("each account sees the dashboard in its own language", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const chosen = await clerk.submit("/dashboard/account", { language: "or" });
  expect(chosen.status).toBe(303);
  const html = await clerk.get("/dashboard/account");
  expect(html).toContain('<html lang="or"');
  expect(textOf(html)).toContain(words.or?.["Language of the dashboard"]);
  expect(textOf(html)).toContain(words.or?.["The dashboard is in English now."]);
  // Its words come with it, for React in the browser.
  const [, file] = html.match(/<script src="(\/assets\/words-or-[\w-]+\.js)"/) ?? [];
  expect(readFileSync(`build/client${file}`, "utf8")).toContain(words.or?.["Language of the dashboard"]);
  // One that the script puts together of a notice's priority.
  expect(readFileSync(`build/client${file}`, "utf8")).toContain('"high priority":');
  // What visitors see is not the account's to choose.
  expect(await clerk.get("/contact")).toContain('<html lang="en-IN"');
  const other = await site.staff();
  await other.submit("/dashboard/account", { language: "xx" });
  const english = await other.get("/dashboard/account");
  expect(english).toContain('<html lang="en-IN"');
  expect(english).not.toContain("/assets/words-");
});

test("in which language somebody wrote is said in that of the dashboard", async () => {
  const site = await openSite();
  const form = { first_name: "Rina", phone: "98765 43210", message: "When is the meeting?" };
  await site.visitor().submit("/bn/contact", form);
  const clerk = await site.staff();
  await clerk.submit("/dashboard/account", { language: "or" });
  const written = words.or?.["Written in {language}"]?.replace("{language}", "ବଙ୍ଗଳା");
  expect(textOf(await clerk.get("/dashboard/messages"))).toContain(written);
});
