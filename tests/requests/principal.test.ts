import sharp from "sharp";
import { expect, test } from "vitest";
import { openedIn, openSampleSite, openSite, textOf } from "../support/site";

const path = "/dashboard/principal";

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openSite>>["staff"]>>;

async function save(person: Person, fields: Record<string, string>, withPhoto: boolean) {
  const html = await person.get(path);
  const body = new FormData();
  for (const [name, value] of Object.entries({ opened: openedIn(html), ...fields })) body.append(name, value);
  if (withPhoto) {
    const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#8a5a35" } })
      .jpeg()
      .toBuffer();
    body.append("photo", new Blob([new Uint8Array(picture)]), "photo.jpg");
  }
  return person.visit(path, { body });
}

const real = { name: "Sunita Rao", details: "M.Sc., B.Ed.", message: "Dear parents, welcome." };

test("one form saves photo, name, qualification and message of the principal", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const people = (await site.db.selectFrom("faculty").select("id").execute()).length;
  expect((await save(clerk, real, true)).status).toBe(303);
  const { main } = await site.visitor().open("/principal");
  expect(main.text).toContain("Dear parents, welcome. Sunita Rao Principal M.Sc., B.Ed.");
  expect(main.has("img")).toBe(true);
  const faculty = await site.db
    .selectFrom("faculty")
    .select("name")
    .where("title", "=", "Principal")
    .execute();
  expect([faculty, (await site.db.selectFrom("faculty").select("id").execute()).length]).toEqual([
    [{ name: "Sunita Rao" }],
    people,
  ]);
});

test("the school's own name is never shown below the sample portrait", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  expect((await site.visitor().open("/principal")).main.has("img")).toBe(true);
  await save(clerk, real, false);
  const { main } = await site.visitor().open("/principal");
  expect(main.text).toContain("Sunita Rao");
  expect(main.has("img")).toBe(false);
});

test("the form says that a qualification without a photo is not stored", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const answer = await save(clerk, real, false);
  const said = textOf(await clerk.get(answer.headers.get("Location") ?? ""));
  expect(said).toContain("Saved without the qualification: it needs a photo.");
  const other = await save(clerk, { ...real, details: "" }, false);
  expect(textOf(await clerk.get(other.headers.get("Location") ?? ""))).not.toContain("needs a photo");
});

test("the form of a sample principal proposes neither the sample's name nor its degrees", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  expect((await clerk.open(path)).form().values).toMatchObject({ name: "", details: "" });
});

test("a principal with a name and a photo becomes a member of the faculty", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const refused = await save(clerk, { ...real, name: "" }, false);
  expect([refused.status, textOf(await refused.text()).includes("Enter a name")]).toEqual([422, true]);
  await save(clerk, real, true);
  expect(await site.db.selectFrom("faculty").select(["name", "title", "details"]).execute()).toEqual([
    { name: "Sunita Rao", title: "Principal", details: "M.Sc., B.Ed." },
  ]);
});

test("an edit conflict of the principal's page shows both texts and overwrites nothing", async () => {
  const site = await openSite();
  const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
  const opened = openedIn(await clerk.get(path));
  await save(colleague, real, false);
  const late = await save(clerk, { ...real, message: "Mine.", opened }, false);
  expect([late.status, textOf(await late.text()).includes("Dear parents, welcome. Mine.")]).toEqual([
    409,
    true,
  ]);
  expect(textOf(await site.visitor().get("/principal"))).toContain("Dear parents, welcome.");
});
