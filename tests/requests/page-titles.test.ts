import { expect, test } from "vitest";
import { readPage } from "../support/page";
import { notice, openSite } from "../support/site";

test("pages about one record name it", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", notice);
  await clerk.submit("/dashboard/add-notice", { ...notice, title: "" });
  await clerk.visit("/contact", {
    form: { first_name: "Rina", phone: "98765 43210", message: "When is PTM?" },
  });
  await clerk.visit("/newsletter", { form: { email: "rina@example.com" } });
  const pages: [string, string][] = [
    ["/dashboard/notice/1/update", "Edit notice: Water supply"],
    ["/dashboard/notice/1/delete", "Delete notice: Water supply"],
    ["/dashboard/notice/2/delete", "Delete notice: The tanks are cleaned on Friday."],
    ["/dashboard/add-notice", "Add Notice"],
    ["/dashboard/messages/1/delete", "Delete message: Rina"],
    ["/dashboard/subscribers/1/delete", "Delete newsletter address: rina@example.com"],
  ];
  for (const [path, title] of pages) {
    expect([path, (await clerk.open(path)).title]).toEqual([path, `${title} · Our School`]);
  }
  const refused = await clerk.submit("/dashboard/notice/1/update", { ...notice, details: "" });
  expect(readPage(await refused.text()).title).toBe("Error: Edit notice: Water supply · Our School");
});

test.each([
  ["/notices", "Notices"],
  ["/notices?category=arts", "Notices: Arts & Culture"],
  ["/", ""],
  ["/?category=sports", "Notices: Sports"],
  ["/?tab=events", "Coming events"],
])("%s is called “%s”", async (path, title) => {
  const site = await openSite();
  expect((await site.visitor().open(path)).title).toBe(title ? `${title} · Our School` : "Our School");
});

test("a staff page ends where its document ends: no script comes after it", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const html = await clerk.get("/dashboard/add-notice");
  expect(html).toMatch(/<\/script>(<!--\/\$-->)*<\/body><\/html>$/);
  expect(html.match(/<\/html>/g)).toHaveLength(1);
});
