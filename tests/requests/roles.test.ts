import { expect, test } from "vitest";
import { createMessage } from "~/content/messages/message.server";
import { readActivity } from "../support/activity";
import { openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

type Person = Awaited<ReturnType<Site["editor"]>>;

const rina = { first_name: "Rina", last_name: "Mahato", phone: "", email: "", message: "When is PTM?" };

const countMessages = async ({ db }: Site) => (await db.selectFrom("messages").select("id").execute()).length;

const roleOf = async ({ db }: Site, username: string) =>
  (await db.selectFrom("staff").select("role").where("username", "=", username).executeTakeFirst())?.role;

const idOf = async ({ db }: Site, username: string) =>
  (await db.selectFrom("staff").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;

const lastActivity = async ({ db }: Site) =>
  (await readActivity(db, ["staff_name", "action", "subject"])).at(-1);

/** Follows all links from the dashboard. @returns the paths */
async function expectOpenLinks(person: Person): Promise<Set<string>> {
  const seen = new Set<string>(["/dashboard"]);
  for (const path of seen) {
    const response = await person.visit(path);
    expect([path, response.status]).toEqual([path, 200]);
    const html = await response.text();
    for (const [, href = ""] of html.matchAll(/href="(\/dashboard[^"#?]*)/g)) seen.add(href);
  }
  return seen;
}

test("every link on a page that an editor may open leads to one that an editor may open", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/settings/school", {
    school_name: "Our School",
    sample_notice: "This is a sample.",
  });
  const seen = await expectOpenLinks(await site.editor());
  expect(seen.size).toBeGreaterThan(20);
  for (const path of ["/dashboard/account", "/dashboard/trash", "/dashboard/add-notice"]) {
    expect(seen).toContain(path);
  }
});

test("an editor's first page has nothing of messages, resumes and the server", async () => {
  const site = await openSite();
  await site.db
    .insertInto("messages")
    .values({
      first_name: "Asha",
      last_name: "",
      phone: "",
      email: "",
      message: "x",
      created_at: new Date().toISOString(),
      read_at: null,
    })
    .execute();
  const words = async (person: { get: (path: string) => Promise<string> }) =>
    textOf(await person.get("/dashboard"));
  const about = /unanswered message|resumes|newsletter|backup/i;
  expect(await words(await site.staff())).toMatch(about);
  expect(await words(await site.editor())).not.toMatch(about);
});

test("a refused editor reads whom to ask, and keeps the menu", async () => {
  const site = await openSite();
  const page = await (await site.editor()).open("/dashboard/messages");
  expect(page.status).toBe(403);
  expect(page.text).toContain("This page is for the office. Please ask clerk.");
  expect(page.has('nav[aria-label="Dashboard"]')).toBe(true);
  expect(page.link("Back to the dashboard")).toBe("/dashboard");
});

test("the office answers messages, and cannot erase them or see accounts", async () => {
  const site = await openSite();
  await createMessage(site.db, rina, { form: "contact", mail: false });
  const office = await site.office();
  const list = await office.get("/dashboard/messages");
  expect(textOf(list)).toContain("Rina Mahato");
  expect(textOf(await office.get("/dashboard"))).toMatch(/unanswered message/);
  expect((await office.submit("/dashboard/messages", { id: "1", intent: "answered" })).status).toBe(303);
  expect(textOf(await office.get("/dashboard/messages/1"))).toContain("Answered by colleague on");
  const refused = ["staff", "backups", "settings", "person", "activity", "messages/1/delete"];
  for (const page of refused) {
    const response = await office.visit(`/dashboard/${page}`);
    expect([page, response.status]).toEqual([page, 403]);
    expect(textOf(await response.text())).toContain("This page is for administrators. Please ask");
  }
  expect(list).not.toContain("messages/1/delete");
  const erased = await office.submit("/dashboard/messages/chosen", { id: "1", do: "delete" });
  expect([erased.status, await countMessages(site)]).toEqual([403, 1]);
});

test("every link on a page of the office leads to one that the office may open", async () => {
  const site = await openSite();
  await createMessage(site.db, rina, { form: "contact", mail: false });
  await expectOpenLinks(await site.office());
});

test("names of people are shown next to their usernames", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form = { username: "meena", name: "Meena Das", role: "office" };
  expect((await clerk.submit("/dashboard/staff/add", form)).status).toBe(200);
  const path = `/dashboard/staff/${await idOf(site, "meena")}`;
  expect(textOf(await clerk.get("/dashboard/staff"))).toContain("Meena Das (meena) Office");
  await clerk.submit(`${path}/role`, { name: "Meena K. Das", role: "office" });
  expect(textOf(await clerk.get(path))).toContain("Meena K. Das (meena)");
  await clerk.submit("/dashboard/account", { name: "Ravi Rao" });
  expect(textOf(await clerk.get("/dashboard/activity"))).toContain(
    "Ravi Rao (clerk) changed the name on a staff account",
  );
});

test("a new account gets the chosen role, or the lowest one", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const password = "three brown goats";
  const form = { username: "meena", password, role: "administrator" };
  expect((await clerk.submit("/dashboard/staff/add", form)).status).toBe(200);
  expect(await lastActivity(site)).toEqual({
    staff_name: "clerk",
    action: "added a staff account",
    subject: "meena, administrator",
  });
  await clerk.submit("/dashboard/staff/add", { username: "ravi", password });
  expect([await roleOf(site, "meena"), await roleOf(site, "ravi")]).toEqual(["administrator", "editor"]);
  const wrong = await clerk.submit("/dashboard/staff/add", { username: "lila", password, role: "owner" });
  expect([wrong.status, textOf(await wrong.text()).includes("Choose what this person may do")]).toEqual([
    422,
    true,
  ]);
});

test("a new role holds from the next click", async () => {
  const site = await openSite();
  const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
  const path = `/dashboard/staff/${await idOf(site, "colleague")}/role`;
  expect((await colleague.visit("/dashboard/settings")).status).toBe(200);
  expect((await clerk.submit(path, { role: "editor" })).status).toBe(303);
  expect((await colleague.visit("/dashboard/settings")).status).toBe(403);
  expect(await lastActivity(site)).toEqual({
    staff_name: "clerk",
    action: "changed the role of a staff account",
    subject: "colleague",
  });
});

test("the last administrator can neither be removed nor made an editor, not even by two at once", async () => {
  const site = await openSite();
  const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
  const [one, other] = [await idOf(site, "clerk"), await idOf(site, "colleague")];
  await Promise.all([
    clerk.submit(`/dashboard/staff/${other}/role`, { role: "editor" }),
    colleague.submit(`/dashboard/staff/${one}/role`, { role: "editor" }),
  ]);
  const left = (await roleOf(site, "clerk")) === "administrator" ? clerk : colleague;
  const id = left === clerk ? one : other;
  const demoted = await left.submit(`/dashboard/staff/${id}/role`, { role: "editor" });
  expect([demoted.status, textOf(await demoted.text()).includes("This is the last administrator.")]).toEqual([
    409,
    true,
  ]);
  expect((await left.submit(`/dashboard/staff/${id}/remove`, {})).status).toBe(409);
  const administrators = site.db.selectFrom("staff").select("id").where("role", "=", "administrator");
  expect(await administrators.execute()).toEqual([{ id }]);
});

test("an editor reads no resume by its file's name", async () => {
  const site = await openSite();
  const response = await (await site.editor()).visit("/gdapi/uploads/abcdefghijklmnopqrstuvwx.pdf");
  expect([response.status, await response.json()]).toEqual([
    403,
    { success: false, message: "This call is for the office. Please ask clerk." },
  ]);
});
