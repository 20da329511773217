import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { todayAtSchool } from "~/dates/dates";
import { saveSettings } from "~/settings/queries.server";
import { readActivity } from "../support/activity";
import { sendPhoto } from "../support/photo-form";
import { openSampleSite, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const kinds = ["photo", "album", "topper", "testimonial"] as const;
const lists = {
  photo: "/dashboard/deleteimage",
  album: "/dashboard/albums",
  topper: "/dashboard/manageresults",
  testimonial: "/dashboard/testimonials",
};
const forms = {
  photo: { path: "/dashboard/uploadimage", fields: { title: "Zebrafinch" }, table: "photos" },
  album: {
    path: "/dashboard/albums/add",
    fields: { name: "Zebrafinch", date: "2026-04-01" },
    table: "albums",
  },
  topper: { path: "/dashboard/add-result", fields: { name: "Zebrafinch" }, table: "toppers" },
  testimonial: {
    path: "/dashboard/addparent-testimonial",
    fields: { name: "Zebrafinch", details: "We are glad." },
    table: "testimonials",
  },
} as const;

async function addRecord(
  clerk: Person,
  kind: keyof typeof forms,
  more: Record<string, string> = {},
  path: string = forms[kind].path,
) {
  return { id: 1, answer: await sendPhoto(clerk, path, { ...forms[kind].fields, ...more }) };
}

const given = { given_by: "Mrs. Rina Ghosh, mother", given_on: "2026-04-01", for_site: "1" };
const rowsOf = (site: Site) => site.db.selectFrom("consents").selectAll().orderBy("id").execute();

describe.each(kinds)("of a %s", (kind) => {
  test("a consent is noted, seen in the list and in its form, and goes with it", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const { id } = await addRecord(clerk, kind);
    expect(textOf(await clerk.get(lists[kind]))).toContain("No consent");
    const path = `/dashboard/consents/${kind}/${id}`;
    const saved = await clerk.submit(path, { ...given, of_whom: "Arjun Ghosh, class VI" });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, path]);
    expect(await rowsOf(site)).toMatchObject([
      { kind, record_id: id, given_by: given.given_by, for_site: 1, for_print: 0, created_by: "clerk" },
    ]);
    expect(textOf(await clerk.get(lists[kind]))).not.toContain("No consent");
    const page = textOf(await clerk.get(path));
    expect(page).toContain(
      "Mrs. Rina Ghosh, mother Website · given on Apr 1, 2026 · for Arjun Ghosh, class VI",
    );
    await site.db.deleteFrom(forms[kind].table).where("id", "=", id).execute();
    expect(await rowsOf(site)).toEqual([]);
    expect((await clerk.visit(path)).status).toBe(404);
  });
});

test("one consent is noted for the photos that are chosen, and not for the others", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (let photo = 0; photo < 3; photo += 1) await addRecord(clerk, "photo");
  expect(await clerk.get(lists.photo)).toContain('name="do" value="consent"');
  const path = `${lists.photo}/chosen?do=consent&id=1&id=3`;
  expect(textOf(await clerk.get(path))).toContain("Note a consent for 2 photos?");
  const empty = await clerk.submit(path, { do: "consent", id: "3,1", to: " " });
  expect(textOf(await clerk.get(empty.headers.get("Location") ?? ""))).toContain(
    "Nothing was saved. Write who has agreed.",
  );
  expect(await rowsOf(site)).toEqual([]);
  await clerk.submit(path, { do: "consent", id: "3,1", to: given.given_by });
  expect(
    (await rowsOf(site)).map(({ record_id, given_by, for_site }) => [record_id, given_by, for_site]),
  ).toEqual([3, 1].map((id) => [id, given.given_by, 1]));
  expect(textOf(await clerk.get(lists.photo)).match(/No consent/g)).toHaveLength(1);
  await saveSettings(site.db, { consent_rule: "off" });
  expect(await clerk.get(lists.photo)).not.toContain('name="do" value="consent"');
});

test("shows a refused consent again with the typed values", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const { id } = await addRecord(clerk, "topper");
  const path = `/dashboard/consents/topper/${id}`;
  const refused = await clerk.submit(path, {
    given_by: "",
    given_on: "2026-04-01",
    valid_until: "2026-03-01",
  });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(textOf(html)).toContain("Enter who gave it");
  const noUse = await clerk.submit(path, { ...given, for_site: "", valid_until: "2026-03-01" });
  const words = textOf(await noUse.text());
  expect(words).toContain("Tick what the consent is for");
  expect(words).toContain("Enter a day after the one it was given on, or leave it empty");
  expect(await rowsOf(site)).toEqual([]);
  for (const nowhere of ["/dashboard/consents/notice/1", "/dashboard/consents/topper/99"]) {
    expect((await clerk.visit(nowhere)).status).toBe(404);
  }
});

test("distinguishes consents that have ended, end soon or are not for the website", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const { id } = await addRecord(clerk, "topper");
  const path = `/dashboard/consents/topper/${id}`;
  await clerk.submit(path, { given_by: "A", given_on: "2020-01-01", for_print: "1" });
  expect(textOf(await clerk.get(lists.topper))).toContain("No consent");
  await clerk.submit(path, { ...given, given_on: "2020-01-01", valid_until: "2020-12-31" });
  expect(textOf(await clerk.get(lists.topper))).toContain("Consent has ended");
  await clerk.submit(path, { ...given, given_on: "2020-01-01", valid_until: todayAtSchool() });
  expect(textOf(await clerk.get(lists.topper))).toContain("Consent ends soon");
  await clerk.submit(path, given);
  expect(textOf(await clerk.get(lists.topper))).not.toMatch(/Consent (has|ends)|No consent/);
});

test("a photo has the consents of its album", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const album = await addRecord(clerk, "album");
  const photo = await addRecord(clerk, "photo");
  await site.db.updateTable("photos").set({ album_id: album.id }).where("id", "=", photo.id).execute();
  const form = `/dashboard/image/${photo.id}/update`;
  expect(textOf(await clerk.get(form))).toContain("No consent Consents");
  await clerk.submit(`/dashboard/consents/album/${album.id}`, given);
  expect(textOf(await clerk.get(form))).toContain("Consent Consents");
  expect(textOf(await clerk.get(form))).not.toContain("No consent");
});

describe("without a consent", () => {
  const add = (site: Site, fields: Record<string, string> = {}) =>
    site.staff().then((clerk) => addRecord(clerk, "topper", fields));

  test("it is published and staff are reminded, where nothing else is set", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const { id, answer } = await addRecord(clerk, "topper");
    expect(answer.status).toBe(303);
    expect(await clerk.get("/dashboard")).toContain(`href="/dashboard/consents/topper/${id}"`);
  });

  test("a consent written into the form of the record is noted with it", async () => {
    const site = await openSite();
    const { id } = await add(site, { consent_by: "Mr. Sen, father", consent_on: "2026-05-01" });
    expect(await rowsOf(site)).toMatchObject([
      { kind: "topper", record_id: id, given_by: "Mr. Sen, father", given_on: "2026-05-01", for_site: 1 },
    ]);
  });

  test.each(kinds)("of a %s it is asked once more, where that is set", async (kind) => {
    const site = await openSite();
    await saveSettings(site.db, { consent_rule: "ask" });
    const clerk = await site.staff();
    const refused = await addRecord(clerk, kind);
    expect(refused.answer.status).toBe(422);
    const html = await refused.answer.text();
    expect(textOf(html)).toContain("No consent is noted. Write above who has agreed, or tick this");
    expect(html).toContain('name="consent_missing"');
    expect((await addRecord(clerk, kind, { consent_missing: "1" })).answer.status).toBe(303);
  });

  test.each(kinds)("no %s is published, where that is set: by no form and no old endpoint", async (kind) => {
    const site = await openSite();
    await saveSettings(site.db, { consent_rule: "require" });
    const clerk = await site.staff();
    const refused = await addRecord(clerk, kind, { consent_missing: "1" });
    expect([refused.answer.status, textOf(await refused.answer.text())]).toEqual([
      422,
      expect.stringContaining("Write who has agreed."),
    ]);
    const calls = { photo: "uploadImg", topper: "uploadtopper", testimonial: "addtestimonial", album: "" };
    if (calls[kind]) {
      const called = await addRecord(clerk, kind, {}, `/gdapi/${calls[kind]}.php`);
      expect([called.answer.status, await called.answer.json()]).toEqual([
        422,
        expect.objectContaining({ message: expect.stringContaining("without a consent") }),
      ]);
    }
    expect(await site.db.selectFrom(forms[kind].table).select("id").execute()).toEqual([]);
    expect((await addRecord(clerk, kind, { consent_by: "Mr. Sen, father" })).answer.status).toBe(303);
  });

  test("nothing is asked and nothing marked, where that is set", async () => {
    const site = await openSite();
    await saveSettings(site.db, { consent_rule: "off" });
    const clerk = await site.staff();
    await addRecord(clerk, "topper");
    expect(await clerk.get("/dashboard/add-result")).not.toContain("consent_by");
    expect(textOf(await clerk.get(lists.topper))).not.toContain("No consent");
  });
});

describe("a signed slip", () => {
  const pdf = new Blob([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`]);
  const slips = (site: Site) => readdir(join(site.files.root, "slips"));

  async function send(clerk: Person, slip: Blob, name: string) {
    const body = new FormData();
    for (const [field, value] of Object.entries(given)) body.append(field, value);
    body.append("slip", slip, name);
    return clerk.visit("/dashboard/consents/topper/1", { body });
  }

  test("is kept for staff alone: a PDF, or a photo made smaller and without what the camera wrote", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await addRecord(clerk, "topper");
    const photo = sharp({ create: { width: 3000, height: 1500, channels: 3, background: "teal" } });
    const jpeg = await photo
      .withExif({ IFD0: { Artist: "Zebrafinch" } })
      .jpeg()
      .toBuffer();
    expect((await send(clerk, pdf, "Rina.pdf")).status).toBe(303);
    expect((await send(clerk, new Blob([new Uint8Array(jpeg)]), "slip.jpg")).status).toBe(303);
    const [first, second] = await rowsOf(site);
    expect([first?.slip, second?.slip]).toEqual([
      expect.stringMatching(/^[a-z2-7]{16}\.pdf$/),
      expect.stringMatching(/^[a-z2-7]{16}\.webp$/),
    ]);
    const opened = await clerk.visit("/dashboard/consents/slip/2");
    expect([
      opened.status,
      opened.headers.get("Cache-Control"),
      opened.headers.get("Content-Disposition"),
    ]).toEqual([200, "private, no-store", expect.stringMatching(/^attachment; filename="slip\.webp"/)]);
    const kept = sharp(await opened.arrayBuffer());
    expect(await kept.metadata()).toMatchObject({ width: 2000, height: 1000, format: "webp" });
    expect((await kept.metadata()).exif).toBeUndefined();
    const visitor = site.visitor();
    expect((await visitor.visit("/dashboard/consents/slip/1")).status).toBe(303);
    for (const folder of ["documents", "uploads", "gdapi/uploads"]) {
      expect((await visitor.visit(`/${folder}/${first?.slip}`)).status).toBeGreaterThanOrEqual(401);
    }
  });

  test("is for administrators and for who added it; each look at who agreed is noted", async () => {
    const site = await openSite();
    const [clerk, editor] = [await site.staff(), await site.editor()];
    await addRecord(clerk, "topper");
    await send(clerk, pdf, "by-clerk.pdf");
    await send(editor, pdf, "by-editor.pdf");
    const page = await editor.get("/dashboard/consents/topper/1");
    expect(page).not.toContain('href="/dashboard/consents/slip/1"');
    expect(page).toContain('href="/dashboard/consents/slip/2"');
    const statusOf = async (person: Person, id: number) =>
      (await person.visit(`/dashboard/consents/slip/${id}`)).status;
    expect([await statusOf(editor, 1), await statusOf(editor, 2)]).toEqual([403, 200]);
    expect([await statusOf(clerk, 1), await statusOf(clerk, 2)]).toEqual([200, 200]);
    await clerk.submit("/dashboard/topper/1/delete", {});
    expect(await statusOf(editor, 1)).toBe(403);
    const looks = await readActivity(
      site.db,
      ["staff_name", "kind", "record_id"],
      (entry) => entry.action === "looked at the consents",
    );
    expect(looks).toEqual([{ staff_name: "colleague", kind: "topper", record_id: 1 }]);
  });

  test("that is none is refused in words, and nothing is kept", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await addRecord(clerk, "topper");
    for (const [slip, name, words] of [
      [new Blob(["MZ\0"]), "slip.exe", "This file is a Windows program"],
      [new Blob(["MZ\0"]), "slip.pdf", "named .pdf but is a Windows program. Choose a PDF or a photo."],
      [new Blob([`%PDF-1.4\n1 0 obj <</S /JavaScript>> endobj\ntrailer\n%%EOF\n`]), "slip.pdf", "a program"],
      [new Blob([`%PDF-1.4\n1 0 obj <</Encrypt 2 0 R>> endobj\ntrailer\n%%EOF\n`]), "slip", "is locked"],
    ] as const) {
      const refused = await send(clerk, slip, name);
      const html = await refused.text();
      expect([refused.status, textOf(html)]).toEqual([422, expect.stringContaining(words)]);
      expect(html).toContain(given.given_by);
    }
    expect([await rowsOf(site), await slips(site)]).toEqual([[], []]);
  });

  test("goes with its consent, and with the record", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await addRecord(clerk, "topper");
    await send(clerk, pdf, "Rina.pdf");
    await send(clerk, pdf, "Rina.pdf");
    await clerk.submit("/dashboard/consent/1/delete", {});
    expect((await slips(site)).length).toBe(1);
    await clerk.submit("/dashboard/consents/chosen?do=delete&id=2", { id: "2", do: "delete" });
    expect(await slips(site)).toEqual([]);
  });
});

test("the list has all, says how many lack one, and gives them as a page to print and as a file", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const { id } = await addRecord(clerk, "topper");
  const lacking = await addRecord(clerk, "photo");
  await clerk.submit(`/dashboard/consents/topper/${id}`, { ...given, note: "=1+1" });
  const list = textOf(await clerk.get("/dashboard/consents"));
  expect(list).toContain("Without a consent that counts today: 1 photo");
  expect(list).toContain("Mrs. Rina Ghosh, mother");
  expect(await clerk.get("/dashboard/consents/missing/photo")).toContain(
    `/dashboard/consents/photo/${lacking.id}`,
  );
  expect(textOf(await clerk.get("/dashboard/consents/missing/topper"))).toContain(
    "None is without a consent.",
  );
  expect(textOf(await clerk.get("/dashboard/consents/print"))).toContain("Mrs. Rina Ghosh, mother");
  const file = await clerk.visit("/dashboard/consents.csv");
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="consents.csv"');
  expect(await file.text()).toContain(
    '"result","1","Zebrafinch","Mrs. Rina Ghosh, mother","","2026-04-01","Website","","","\'=1+1","clerk"',
  );
});

test("the sample content lacks none: it shows nobody", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  expect(textOf(await clerk.get("/dashboard/consents"))).not.toContain("Without a consent that counts");
  expect(textOf(await clerk.get(lists.photo))).not.toContain("No consent");
  const form = "/dashboard/result/1/update";
  expect(textOf(await clerk.get(form))).not.toContain("No consent");
  // After a change, the record is the school's own.
  await site.db.updateTable("toppers").set({ version: 2 }).where("id", "=", 1).execute();
  expect(textOf(await clerk.get(form))).toContain("No consent");
  expect(textOf(await clerk.get(lists.topper))).toContain("No consent");
  expect(textOf(await clerk.get("/dashboard/consents"))).toContain("1 result");
});

describe("photos that come into an album later", () => {
  const add = "/dashboard/album/1/photos/add";
  const one = "/dashboard/album/1/photos/one";
  const photosOf = async (site: Site) => (await site.db.selectFrom("photos").select("id").execute()).length;
  async function openAlbum(consent_rule: string) {
    const site = await openSite();
    const clerk = await site.staff();
    const body = new FormData();
    for (const [name, value] of Object.entries(forms.album.fields)) body.append(name, value);
    await clerk.visit(forms.album.path, { body });
    await saveSettings(site.db, { consent_rule });
    return { site, clerk, before: await photosOf(site) };
  }

  test.each(["ask", "require"])(
    "are asked about, where the school says %s, until the album has a consent",
    async (rule) => {
      const { site, clerk, before } = await openAlbum(rule);
      expect(await clerk.get(add)).toContain('name="consent_by"');
      const refused = await sendPhoto(clerk, add, { blur_first: "1" });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toMatch(/id="blur_first"[^>]*checked/);
      expect((await sendPhoto(clerk, one, { place: "1" })).status).toBe(422);
      expect(await photosOf(site)).toBe(before);
      const consent_by = "Mrs. Rina Ghosh, mother";
      expect((await sendPhoto(clerk, one, { place: "1", consent_by })).status).toBe(200);
      expect(await rowsOf(site)).toMatchObject([{ kind: "album", record_id: 1, given_by: consent_by }]);
      expect(await clerk.get(add)).not.toContain('name="consent_by"');
      await sendPhoto(clerk, one, { place: "2", consent_by });
      expect(await rowsOf(site)).toHaveLength(1);
    },
  );

  test("come in without one where that is meant", async () => {
    const { site, clerk, before } = await openAlbum("ask");
    expect((await sendPhoto(clerk, add, { consent_missing: "1" })).status).toBe(303);
    expect([await photosOf(site), await rowsOf(site)]).toEqual([before + 1, []]);
  });

  test.each(["", "off"])("are not asked about otherwise (%j)", async (rule) => {
    const { clerk } = await openAlbum(rule);
    expect(await clerk.get(add)).not.toContain('name="consent_by"');
    expect((await sendPhoto(clerk, add, {})).status).toBe(303);
  });
});
