import { expect, test } from "vitest";
import { groupFaculty } from "~/content/faculty/faculty-member.server";
import { sendPhoto } from "../support/photo-form";
import { openSampleSite, openSite, textOf } from "../support/site";

const person = (id: number, name: string, title: string, subject = "") => ({ id, name, title, subject });

test("the directory lists people under each of their subjects, or their role, in the order of the list", () => {
  const groups = groupFaculty([
    person(1, "A", "Principal"),
    person(2, "B", "PGT", "Physics, mathematics"),
    person(3, "C", "TGT", "Mathematics; Physics"),
    person(4, "D", "", ""),
    person(5, "E", "principal", ""),
    person(6, "F", "TGT", "Odia, Odia"),
  ]);
  expect(groups.map(({ name, people }) => [name, people.map((one) => one.name).join("")])).toEqual([
    ["Principal", "AE"],
    ["Physics", "BC"],
    ["mathematics", "BC"],
    ["Other staff", "D"],
    ["Odia", "F"],
  ]);
});

test("staff enter subjects with the person, and both pages link to each other", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  expect(await clerk.get("/dashboard/add-faculty")).toContain('name="subject"');
  const { id } = await site.db
    .selectFrom("faculty")
    .select("id")
    .where("name", "like", "%Tudu%")
    .executeTakeFirstOrThrow();
  const sent = await clerk.submit(`/dashboard/faculty/${id}/update`, {
    name: "Mrs. M. Tudu",
    title: "PRT",
    subject: "Santali, Drawing",
  });
  expect(sent.status).toBe(303);
  const visitor = site.visitor();
  const html = await visitor.get("/staff-directory");
  expect(textOf(html)).toMatch(/Santali Mrs\. M\. Tudu PRT Santali, Drawing/);
  expect(html).toContain('href="/faculty"');
  expect(await visitor.get("/faculty")).toContain('href="/staff-directory"');
});

test("no page links to the staff directory if it is empty", async () => {
  const site = await openSite();
  expect((await site.visitor().open("/faculty")).main.has('a[href="/staff-directory"]')).toBe(false);
});

test("a new teacher is last, so that the principal stays first", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  await sendPhoto(clerk, "/dashboard/add-faculty", { name: "Mr. New", title: "PRT" });
  const names = await site.db.selectFrom("faculty").select("name").orderBy("position").execute();
  expect([names[0]?.name, names.at(-1)?.name]).toEqual(["Dr. Anjali Mishra", "Mr. New"]);
});
