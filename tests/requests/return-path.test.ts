import { expect, test } from "vitest";
import { notices } from "~/content/notices/notice.server";
import { withReturnPath } from "~/forms/return-path";
import { notice } from "~/kinds/notice";
import { fieldOf } from "../support/page";
import { addRecord } from "../support/records";
import { openedIn, openSite, textOf } from "../support/site";

const page = "/dashboard/first-steps";
const back = (form: string) => withReturnPath(form, page);
const exam = {
  title: "Exam",
  details: "On Monday",
  date: "2026-03-14",
  category: "other",
  priority: "medium",
};
const target = (answer: Response) => [answer.status, answer.headers.get("Location")];

test("every form returns to the page in its address, or to that of the specification", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const forms: [string, Record<string, string>, string][] = [
    ["/dashboard/settings/school", { phone: "+91 98765 43210" }, "/dashboard/settings#school"],
    ["/dashboard/texts/about", { value: "Our school." }, "/dashboard/pages?page=/#about"],
    [notice.pages.add, exam, "/dashboard"],
    ["/dashboard/settings/languages", {}, "/dashboard/settings#languages"],
  ];
  for (const [form, fields, usual] of forms) {
    expect(target(await clerk.submit(back(form), fields))).toEqual([303, page]);
    expect(target(await clerk.submit(form, fields))).toEqual([303, usual]);
    expect(target(await clerk.submit(`${form}?from=https://evil.example`, fields))).toEqual([303, usual]);
  }
  expect(await clerk.get(back("/dashboard/settings/school"))).toContain(`href="${page}">Cancel`);
});

test("an error, an edit conflict and an ended session keep the page to return to", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form = back(notice.pages.add);
  const refused = await clerk.submit(form, { ...exam, details: "" });
  expect(refused.status).toBe(422);
  // Forms post to their own address.
  expect(await refused.text()).toMatch(
    /<form[^>]*action="\/dashboard\/add-notice\?from=%2Fdashboard%2Ffirst-steps"/,
  );

  await addRecord(site.db, notice, "Exam");
  const edit = back(`${notice.pages.record}/1/update`);
  const opened = openedIn(await clerk.get(edit));
  await notices.update(site.db, 1, { title: "Changed meanwhile" });
  const conflict = await clerk.submit(edit, { ...exam, title: "Mine", opened });
  expect(conflict.status).toBe(409);
  expect(await conflict.text()).toContain("?from=%2Fdashboard%2Ffirst-steps");

  const html = await clerk.get(form);
  const token = fieldOf(html, "form_token");
  clerk.cookies.clear();
  const late = await clerk.visit(form, { form: { form_token: token, ...exam, title: "Late" } });
  const next = new URL(late.headers.get("Location") ?? "", "http://x").searchParams.get("next") ?? "";
  expect(next).toContain("from=%2Fdashboard%2Ffirst-steps");
  const again = await site.staff();
  const saved = await again.submit(next, { ...exam, title: "Late" });
  expect(target(saved)).toEqual([303, page]);
});

test("the message on First steps names the next step and links to it", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit(back("/dashboard/settings/school"), {
    school_name: "Hill School",
    address: "Mill Lane",
    phone: "+91 98765 43210",
    email_office: "office@hill.example",
  });
  const html = await clerk.get(page);
  expect(textOf(html)).toContain("Settings saved: The school Next: Logo See it on the site");
  expect(html).toContain(`href="${back("/dashboard/settings/logo")}" class=`);
});

test("the second step of a list and of a new account keeps the page to return to", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addRecord(site.db, notice, "Exam");
  const list = await clerk.get(back(notice.pages.list));
  for (const form of [notice.pages.add, `${notice.pages.record}/1/update`, `${notice.pages.record}/1/delete`])
    expect(list).toMatch(new RegExp(`href="${form}\\?[^"]*from=%2Fdashboard%2Ffirst-steps"`));
  const person = { username: "anita", name: "Anita", role: "editor" };
  const added = await clerk.submit(back("/dashboard/staff/add"), person);
  expect(await added.text()).toContain(`href="${page}">Done`);
});

test("a deleted record's own page is not returned to", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const id of [1, 2, 3]) await addRecord(site.db, notice, `Exam ${id}`);
  const remove = async (id: number, from: string) =>
    target(await clerk.submit(withReturnPath(`${notice.pages.record}/${id}/delete`, from), {}));
  expect(await clerk.get(withReturnPath(`${notice.pages.record}/1/update`, "/notices/1-exam"))).toContain(
    `href="${notice.pages.record}/1/delete?from=%2Fnotices%2F1-exam"`,
  );
  expect(await remove(1, "/notices/1-exam-1")).toEqual([303, notice.pages.list]);
  expect(await remove(2, "/or/notices/2-exam-2")).toEqual([303, notice.pages.list]);
  expect(await remove(3, "/notices")).toEqual([303, "/notices"]);
});
