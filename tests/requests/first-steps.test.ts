import sharp from "sharp";
import { expect, test } from "vitest";
import { notice } from "~/kinds/notice";
import { topper } from "~/kinds/topper";
import type { Stage, Step } from "~/routes/dashboard/first-steps/step";
import { countFirstSteps, firstStepsFindings } from "~/routes/dashboard/first-steps/steps.server";
import { saveSettings } from "~/settings/queries.server";
import { fieldOf, readPage } from "../support/page";
import { addRecord } from "../support/records";
import { openSampleSite, openSite, textOf } from "../support/site";
import { readSteps } from "../support/steps";
import { writeTexts } from "../support/texts";

const path = "/dashboard/first-steps";

const tag = ">Sample</span>";

const isOpen = (html: string) =>
  readPage(html)
    .parts("details:has(> summary > h2)")
    .map((group) => group.attribute("open") !== undefined);

const undone = (html: string) =>
  Object.entries(readSteps(html))
    .filter(([, left]) => left !== "")
    .map(([key]) => key);

test("a sample site has all first steps open, each is ticked automatically, and the overview counts them", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const before = readSteps(await clerk.get(path));
  expect(before).toMatchObject({
    school:
      "Still sample content: Name, Motto, Address, Phone, E-mail of the office, E-mail for admissions, E-mail of the principal.",
    samples: expect.stringMatching(/^Sample items to remove: \d+\.$/),
    notices: "No notice of your own yet.",
    photos: "Sample content left: 10 photos.",
    offer: expect.stringMatching(/^Sample content left: 7 facilities\. Sample content left: \d+ programs\./),
    fees: "4 texts are still sample text.",
    texts: expect.stringMatching(/^\d+ texts are still sample text\.$/),
    password: "",
  });
  const welcome = textOf(await clerk.get("/dashboard"));
  expect(welcome).toContain(
    "Your website is online. Now make it yours. It still shows a sample school. Start with: Name, address and phone. 2 of 20 steps are done.",
  );
  expect(welcome).not.toContain("are done. Continue");

  const tags = async () => (await clerk.get(topper.pages.list)).split(tag).length - 1;
  expect(await tags()).toBe(8);
  await clerk.submit(`${topper.pages.record}/1/update`, {
    name: "Asha Hembram",
    marks: "97 %",
    std: "Class X",
  });
  await clerk.submit(`${topper.pages.record}/2/delete`, {});
  expect(await tags()).toBe(6);

  await clerk.submit("/dashboard/settings/school", {
    school_name: "Hill School",
    motto: "",
    address: "",
    phone: "+91 98765 43210",
    email_office: "office@hill.example",
    email_admissions: "",
    email_principal: "",
  });
  expect(readSteps(await clerk.get(path)).school).toBe("Still to do: Address.");
  await clerk.submit("/dashboard/settings/school", {
    school_name: "Hill School",
    address: "Palashpur Public School",
    time_zone: "",
  });
  expect(readSteps(await clerk.get(path)).school).toBe("");
  expect(textOf(await clerk.get("/dashboard"))).toContain(
    "First steps Next: Logo 3 of 20 steps are done. Continue",
  );
});

test("confirms a sample as the school's own, and logs it", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  for (const keep of ["offer", "figures", "texts"]) {
    const sent = await clerk.submit(path, { keep });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, path]);
    expect(readSteps(await clerk.get(path))[keep]).toBe("");
  }
  expect(await clerk.get("/dashboard/pages?page=/about-us")).not.toContain(tag);
  expect(await clerk.get("/dashboard/pages?page=/fees")).toContain(tag);
  expect(await clerk.get("/dashboard/amenities")).not.toContain(tag);
  expect(await clerk.get(topper.pages.list)).toContain(tag);
  expect(textOf(await clerk.get("/dashboard/activity"))).toMatch(
    /kept samples as the school's own.*What the school offers/s,
  );
  expect((await clerk.submit(path, { keep: "nothing" })).status).toBe(404);
});

test("the logo is a step until there is one, or none is needed", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const left = async () => readSteps(await clerk.get(path)).logo;
  expect(await left()).toBe("You have not added a logo yet.");
  await clerk.submit(path, { keep: "logo" });
  expect(await left()).toBe("");

  const other = await openSite();
  const person = await other.staff();
  const body = new FormData();
  const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: "teal" } });
  body.append("photo", new Blob([new Uint8Array(await picture.png().toBuffer())]), "logo.png");
  expect((await person.visit("/dashboard/settings/logo", { body })).status).toBe(303);
  expect(readSteps(await person.get(path)).logo).toBe("");
});

test("an editor has the steps of the content, and no others", async () => {
  const site = await openSampleSite();
  const editor = await site.editor();
  expect(Object.keys(readSteps(await editor.get(path)))).toEqual([
    ...["timings", "notices", "principal", "fees", "samples", "photos", "faculty", "calendar_entries"],
    ...["admission", "appendix-ix", "offer", "texts"],
  ]);
  expect((await editor.submit(path, { keep: "figures" })).status).toBe(404);
});

test("a site without sample content asks for what it needs", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  expect(undone(await clerk.get(path))).toEqual([
    ...["school", "logo", "timings", "notices", "principal", "fees", "languages"],
    ...["photos", "faculty", "calendar_entries", "admission", "appendix-ix"],
    ...["colours", "offer", "texts", "backups"],
  ]);
  expect(readSteps(await clerk.get(path))).not.toHaveProperty("samples");
});

test("a site without samples left does not look for them, and the overview reads everything once", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const asked: string[] = [];
  const { selectFrom } = site.db;
  const noting = (table: Parameters<typeof selectFrom>[0]) => {
    asked.push(String(table));
    return selectFrom.call(site.db, table);
  };
  site.db.selectFrom = noting as typeof selectFrom;
  const timesOf = async (table: string, path: string) => {
    asked.length = 0;
    await clerk.get(path);
    return asked.filter((one) => one === table).length;
  };
  expect(await timesOf("toppers", topper.pages.list)).toBe(1);
  expect(await timesOf("backups", "/dashboard")).toBe(1);
  // All settings, and the setting that requires two-factor authentication.
  expect(await timesOf("settings", "/dashboard")).toBe(2);
});

const sampleOwner = ["principal", "faculty", "appendix-ix", "photos", "samples"];

test("samples of people, documents and photos cannot be kept, on the page or by a hand-made post", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const offered = [...(await clerk.get(path)).matchAll(/name="keep" value="([^"]+)"/g)].map(([, key]) => key);
  expect(offered).toEqual(expect.arrayContaining(["figures", "texts", "fees", "calendar_entries", "offer"]));
  const before = readSteps(await clerk.get(path));
  for (const keep of sampleOwner) {
    expect(offered).not.toContain(keep);
    expect([keep, (await clerk.submit(path, { keep })).status]).toEqual([keep, 403]);
  }
  expect(readSteps(await clerk.get(path))).toEqual(before);
});

test("undo takes back that samples are right, except what was changed since", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const before = readSteps(await clerk.get(path));
  const undoOf = async (keep: string) => {
    await clerk.submit(path, { keep });
    const undo = fieldOf(await clerk.get(path), "undo");
    return undo;
  };
  for (const keep of ["fees", "offer", "logo", "colours", "languages", "figures"]) {
    const undo = await undoOf(keep);
    expect(readSteps(await clerk.get(path))[keep]).toBe("");
    await clerk.visit("/dashboard/undo", { form: { undo } });
    expect(readSteps(await clerk.get(path))[keep]).toBe(before[keep]);
  }
  const undo = await undoOf("figures");
  const own = {
    facebook_url: "https://facebook.com/hill",
    instagram_url: "",
    youtube_url: "",
    x_url: "",
    channel_url: "",
  };
  await clerk.submit("/dashboard/settings/social", own);
  await clerk.visit("/dashboard/undo", { form: { undo } });
  expect(readSteps(await clerk.get(path)).figures).not.toContain("Facebook");
});

test("a stage is folded until the one before is done", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  expect(isOpen(await clerk.get(path))).toEqual([true, false, false]);
  await clerk.submit("/dashboard/settings/school", {
    school_name: "Hill School",
    address: "Hill",
    phone: "+91 98765 43210",
    email_office: "a@hill.example",
  });
  for (const keep of ["logo", "languages"]) await clerk.submit(path, { keep });
  await addRecord(site.db, notice, "Exam");
  await writeTexts(site.db, {
    school_times: "Mon-Sat | 8:00 | 13:00",
    principal_name: "Rina Das",
    principal_message: "Welcome.",
    fees_notes: "Please ask the office.",
  });
  const html = await clerk.get(path);
  expect(isOpen(html)).toEqual([false, true, false]);
  expect(textOf(html)).toMatch(/Next: (Images|Photos)/);
});

test("colours and languages are done when they are changed, a way back with codes or a colleague", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const steps = async () => readSteps(await clerk.get(path));
  expect(await steps()).toMatchObject({ "way-back": "" });
  await site.db.deleteFrom("staff").where("username", "!=", "clerk").execute();
  expect((await steps())["way-back"]).toMatch(/^You are the only administrator/);
  const { id } = await site.db.selectFrom("staff").select("id").executeTakeFirstOrThrow();
  await site.db.insertInto("recovery_codes").values({ staff_id: id, code_hash: "x" }).execute();
  await saveSettings(site.db, { colour_accent: "#804000", hidden_languages: "bn" });
  expect(await steps()).toMatchObject({ "way-back": "", colours: "", languages: "" });
});

test("the card of the start page becomes a line to do when the steps of today are done", () => {
  const stage = (done: number) => {
    const step = { title: "Logo", words: "No logo yet." } as Step;
    return [{ key: "today", title: "Today", steps: [step], all: 10, done }] satisfies Stage[];
  };
  const named = { isNew: false, isSample: false };
  expect(countFirstSteps(stage(9), named)).toEqual({ done: 9, all: 10, next: "Logo", ...named });
  expect(countFirstSteps(stage(10), named)).toBeUndefined();
  expect(countFirstSteps(stage(10), { ...named, isNew: true })).toBeDefined();
  expect(firstStepsFindings(stage(5))).toMatchObject([{ words: "First steps, Today: 5 of 10 are done." }]);
  expect(firstStepsFindings(stage(10))).toEqual([]);
});

test("an empty part of the settings that can be empty is no step, so that it has no tick", async () => {
  const clerk = await (await openSite()).staff();
  const steps = readSteps(await clerk.get(path));
  expect(steps).toHaveProperty("school");
  expect(steps).not.toHaveProperty("figures");
});
