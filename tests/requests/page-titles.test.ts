import { expect, test } from "vitest";
import { allKinds } from "~/kinds/registry";
import { dashboardPages, publicPages } from "../pages";
import { notice, openSampleSite, openSite } from "../support/site";

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll("&amp;", "&");

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
    expect([path, titleOf(await clerk.get(path))]).toEqual([path, `${title} · Our School`]);
  }
  const refused = await clerk.submit("/dashboard/notice/1/update", { ...notice, details: "" });
  expect(titleOf(await refused.text())).toBe("Error: Edit notice: Water supply · Our School");
});

test.each([
  ["/notices", "Notices"],
  ["/notices?category=arts", "Notices: Arts & Culture"],
  ["/", ""],
  ["/?category=sports", "Notices: Sports"],
  ["/?tab=events", "Coming events"],
])("%s is called “%s”", async (path, title) => {
  const site = await openSite();
  expect(titleOf(await site.visitor().get(path))).toBe(title ? `${title} · Our School` : "Our School");
});

const typed = /<textarea|<input[^>]*type="(?:text|email|tel|url|number|date|time|datetime-local|file)"/;

/** Not hydrated: one day is typed there, and the browser brings it back. */
const forgetfulPages = ["/dashboard/appendix-ix/report"];

const formsOf = (html: string) =>
  html.match(/<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g)?.filter((form) => typed.test(form)) ?? [];

test("every page has a title of its own, and every staff form in which something is typed keeps it", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const paths = [...dashboardPages, ...publicPages, ...allKinds.flatMap(({ page = [] }) => page)];
  const faults: string[] = [];
  let found = 0;
  for (const path of new Set(paths)) {
    const answer = await clerk.visit(path);
    const html = answer.headers.get("Content-Type")?.startsWith("text/html") ? await answer.text() : "";
    if (answer.ok && path !== "/" && !/^.+ · ./.test(titleOf(html) ?? "")) faults.push(`${path}: no title`);
    if (!path.startsWith("/dashboard") || forgetfulPages.includes(path)) continue;
    for (const form of formsOf(html)) {
      found += 1;
      const [tag = ""] = form.split(">");
      if (!tag.includes("data-typed-text")) faults.push(`${path}: ${tag}`);
    }
  }
  expect(faults).toEqual([]);
  expect(found).toBeGreaterThan(40);
});

test("a staff page ends where its document ends: no script comes after it", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const html = await clerk.get("/dashboard/add-notice");
  expect(html).toMatch(/<\/script>(<!--\/\$-->)*<\/body><\/html>$/);
  expect(html.match(/<\/html>/g)).toHaveLength(1);
});
