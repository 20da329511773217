import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isErasingAllowed, noteTime } from "~db/clock";
import { noteProblems } from "~db/problems";
import { openSite, textOf } from "../support/site";

const day = 24 * 60 * 60 * 1000;
const page = "/dashboard/server";
const spellOf = (html: string) => /name="spell" value="(\d+)"/.exec(html)?.[1] ?? "";

async function siteAfterHolidays() {
  const site = await openSite();
  const now = Date.now();
  await noteTime(site.db, now - 20 * day);
  await noteTime(site.db, now);
  return { site, clerk: await site.staff() };
}

test("the dashboard asks whether the clock is right, and erasing waits for the answer", async () => {
  const { site, clerk } = await siteAfterHolidays();
  const overview = await clerk.get("/dashboard");
  expect(textOf(overview)).toMatch(
    /The clock of the server says \w+ \d+, \d{4}, \d+:\d\d [AP]M\. Is that right\?/,
  );
  expect(overview).toContain('href="/dashboard/server#clock"');
  const question = await clerk.get(page);
  expect(textOf(question)).toContain("moved forward by more than a day");
  expect(await isErasingAllowed(site.db)).toBe(false);

  const answer = await clerk.submit(page, { spell: spellOf(question) });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
  expect(textOf(await clerk.get(page))).toContain("Nothing looks wrong with it");
  expect(textOf(await clerk.get("/dashboard"))).not.toContain("Is that right?");
  expect(await isErasingAllowed(site.db)).toBe(true);
  expect(textOf(await clerk.get("/dashboard/activity"))).toContain("clerk confirmed the clock of the server");
});

test("asks again if the clock answer is stale", async () => {
  const { site, clerk } = await siteAfterHolidays();
  const period = spellOf(await clerk.get(page));
  await noteTime(site.db, Date.now() + 5 * day);
  const answer = await clerk.submit(page, { spell: period });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(textOf(html)).toContain("The clock was changed after you opened this page");
  expect(spellOf(html)).not.toBe(period);
  expect(await isErasingAllowed(site.db, Date.now() + 5 * day)).toBe(false);
});

test("problems, and files without a record, are on the dashboard in words", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const name = `${"a".repeat(24)}.pdf`;
  await mkdir(join(site.files.root, "quarantine", "resumes"), { recursive: true });
  await writeFile(join(site.files.root, "quarantine", "resumes", name), "x");
  await noteProblems(site.db, "files", [{ key: "one", words: "A file could not be moved." }]);
  const overview = textOf(await clerk.get("/dashboard"));
  expect(overview).toContain("The server could not finish one of its jobs.");
  expect(overview).toContain("One uploaded file belongs to no record");
  const words = textOf(await clerk.get(page));
  expect(words).toContain("A file could not be moved. Since");
  expect(words).toContain(name);
  expect(words).toMatch(/Aside since .*, erased after /);
  await noteProblems(site.db, "files", []);
  expect(textOf(await clerk.get(page))).toContain("All jobs of the server are done.");
});

test("the replica of the database is shown, and is a task if it does not follow", async () => {
  let lagMs = 4000;
  const site = await openSite({}, { replica: { getLagMs: () => lagMs } });
  const clerk = await site.staff();
  expect(textOf(await clerk.get(page))).toContain("Replica The replica of the database has all changes.");
  expect(textOf(await clerk.get("/dashboard"))).not.toContain("replica");
  lagMs = 3 * 60_000;
  const words = "The replica of the database has had no new changes for 3 minutes.";
  expect(textOf(await clerk.get(page))).toContain(words);
  const overview = await clerk.get("/dashboard");
  expect(textOf(overview)).toContain(words);
  expect(overview).toContain('href="/dashboard/server#replica"');
  const without = await (await openSite()).staff();
  expect(textOf(await without.get(page))).not.toContain("Replica");
});
