import { expect, test } from "vitest";
import { dashboardPages } from "../pages";
import { openSite } from "../support/site";

const typed = /<textarea|<input[^>]*type="(?:text|email|tel|url|number|date|time|datetime-local|file)"/;

/** Not hydrated: one day is typed there, and the browser brings it back. */
const otherPages = ["/dashboard/appendix-ix/report"];

const forms = (html: string) =>
  html.match(/<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g)?.filter((form) => typed.test(form)) ?? [];

test("every staff form in which something is typed keeps it", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const forgetful: string[] = [];
  let found = 0;
  for (const path of dashboardPages.filter((each) => !otherPages.includes(each))) {
    const html = await (await clerk.visit(path)).text();
    for (const form of forms(html)) {
      found += 1;
      const [tag = ""] = form.split(">");
      if (!tag.includes("data-typed-text")) forgetful.push(`${path}: ${tag}`);
    }
  }
  expect(forgetful).toEqual([]);
  expect(found).toBeGreaterThan(40);
});
