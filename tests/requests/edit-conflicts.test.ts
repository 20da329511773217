import { expect, test } from "vitest";
import { purgeExpired } from "../../server/background/purge-expired";
import { readPage, valuesOf } from "../support/page";
import { notice, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

async function siteWithNotice() {
  const site = await openSite();
  const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
  await clerk.submit("/dashboard/add-notice", notice);
  return { site, clerk, colleague };
}

const path = "/dashboard/notice/1/update";
const send = async (person: Person, form: Record<string, string>, to = path) => {
  const response = await person.visit(to, { form });
  return { status: response.status, html: await response.text(), to: response.headers.get("Location") };
};
const titles = async (site: Site) =>
  (await site.db.selectFrom("notices").select(["title", "deleted_at"]).orderBy("id").execute()).map(
    ({ title, deleted_at }) => (deleted_at ? `${title} (trash)` : title),
  );

test("the second of two savers sees what differs in both versions, and loses nothing", async () => {
  const { site, clerk, colleague } = await siteWithNotice();
  const [mine, theirs] = [valuesOf(await clerk.get(path)), valuesOf(await colleague.get(path))];
  expect((await send(colleague, { ...theirs, title: "Theirs", category: "holiday" })).status).toBe(303);
  const answer = await send(clerk, { ...mine, title: "Mine" });
  expect(answer.status).toBe(409);
  expect(await titles(site)).toEqual(["Theirs"]);
  const words = textOf(answer.html);
  expect(words).toMatch(/Title Theirs Mine/);
  expect(words).not.toMatch(/Category Holidays/);
  expect(words).not.toMatch(/Priority High High/);
  expect(readPage(answer.html).title).toMatch(/^Error: /);
  const kept = valuesOf(answer.html);
  expect(kept).toMatchObject({ title: "Mine", category: "holiday", details: notice.details });
  expect((await send(clerk, { ...kept, title: "Mine, edited on" })).status).toBe(303);
  expect(await titles(site)).toEqual(["Mine, edited on"]);
});

test("two people save different fields of a notice, and both changes are kept", async () => {
  const { site, clerk, colleague } = await siteWithNotice();
  const [mine, theirs] = [valuesOf(await clerk.get(path)), valuesOf(await colleague.get(path))];
  await send(colleague, { ...theirs, title: "Theirs", publish_on: "", event_date: "2026-03-20" });
  expect((await send(clerk, { ...mine, details: "Mine\r\nin two lines" })).status).toBe(303);
  const [row] = await site.db.selectFrom("notices").select(["title", "details", "event_date"]).execute();
  expect(row).toEqual({ title: "Theirs", details: "Mine\nin two lines", event_date: "2026-03-20" });
});

test("shows both versions if two changes do not go together", async () => {
  const { site, clerk, colleague } = await siteWithNotice();
  await send(clerk, { ...valuesOf(await clerk.get(path)), event_date: "2026-03-20" });
  const [mine, theirs] = [valuesOf(await clerk.get(path)), valuesOf(await colleague.get(path))];
  await send(colleague, { ...theirs, event_date: "" });
  const answer = await send(clerk, { ...mine, event_time: "10:30" });
  expect(answer.status).toBe(409);
  expect(textOf(answer.html)).toMatch(/Day of the event – 2026-03-20/);
  expect(await site.db.selectFrom("notices").select(["event_date", "event_time"]).execute()).toEqual([
    { event_date: "", event_time: "" },
  ]);
});

test("loads the saved version into the form, and reports a third change", async () => {
  const { site, clerk, colleague } = await siteWithNotice();
  const [mine, theirs] = [valuesOf(await clerk.get(path)), valuesOf(await colleague.get(path))];
  await send(colleague, { ...theirs, title: "Theirs" });
  const answer = await send(clerk, { ...mine, title: "Mine" });
  expect(answer.html).toContain(`href="${path}"`);
  expect(valuesOf(await clerk.get(path)).title).toBe("Theirs");
  await send(colleague, { ...valuesOf(await colleague.get(path)), title: "Theirs again" });
  const again = await send(clerk, valuesOf(answer.html));
  expect([again.status, textOf(again.html).includes("Theirs again")]).toEqual([409, true]);
  expect(await titles(site)).toEqual(["Theirs again"]);
});

test("equal edits and repeated forms cause no edit conflict", async () => {
  const { site, clerk, colleague } = await siteWithNotice();
  const [mine, theirs] = [valuesOf(await clerk.get(path)), valuesOf(await colleague.get(path))];
  await send(colleague, { ...theirs, title: "Same" });
  expect((await send(clerk, { ...mine, title: "Same" })).status).toBe(303);
  const form = { ...valuesOf(await clerk.get(path)), title: "Twice" };
  expect([(await send(clerk, form)).status, (await send(clerk, form)).status]).toEqual([303, 303]);
  expect(await titles(site)).toEqual(["Twice"]);
});

test("a refused form keeps the version that it was opened with", async () => {
  const { clerk, colleague } = await siteWithNotice();
  const [mine, theirs] = [valuesOf(await clerk.get(path)), valuesOf(await colleague.get(path))];
  await send(colleague, { ...theirs, title: "Theirs" });
  const refused = await send(clerk, { ...mine, title: "Mine", details: "" });
  expect(refused.status).toBe(422);
  expect((await send(clerk, { ...valuesOf(refused.html), details: "Again" })).status).toBe(409);
});

test("if a record was deleted during an edit, its form offers to restore it or to save a new one", async () => {
  for (const [choice, expected] of [
    ["restore", ["Mine"]],
    ["new", ["Water supply (trash)", "Mine"]],
  ] as const) {
    const { site, clerk, colleague } = await siteWithNotice();
    const mine = { ...valuesOf(await clerk.get(path)), title: "Mine" };
    await colleague.submit("/dashboard/notice/1/delete", {});
    const answer = await send(clerk, mine);
    expect(answer.status).toBe(409);
    expect(valuesOf(answer.html)).toMatchObject({ title: "Mine", details: notice.details });
    expect(answer.html).toContain('name="deleted" value="restore"');
    expect(answer.html).toContain('name="deleted" value="new"');
    expect((await send(clerk, { ...valuesOf(answer.html), deleted: choice })).status).toBe(303);
    expect(await titles(site)).toEqual(expected);
  }
});

test("a record changed and then deleted: who restores it sees what the other had saved", async () => {
  const { site, clerk, colleague } = await siteWithNotice();
  const mine = { ...valuesOf(await clerk.get(path)), title: "Mine" };
  await send(colleague, { ...valuesOf(await colleague.get(path)), title: "Theirs" });
  await colleague.submit("/dashboard/notice/1/delete", {});
  const answer = await send(clerk, mine);
  expect(textOf(answer.html)).toMatch(/Title Theirs Mine/);
  expect((await send(clerk, { ...valuesOf(answer.html), deleted: "restore" })).status).toBe(303);
  expect(await titles(site)).toEqual(["Mine"]);
});

test("a record erased for good: the form stays, and can be saved as a new one", async () => {
  const { site, clerk } = await siteWithNotice();
  const mine = { ...valuesOf(await clerk.get(path)), title: "Mine" };
  await site.db.deleteFrom("notices").execute();
  const answer = await send(clerk, mine);
  expect([answer.status, valuesOf(answer.html).title]).toEqual([409, "Mine"]);
  expect(answer.html).not.toContain('value="restore"');
  expect((await send(clerk, { ...valuesOf(answer.html), deleted: "new" })).status).toBe(303);
  expect(await titles(site)).toEqual(["Mine"]);
  expect((await clerk.visit("/dashboard/notice/7/update")).status).toBe(404);
});

test("settings: what only one changed is merged, what both changed is asked", async () => {
  const { site, clerk, colleague } = await siteWithNotice();
  const settings = "/dashboard/settings/school";
  const open = async (person: Person) => ({ ...valuesOf(await person.get(settings)), school_name: "Palash" });
  const first = await open(colleague);
  await send(colleague, { ...first, motto: "Old" }, settings);
  const [mine, theirs] = [await open(clerk), await open(colleague)];
  await send(colleague, { ...theirs, motto: "Theirs", sample_notice: "A sample" }, settings);
  const answer = await send(clerk, { ...mine, address: "Mine Road", motto: "Mine" }, settings);
  expect(answer.status).toBe(409);
  const words = textOf(answer.html);
  expect(words).toMatch(/Motto Theirs Mine/);
  expect(valuesOf(answer.html)).toMatchObject({
    motto: "Mine",
    address: "Mine Road",
    sample_notice: "A sample",
  });
  expect((await send(clerk, valuesOf(answer.html), settings)).status).toBe(303);
  const saved = Object.fromEntries(
    (await site.db.selectFrom("settings").selectAll().execute()).map(({ name, value }) => [name, value]),
  );
  expect(saved).toMatchObject({ motto: "Mine", address: "Mine Road", sample_notice: "A sample" });
  const [one, other] = [await open(clerk), await open(colleague)];
  await send(colleague, { ...other, motto: "Only theirs" }, settings);
  expect((await send(clerk, { ...one, address: "Only mine" }, settings)).status).toBe(303);
  expect(valuesOf(await clerk.get(settings))).toMatchObject({ motto: "Only theirs", address: "Only mine" });
});

/** Form of an expired session, and its URL after the login. */
async function saveDraft() {
  const { site, clerk, colleague } = await siteWithNotice();
  const form = { ...valuesOf(await clerk.get(path)), title: "Typed before" };
  clerk.cookies.clear();
  const { to } = await send(clerk, form);
  const back = new URL(to ?? "", "http://school.test").searchParams.get("next") ?? "";
  return { site, colleague, back, clerk: await site.staff() };
}

test("shows an edit conflict in a draft restored after a login", async () => {
  const { colleague, back, clerk } = await saveDraft();
  await send(colleague, { ...valuesOf(await colleague.get(path)), title: "Theirs" });
  const restored = valuesOf(await clerk.get(back));
  expect(restored.title).toBe("Typed before");
  const answer = await send(clerk, restored, back);
  expect(answer.status).toBe(409);
  expect(textOf(answer.html)).toMatch(/Title Theirs Typed before/);
});

test("a saveDraft form is not offered again once it was saved", async () => {
  const { site, back, clerk } = await saveDraft();
  expect((await send(clerk, valuesOf(await clerk.get(back)), back)).status).toBe(303);
  expect(await site.db.selectFrom("parked_forms").selectAll().execute()).toEqual([]);
  expect(textOf(await clerk.get(back))).not.toContain("Your session had ended");
});

test("a saveDraft form can be discarded by its owner only", async () => {
  const { site, colleague, back, clerk } = await saveDraft();
  const action = /action="([^"]*discard[^"]*)"/.exec(await clerk.get(back))?.[1] ?? "";
  await send(colleague, {}, action);
  expect(await site.db.selectFrom("parked_forms").select("id").execute()).toHaveLength(1);
  const answer = await send(clerk, {}, action);
  expect([answer.status, answer.to]).toEqual([303, path]);
  expect(await site.db.selectFrom("parked_forms").select("id").execute()).toEqual([]);
});

test("a saveDraft form ends after a week, though the clean-up did not run", async () => {
  const { site, back, clerk } = await saveDraft();
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  const age = (created_at: string) => site.db.updateTable("parked_forms").set({ created_at }).execute();
  await age(daysAgo(6.9));
  expect(valuesOf(await clerk.get(back)).title).toBe("Typed before");
  await age(daysAgo(7.1));
  expect(valuesOf(await clerk.get(back)).title).toBe(notice.title);
  await purgeExpired(site.db);
  expect(await site.db.selectFrom("parked_forms").select("id").execute()).toEqual([]);
});

const sendBody = async (person: Person, to: string, form: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) if (name !== "photo") body.append(name, value);
  const response = await person.visit(to, { body });
  return { status: response.status, html: await response.text() };
};

test("the principal's form keeps both changes if two people save different fields", async () => {
  const site = await openSite();
  const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
  const to = "/dashboard/principal";
  await sendBody(clerk, to, { ...valuesOf(await clerk.get(to)), name: "S. Das", message: "Dear parents" });
  const [mine, theirs] = [valuesOf(await clerk.get(to)), valuesOf(await colleague.get(to))];
  expect((await sendBody(colleague, to, { ...theirs, name: "Sunita Rao" })).status).toBe(303);
  expect((await sendBody(clerk, to, { ...mine, message: "Welcome" })).status).toBe(303);
  expect(valuesOf(await clerk.get(to))).toMatchObject({ name: "Sunita Rao", message: "Welcome" });
  const other = valuesOf(await colleague.get(to));
  await sendBody(clerk, to, { ...valuesOf(await clerk.get(to)), message: "Mine" });
  const answer = await sendBody(colleague, to, { ...other, message: "Theirs", name: "S. Rao" });
  expect(answer.status).toBe(409);
  expect(textOf(answer.html)).toMatch(/Principal's message Mine Theirs/);
  expect(valuesOf(answer.html)).toMatchObject({ name: "S. Rao", message: "Theirs" });
});

test.each([
  ["/dashboard/reply-texts/1", { name: "Dates" }, { text: "From April" }],
  ["/dashboard/settings/banner", { banner_text: "Closed on Monday" }, { banner_link: "/notices" }],
  ["/dashboard/staff/2/role", { name: "Bimal Das" }, { role: "office" }],
])("%s keeps both changes, and asks about a third", async (to, theirs, mine) => {
  const site = await openSite();
  const [clerk, colleague] = [await site.staff(), await site.staff()];
  await clerk.submit("/dashboard/reply-texts/add", { name: "Admission", text: "In March" });
  await clerk.submit("/dashboard/settings/banner", {
    banner_text: "Closed today",
    banner_until: `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 11)}10:00`,
  });
  const open = async (person: Person) => {
    const form = valuesOf(await person.get(to));
    return { ...form, ...(to.includes("role") && { role: form.role ?? "" }) };
  };
  const [first, second] = [await open(colleague), await open(clerk)];
  expect((await send(colleague, { ...first, ...theirs }, to)).status).toBe(303);
  expect((await send(clerk, { ...second, ...mine }, to)).status).toBe(303);
  const [[name = "", value = ""] = []] = Object.entries(theirs);
  expect(valuesOf(await clerk.get(to))[name]).toBe(value);
  const late = await send(clerk, { ...second, ...mine, [name]: "Third" }, to);
  expect(late.status).toBe(409);
  expect(textOf(late.html)).toContain(`${value} Third`);
});
