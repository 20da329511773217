import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eraseOldResumes } from "~/content/resumes/retention.server";
import { addMonths, shortDate, todayAtSchool } from "~/dates/dates";
import { randomStem } from "~/files/store/store.server";
import { defaultSettings } from "~/settings/parts";
import { openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const day = 24 * 60 * 60 * 1000;
const monthsAgo = (months: number) => addMonths(new Date(), -months).toISOString();
const inDays = (days: number) => todayAtSchool(new Date(Date.now() + days * day));
const settings = { ...defaultSettings, school_name: "Our School" };

/** @param received arrival here @param uploaded original time, which imports keep */
async function addResume(site: Site, name: string, received: string, uploaded = received) {
  const file_name = `${randomStem()}.pdf`;
  await writeFile(site.files.pathOf("resumes", file_name), "%PDF-1.4");
  await site.db
    .insertInto("resumes")
    .values({
      original_name: name,
      file_name,
      file_type: "application/pdf",
      file_size: 8,
      uploaded_at: uploaded,
      received_at: received,
    })
    .execute();
}

const namesIn = async (site: Site) =>
  (await site.db.selectFrom("resumes").select("original_name").orderBy("id").execute()).map(
    (row) => row.original_name,
  );
const filesIn = async (site: Site) => (await readdir(join(site.config.uploadsDir, "resumes"))).length;

test.each([
  ["2026-03-31T10:00:00.000Z", -1, "2026-02-28T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", -12, "2027-02-28T10:00:00.000Z"],
  ["2026-11-30T10:00:00.000Z", 3, "2027-02-28T10:00:00.000Z"],
  ["2026-05-15T10:00:00.000Z", -12, "2025-05-15T10:00:00.000Z"],
])("%s and %i months is %s", (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to);
});

test("a resume is announced a week before it is erased, and goes on its day with its file", async () => {
  const site = await openSite();
  await addResume(site, "Old.pdf", monthsAgo(13));
  await addResume(site, "Young.pdf", monthsAgo(1));
  expect(await eraseOldResumes(site)).toBe(0);
  const clerk = await site.staff();
  const overview = await clerk.get("/dashboard");
  expect(textOf(overview)).toContain(`1 resume will be erased on ${shortDate(inDays(7))}. See it`);
  expect(overview).toContain('href="/dashboard/get-resume"');
  const list = textOf(await clerk.get("/dashboard/get-resume"));
  expect(list).toContain("1 resume will be erased soon");
  expect(list).toContain(`Old.pdf goes on ${shortDate(inDays(7))}`);
  const young = textOf(await clerk.get("/dashboard/resume/2"));
  expect(young).toContain(`kept until ${shortDate(addMonths(new Date(monthsAgo(1)), 12).toISOString())}`);

  expect(await eraseOldResumes(site, new Date(Date.now() + 6 * day))).toBe(0);
  expect(await eraseOldResumes(site, new Date(Date.now() + 7 * day))).toBe(1);
  expect([await namesIn(site), await filesIn(site)]).toEqual([["Young.pdf"], 1]);
});

test("an imported resume counts from the day it came here, not from its old date", async () => {
  const site = await openSite();
  await addResume(site, "Imported.pdf", monthsAgo(0), monthsAgo(40));
  for (const days of [0, 8]) {
    expect(await eraseOldResumes(site, new Date(Date.now() + days * day))).toBe(0);
  }
  expect(await namesIn(site)).toEqual(["Imported.pdf"]);
});

test("a slip, 1 for 12, erases nothing: the settings say how many would go, and ask", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const months of [2, 3, 0]) await addResume(site, `${months} months.pdf`, monthsAgo(months));
  const typed = { ...settings, resume_months: "1", activity_months: "37" };
  const asked = await clerk.submit("/dashboard/settings/privacy", typed);
  expect(asked.status).toBe(422);
  const html = await asked.text();
  expect(textOf(html)).toContain("With 1 month instead of 12 months, 2 resumes will be erased.");
  expect(textOf(html)).toContain(`Erase 2 resumes in a week, on ${shortDate(inDays(7))}`);
  expect(html).toContain('value="37"');
  await eraseOldResumes(site, new Date(Date.now() + 8 * day));
  expect(await namesIn(site)).toHaveLength(3);

  const later = await clerk.submit("/dashboard/settings/privacy", {
    ...typed,
    erase_resumes: "week",
    resumes_asked: "2",
  });
  expect(later.status).toBe(303);
  expect(textOf(await clerk.get("/dashboard/settings/privacy"))).toContain(
    `Settings saved. 2 resumes will be erased on ${shortDate(inDays(7))}.`,
  );
  expect(await eraseOldResumes(site)).toBe(0);
  expect(textOf(await clerk.get("/dashboard"))).toContain("2 resumes will be erased on");
  expect(await eraseOldResumes(site, new Date(Date.now() + 7 * day))).toBe(2);
});

test("a shorter time that is confirmed for today erases today, files too", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const months of [2, 3, 0]) await addResume(site, `${months} months.pdf`, monthsAgo(months));
  const form = { ...settings, resume_months: "1", erase_resumes: "now" };
  const outdated = await clerk.submit("/dashboard/settings/privacy", { ...form, resumes_asked: "1" });
  expect(outdated.status).toBe(422);
  await clerk.submit("/dashboard/settings/privacy", { ...form, resumes_asked: "2" });
  expect(textOf(await clerk.get("/dashboard/settings/privacy"))).toContain(
    "Settings saved. 2 resumes were erased.",
  );
  expect([await namesIn(site), await filesIn(site)]).toEqual([["0 months.pdf"], 1]);
});

test("a longer time takes the announcement back", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addResume(site, "Old.pdf", monthsAgo(13));
  await eraseOldResumes(site);
  expect(
    (await clerk.submit("/dashboard/settings/privacy", { ...settings, resume_months: "24" })).status,
  ).toBe(303);
  expect(textOf(await clerk.get("/dashboard"))).not.toContain("will be erased");
  expect(await eraseOldResumes(site, new Date(Date.now() + 30 * day))).toBe(0);
});

test("a file that cannot be removed keeps no other resume from going", async () => {
  const site = await openSite();
  for (const name of ["One.pdf", "Two.pdf", "Three.pdf"]) await addResume(site, name, monthsAgo(13));
  const { file_name } = await site.db
    .selectFrom("resumes")
    .select("file_name")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await site.files.remove([{ kind: "resumes", name: file_name }]);
  await mkdir(site.files.pathOf("resumes", file_name));
  await eraseOldResumes(site);
  expect(await eraseOldResumes(site, new Date(Date.now() + 7 * day))).toBe(3);
  expect([await namesIn(site), await filesIn(site)]).toEqual([[], 1]);
  expect(site.logged.join("")).toContain("a file could not be removed");
});

test("the old endpoint's resumes have their old keys", async () => {
  const site = await openSite();
  await addResume(site, "Rina.pdf", monthsAgo(0));
  const answer = await (await (await site.staff()).visit("/gdapi/get_resume.php")).json();
  expect(Object.keys(answer.resume[0])).toEqual([
    "id",
    "original_name",
    "file_name",
    "file_type",
    "file_size",
    "uploaded_at",
  ]);
});
