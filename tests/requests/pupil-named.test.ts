import { expect, test } from "vitest";
import { sendPhoto } from "../support/photo-form";
import { openSite } from "../support/site";

const named = "Anjali Das, Class VII B";
const question = "The words seem to name a pupil and a class. Is a first name enough?";

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openSite>>["staff"]>>;

/** Returns the link of the question after a form; undefined if none is asked. */
async function asked(clerk: Person, answer: Response): Promise<string | undefined> {
  expect(answer.status).toBe(303);
  return (await clerk.open(answer.headers.get("Location") ?? "")).link(question);
}

test("a caption that names a pupil and a class is saved, and a first name is asked for", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  expect(await asked(clerk, await sendPhoto(clerk, "/dashboard/uploadimage", { title: named }))).toBe(
    "/dashboard/deleteimage",
  );
  const form = "/dashboard/image/1/update";
  const save = (fields: object) => sendPhoto(clerk, form, { title: "", ...fields });
  for (const fields of [{ title: named }, { alt: named }, { description: `We are glad. ${named} won.` }]) {
    expect([fields, await asked(clerk, await save(fields))]).toEqual([fields, form]);
    expect(await site.db.selectFrom("photos").selectAll().executeTakeFirst()).toMatchObject(fields);
  }
  expect(await asked(clerk, await save({ title: "Sports Day, Class VII" }))).toBeUndefined();
});

test("album texts and captions that name a pupil cause the same reminder", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const album = { name: "Sports Day, Class VII", date: "2026-04-01" };
  expect(await asked(clerk, await sendPhoto(clerk, "/dashboard/albums/add", album))).toBeUndefined();
  const form = "/dashboard/album/1/update";
  expect(await asked(clerk, await clerk.submit(form, { ...album, details: named }))).toBe(form);
  const captions = "/dashboard/album/1/captions";
  const seen = /name="(seen-\d+)" value="([^"]+)"/.exec(await clerk.get(captions)) ?? [];
  const caption = (title: string) =>
    clerk.submit(captions, { "title-1": title, [String(seen[1])]: String(seen[2]) });
  expect(await asked(clerk, await caption(named))).toBe(captions);
});
