import { expect, test } from "vitest";
import type { Part } from "../support/page";
import { openSite, origin, notice as sample } from "../support/site";

const messagesOn = (page: Part) => page.parts("textarea").map(({ value }) => value);

test("a notice is one SMS in each language that it has", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", {
    ...sample,
    title: "Holiday on Friday",
    date: "2026-11-20",
    event_date: "2026-11-27",
  });
  const { id } = await site.db.selectFrom("notices").select("id").executeTakeFirstOrThrow();
  const at = new Date().toISOString();
  const row = { kind: "notices", record: String(id), field: "title", updated_at: at };
  await site.db
    .insertInto("translations")
    .values({ ...row, language: "or", words: "ଶୁକ୍ରବାର ଛୁଟି" })
    .execute();
  const page = await clerk.open(`/dashboard/notice/${id}/sms`);
  expect(messagesOn(page)).toEqual([
    `Our School: Holiday on Friday, 27-11-2026\n${origin}/notices/${id}`,
    `Our School: ଶୁକ୍ରବାର ଛୁଟି, 27-11-2026\n${origin}/or/notices/${id}`,
  ]);
  expect(page.text).toContain("of 70 characters");
});

test("an SMS about a notice without an event has no date", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", { ...sample, title: "New library", date: "2026-11-27" });
  const page = await clerk.open("/dashboard/notice/1/sms");
  expect(messagesOn(page)).toEqual([`Our School: New library\n${origin}/notices/1`]);
});

test("a notice that is in Odia alone has no other SMS", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", { ...sample, title: "ଶୁକ୍ରବାର ଛୁଟି" });
  const page = await clerk.open("/dashboard/notice/1/sms");
  expect(messagesOn(page)).toEqual([expect.stringMatching(/\/or\/notices\/1$/)]);
});
