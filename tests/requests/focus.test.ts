import sharp from "sharp";
import { expect, test } from "vitest";
import { tapWidth } from "~/files/pictures/focus/focus-form";
import { readPage } from "../support/page";
import { openSite, textOf, tokenOf } from "../support/site";

const photo = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#8a5a35" } })
        .composite([
          {
            input: await sharp({ create: { width: 300, height: 300, channels: 3, background: "#2040ff" } })
              .png()
              .toBuffer(),
            left: 1300,
            top: 0,
          },
        ])
        .jpeg()
        .toBuffer(),
    ),
  ]);

function form(fields: Record<string, string>, picture?: Blob) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (picture) body.append("photo", picture, "photo.jpg");
  return { body };
}

const edit = "/dashboard/slides/1/update";
const fields = { title: "Sports day", subtitle: "", description: "", position: "1" };

async function openWithSlide() {
  const site = await openSite();
  const clerk = await site.staff();
  const form_token = tokenOf(await clerk.get("/dashboard/slides/add")) ?? "";
  await clerk.visit("/dashboard/slides/add", form({ ...fields, form_token }, await photo()));
  const { stem } = await site.db.selectFrom("pictures").select("stem").executeTakeFirstOrThrow();
  const focus = async () =>
    (await site.db.selectFrom("pictures").select("focus").where("stem", "=", stem).executeTakeFirst())?.focus;
  return { ...site, clerk, stem, focus };
}

test("a tap on the picture, without script, sets its focus and keeps what was typed", async () => {
  const { clerk, stem, focus, visitor } = await openWithSlide();
  expect(await focus()).toMatch(/^\d+ \d+$/);
  const html = await clerk.get(edit);
  const picture = readPage(html).part('input[type="image"][form="record-form"][name="focus"]');
  expect([picture.attribute("width"), picture.attribute("height")]).toEqual(["256", "192"]);
  // The Enter key presses the form's first button, which must be Save.
  expect(html.indexOf('type="submit"')).toBeLessThan(html.indexOf('type="image"'));
  const tapped = { "focus-of": stem, "focus.x": String(tapWidth * 0.9), "focus.y": "19" };
  const answer = await clerk.visit(edit, form({ ...fields, title: "Half typed", ...tapped }));
  expect(answer.status).toBe(200);
  const again = await answer.text();
  expect(again).toContain('value="Half typed"');
  expect(textOf(again)).toContain("Saved. All pages now keep this part in view.");
  expect(await focus()).toBe("90 10");
  const home = await visitor().get("/");
  expect(home).toContain("Sports day");
  expect(home).toContain('data-focus="90 10"');
  expect(home).toContain('[data-focus="90 10"]{object-position:100% 0%}');
});

test("the part that is tapped before the photo is sent is kept with it", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form_token = tokenOf(await clerk.get("/dashboard/slides/add")) ?? "";
  const tapped = { ...fields, form_token, "photo-focus": "90 10" };
  await clerk.visit("/dashboard/slides/add", form(tapped, await photo()));
  const { focus } = await site.db.selectFrom("pictures").select("focus").executeTakeFirstOrThrow();
  expect(focus).toBe("90 10");
});

test("buttons set the focus by keyboard, and invalid forms change nothing", async () => {
  const { clerk, stem, focus } = await openWithSlide();
  await clerk.visit(edit, form({ ...fields, "focus-of": stem, focus: "50 80" }));
  expect(await focus()).toBe("50 80");
  const wrong: Record<string, string>[] = [
    { "focus-of": stem, "focus.x": "x", "focus.y": "1" },
    { "focus-of": "a".repeat(16), focus: "10 10" },
    { "focus-of": stem },
  ];
  for (const sent of wrong) await clerk.visit(edit, form({ ...fields, ...sent }));
  expect(await focus()).toBe("50 80");
});

test("a facility's form sets the focus of its banner, the cover of its album", async () => {
  const { db, clerk, stem, focus, visitor } = await openWithSlide();
  const at = "2026-01-01T00:00:00.000Z";
  const times = { created_at: at, updated_at: at };
  await db
    .insertInto("albums")
    .values({ id: 7, name: "Chess", details: "", date: "2026-01-01", ...times })
    .execute();
  const { id: picture_id } = await db.selectFrom("pictures").select("id").executeTakeFirstOrThrow();
  await db
    .insertInto("photos")
    .values({ title: "", description: "", alt: "", album_id: 7, place: 1, picture_id, ...times })
    .execute();
  const facility = { title: "Chess Room", address: "chess-room", photos: "7", position: "1" };
  await clerk.submit("/dashboard/facilities/add", facility);
  const { id } = await db
    .selectFrom("facilities")
    .select("id")
    .where("title", "=", "Chess Room")
    .executeTakeFirstOrThrow();
  const path = `/dashboard/facilities/${id}/update`;
  expect(await clerk.get(path)).toContain(`name="focus-of" value="${stem}"`);
  await clerk.submit(path, { ...facility, "focus-of": stem, focus: "20 50" });
  expect(await focus()).toBe("20 50");
  const html = await visitor().get("/chess-room");
  expect(html).toContain('data-focus="20 50"');
  expect(html).toContain(`/share/${stem}-20-50.jpg`);
});

test("only staff can set a focus", async () => {
  const { stem, focus, visitor } = await openWithSlide();
  const before = await focus();
  const answer = await visitor().visit(edit, form({ ...fields, "focus-of": stem, focus: "10 10" }));
  expect(answer.headers.get("Location")).toMatch(/^\/login/);
  expect(await focus()).toBe(before);
});

test("the home page shares its first slide, cropped around the focus", async () => {
  const { clerk, stem, visitor } = await openWithSlide();
  await clerk.visit(edit, form({ ...fields, "focus-of": stem, focus: "90 10" }));
  const home = await visitor().open("/");
  const path = new URL(home.meta("og:image") ?? "").pathname;
  expect(path).toBe(`/share/${stem}-90-10.jpg`);
  expect(home.meta("og:image:width")).toBe("1200");
  const answer = await visitor().visit(path);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width, height } = await picture.metadata();
  expect([width, height]).toEqual([1200, 630]);
  const corner = await picture.extract({ left: 1100, top: 20, width: 40, height: 40 }).png().toBuffer();
  expect((await sharp(corner).stats()).dominant.b).toBeGreaterThan(200);
  const older = await visitor().visit(`/share/${stem}-10-10.jpg`);
  expect([older.status, older.headers.get("Location")]).toEqual([302, path]);
});

test("pictures that no public page shows are not shared", async () => {
  const { clerk, stem, visitor } = await openWithSlide();
  await clerk.submit("/dashboard/slides/1/delete", {});
  for (const path of [`/share/${stem}-50-50.jpg`, "/share/none-50-50.jpg", "/share/x.jpg"])
    expect([path, (await visitor().visit(path)).status]).toEqual([path, 404]);
});

test("sample pictures are shared with their own focus", async () => {
  const answer = await (await openSite()).visitor().visit("/share/library-banner-50-58.jpg");
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
});
