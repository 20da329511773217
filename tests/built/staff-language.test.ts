import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { slide } from "~/kinds/slide";
import { problems } from "~/services/problems";
import { noteProblems } from "~db/problems";
import { readActivity } from "../support/activity";
import { translated } from "../support/languages";
import { addRecord } from "../support/records";
import { openSite, textOf } from "../support/site";

test("each account sees the dashboard in its own language", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const chosen = await clerk.submit("/dashboard/account", { language: "or" });
  expect(chosen.status).toBe(303);
  const html = await clerk.get("/dashboard/account");
  expect(html).toContain('<html lang="or"');
  expect(textOf(html)).toContain(translated("or", "Language of the dashboard"));
  expect(textOf(html)).toContain(translated("or", "The dashboard is in English now."));
  // Messages for React in the browser.
  const [, file] = html.match(/<script src="(\/assets\/messages-or-[\w-]+\.js)"/) ?? [];
  expect(readFileSync(`build/client${file}`, "utf8")).toContain(
    translated("or", "Language of the dashboard"),
  );
  expect(readFileSync(`build/client${file}`, "utf8")).toContain('"high priority":');
  // The account's language does not affect public pages.
  expect(await clerk.get("/contact")).toContain('<html lang="en-IN"');
  const other = await site.staff();
  await other.submit("/dashboard/account", { language: "xx" });
  const english = await other.get("/dashboard/account");
  expect(english).toContain('<html lang="en-IN"');
  expect(english).not.toContain("/assets/messages-");
});

test("names the language of a message in the language of the dashboard", async () => {
  const site = await openSite();
  const form = { first_name: "Rina", phone: "98765 43210", message: "When is the meeting?" };
  await site.visitor().submit("/bn/contact", form);
  const clerk = await site.staff();
  await clerk.submit("/dashboard/account", { language: "or" });
  const written = translated("or", "Written in {language}").replace("{language}", "ବଙ୍ଗଳା");
  expect(textOf(await clerk.get("/dashboard/messages"))).toContain(written);
});

test("the names of pages over their texts are said on the server: scripts have no words for them", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/account", { language: "or" });
  for (const path of ["/dashboard/pages", "/dashboard/texts/archive_lead"]) {
    const html = await clerk.get(path);
    expect(textOf(html)).toContain(translated("or", "Archive of notices"));
    expect(html).not.toContain("Archive of notices");
  }
});

test("the activity log and its mails stay in English, whatever its writers speak", async () => {
  const site = await openSite({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_TO: "office@school.test" });
  const clerk = await site.staff();
  await clerk.submit("/dashboard/account", { language: "or" });
  const { list, record } = slide.pages;
  for (let count = 0; count < 5; count += 1)
    await addRecord(
      site.db,
      slide,
      "",
      Object.fromEntries(slide.columns.words.map((column) => [column, ""])),
    );
  for (const deed of ["take-off", "publish"])
    await clerk.visit("/dashboard/publishing", { form: { item: "slide:1", deed } });
  await clerk.visit(list, { form: { move: "1 after 2" } });
  await clerk.submit(`${record}/1/delete`, {});
  await clerk.visit("/dashboard/trash", { form: { item: "slide:1" } });
  await clerk.submit(`${record}/1/delete`, {});
  await clerk.submit("/dashboard/trash/slide%3A1/erase", {});
  for (const what of ["take-off", "publish", "delete"])
    await clerk.submit(`${list}/chosen?do=${what}&id=2&id=3`, { do: what, id: "2,3" });
  await clerk.submit("/dashboard/trash/chosen?do=restore&id=slide%3A2", { do: "restore", id: "slide:2" });
  await clerk.submit("/dashboard/staff/add", { username: "meena", role: "editor" });
  const entries = await readActivity(site.db, ["action", "subject", "changes"]);
  const done = entries.filter(({ action }) => /slide/.test(action)).map(({ action }) => action);
  expect(done).toEqual([
    "took a slide off the site",
    "published a slide",
    "moved a slide",
    "deleted a slide",
    "restored a slide",
    "deleted a slide",
    "erased a slide",
    "took 2 slides off the site",
    "published 2 slides",
    "deleted 2 slides",
  ]);
  const mails = await site.db.selectFrom("alert_mails").select(["subject", "text"]).execute();
  expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining("meena"));
  expect(JSON.stringify([entries, mails])).not.toMatch(/[\u0b00-\u0b7f]/);
});

test("translates problems of background jobs", async () => {
  const site = await openSite();
  const { cleanUp, newsletter, file, proxy } = problems;
  const refused = "The mail server refused the mail (EAUTH9).";
  await noteProblems(site.db, "test", [
    { key: "1", words: cleanUp.replace("{what}", "emptying the trash") },
    { key: "2", words: newsletter.replace("{problem}", refused) },
    { key: "3", words: file.replace("{path}", "pictures/a.webp") },
    { key: "4", words: proxy },
    { key: "5", words: "What no version notes any more." },
  ]);
  const clerk = await site.staff();
  const english = textOf(await clerk.get("/dashboard/server")).replaceAll("&quot;", '"');
  for (const part of ["failed. It is tried again", refused, '"pictures/a.webp"', "TRUST_PROXY is not set"])
    expect(english).toContain(part);
  await clerk.submit("/dashboard/account", { language: "bn" });
  const said = textOf(await clerk.get("/dashboard/server")).replaceAll("&quot;", '"');
  const own = (message: string) => translated("bn", message);
  expect(said).toContain(own(cleanUp).replace("{what}", own("emptying the trash")));
  const ownRefused = own("The mail server refused the mail ({code}).").replace("{code}", "EAUTH9");
  expect(said).toContain(own(newsletter).replace("{problem}", ownRefused));
  expect(said).toContain(own(file).replace("{path}", "pictures/a.webp"));
  expect(said).toContain(own(proxy));
  expect(said).toContain("What no version notes any more.");
});

test("the button of passkeys has its words from the page, in its language", async () => {
  const site = await openSite({ ORIGIN: "https://school.test" });
  const { id } = await site.db.selectFrom("staff").select("id").executeTakeFirstOrThrow();
  const passkey = { id: "p", staff_id: id, name: "Phone", public_key: "k", counter: 0, transports: "" };
  await site.db
    .insertInto("passkeys")
    .values({ ...passkey, created_at: new Date().toISOString() })
    .execute();
  const visitor = site.visitor();
  for (const code of ["hi", "en"]) {
    const html = await visitor.get(code === "en" ? "/login" : `/${code}/login`);
    const said = "No passkey was used. Try again, or log in another way.";
    expect(html).toContain(`data-unused="${code === "en" ? said : translated(code, said)}"`);
  }
});

test("files for spreadsheets have their dates in English, as their heads are", async () => {
  const site = await openSite();
  const form = { first_name: "Rina", phone: "98765 43210", message: "When is the meeting?" };
  await site.visitor().submit("/contact", form);
  const clerk = await site.staff();
  await clerk.submit("/dashboard/account", { language: "or" });
  for (const file of ["messages.csv", "activity.csv"]) {
    const [, row = ""] = (await clerk.get(`/dashboard/${file}`)).split("\r\n");
    expect([file, /^"\w{3} \d+, \d{4}, \d+:\d\d [AP]M"/.test(row)]).toEqual([file, true]);
  }
});
