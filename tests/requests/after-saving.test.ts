import { expect, test } from "vitest";
import { notice, openedIn, openSite, textOf } from "../support/site";

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openSite>>["staff"]>>;

/** Links of the success message, by label. */
async function linksAfter(person: Person, answer: Response) {
  const page = await person.open(answer.headers.get("Location") ?? "");
  return Object.fromEntries(page.part('.message[role="status"]').links);
}

test("after a new notice, the message leads to WhatsApp, SMS, another language and another notice", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const links = await linksAfter(
    clerk,
    await clerk.submit("/dashboard/add-notice", { ...notice, title: "Sports & fun" }),
  );
  expect(decodeURIComponent(links.WhatsApp ?? "")).toBe(
    `https://wa.me/?text=Sports & fun\nhttp://school.test${links["See it on the site"]}`,
  );
  expect(links).toMatchObject({
    SMS: "/dashboard/notice/1/sms",
    "Write in ଓଡ଼ିଆ": "/dashboard/languages/notices/1/or?from=%2Fdashboard",
    "Add another": "/dashboard/add-notice",
  });
  for (const to of [links.SMS, links["Write in ଓଡ଼ିଆ"]]) expect((await clerk.visit(to ?? "")).status).toBe(200);
  const draft = await linksAfter(
    clerk,
    await clerk.submit("/dashboard/add-notice", { ...notice, draft: "yes" }),
  );
  expect(draft).not.toHaveProperty("WhatsApp");
});

test("another calendar entry keeps the kind and the month", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form = { title: "Diwali", date: "2027-10-29", last_date: "", kind: "holiday" };
  const { "Add another": to = "" } = await linksAfter(
    clerk,
    await clerk.submit("/dashboard/calendar/add", form),
  );
  expect((await clerk.open(to)).form().values).toMatchObject({ date: "2027-10-29", kind: "holiday" });
});

test("Edit on a public page leads back to it, and every edit form can delete", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", notice);
  const page = await clerk.get("/notices");
  const edit = (/href="(\/dashboard\/notice\/1\/update[^"]*)"/.exec(page)?.[1] ?? "").replaceAll(
    "&amp;",
    "&",
  );
  const form = await clerk.get(edit);
  expect(form).toContain('href="/dashboard/notice/1/delete?from=');
  const saved = await clerk.submit(edit, { ...notice, title: "Corrected", opened: openedIn(form) });
  expect(saved.headers.get("Location")).toBe("/notices");
  expect(textOf(await clerk.get("/notices"))).toContain("Corrected");
});
