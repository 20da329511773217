import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { fieldOf, readPage } from "../support/page";
import { emptyTheTrash, openSampleSite, openSite, textOf, tokenOf } from "../support/site";

const photo = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#8a5a35" } })
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

interface Kind {
  add: string;
  list: string;
  one: string;
  page: string;
  call: string;
  get: string;
  none: string;
  fields: Record<string, string>;
}

const types: Kind[] = [
  {
    add: "uploadimage",
    list: "deleteimage",
    one: "image",
    page: "/school-gallery",
    call: "uploadImg",
    get: "get_image",
    none: "No photos found.",
    fields: { title: "Kite day" },
  },
  {
    add: "add-result",
    list: "manageresults",
    one: "result",
    page: "/results",
    call: "uploadtopper",
    get: "get_toppers",
    none: "No student results found.",
    fields: { name: "Ananya", marks: "97%", std: "XII" },
  },
  {
    add: "add-faculty",
    list: "deletefaculty",
    one: "faculty",
    page: "/faculty",
    call: "addfaculty",
    get: "getfacultylist",
    none: "No Faculty found.",
    fields: { name: "Mr. Khan", title: "Physics" },
  },
  {
    add: "addparent-testimonial",
    list: "testimonials",
    one: "testimonial",
    page: "/parents-testimonial",
    call: "addtestimonial",
    get: "get_monials",
    none: "No testimonials yet.",
    fields: { name: "Mrs. Das", details: "We are glad." },
  },
  {
    add: "add-popup",
    list: "popups",
    one: "popup",
    page: "/",
    call: "add_pop",
    get: "get_pop",
    none: "",
    fields: { title: "Admissions open", description: "" },
  },
];

describe.each(types)("$add", ({ add, list, one, page, call, get, none, fields }) => {
  const name = Object.values(fields)[0] ?? "";

  test("add, show, edit, delete, undo", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    expect(textOf(await clerk.get(page))).toContain(none);
    const form_token = tokenOf(await clerk.get(`/dashboard/${add}`)) ?? "";
    const picture = await photo();
    const posts = await Promise.all(
      [1, 2, 3].map(() => clerk.visit(`/dashboard/${add}`, form({ ...fields, form_token }, picture))),
    );
    expect(posts.map((response) => response.status)).toEqual([303, 303, 303]);
    expect(posts[0]?.headers.get("Location")).toBe("/dashboard");
    const stored = await readdir(join(site.config.uploadsDir, "pictures"));
    expect(stored).toHaveLength(3);
    expect(await readdir(join(site.config.uploadsDir, "incoming"))).toEqual([]);

    const html = await site.visitor().get(page);
    expect(html).toContain(name);
    for (const [ending, type] of [
      ["webp", "image/webp"],
      ["jpg", "image/jpeg"],
    ]) {
      const source = new RegExp(`/uploads/[a-z2-7]{16}-480\\.${ending}`).exec(html)?.[0] ?? "";
      const file = await site.visitor().visit(source);
      expect([file.status, file.headers.get("Content-Type")]).toEqual([200, type]);
      const { format, width } = await sharp(await file.arrayBuffer()).metadata();
      expect([`image/${format}`, width]).toEqual([type, 480]);
    }

    const answer = await (await site.visitor().visit(`/gdapi/${get}.php`)).json();
    expect(answer.photos).toHaveLength(1);
    expect(answer.photos[0]).toMatchObject(fields);
    const url = answer.photos[0].image_url.replace(/^\.\//, "/gdapi/");
    expect((await site.visitor().visit(url)).status).toBe(200);

    const { id } = answer.photos[0];
    const editPage = await clerk.get(`/dashboard/${one}/${id}/update`);
    expect(editPage).toContain(name);
    expect(readPage(editPage).title).toMatch(/^Edit /);
    const edited = { ...fields, [Object.keys(fields)[0] ?? ""]: "Changed" };
    expect((await clerk.visit(`/dashboard/${one}/${id}/update`, form(edited))).status).toBe(303);
    expect(await site.visitor().get(page)).toContain("Changed");
    expect((await clerk.submit(`/dashboard/${one}/${id}/delete`, {})).status).toBe(303);
    expect(await site.visitor().get(page)).not.toContain("Changed");
    const message = await clerk.get(`/dashboard/${list}`);
    const undo = fieldOf(message, "undo");
    await clerk.visit("/dashboard/undo", { form: { undo } });
    expect(await site.visitor().get(page)).toContain("Changed");
  });

  test("refuses what is no photo, in words, and keeps the text", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const nothing = await clerk.visit(`/dashboard/${add}`, form(fields));
    expect([nothing.status, textOf(await nothing.text()).includes("Choose a photo")]).toEqual([422, true]);
    const disguised = await clerk.visit(
      `/dashboard/${add}`,
      form(fields, new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"])),
    );
    expect(disguised.status).toBe(422);
    const html = await disguised.text();
    expect(textOf(html)).toContain("Error uploading file");
    expect(html).toContain(name);
    const answer = await clerk.visit(`/gdapi/${call}.php`, form(fields, new Blob(["GIF89a"])));
    expect([answer.status, (await answer.json()).success]).toEqual([422, false]);
    expect(await readdir(join(site.config.uploadsDir, "pictures"))).toEqual([]);
    expect(await readdir(join(site.config.uploadsDir, "incoming"))).toEqual([]);
  });

  test("the old endpoint adds one", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const response = await clerk.visit(`/gdapi/${call}.php`, form(fields, await photo()));
    expect(await response.json()).toEqual({ success: true, message: expect.stringMatching(/success/) });
    expect((await (await clerk.visit(`/gdapi/${get}.php`)).json()).photos).toHaveLength(1);
  });
});

test("an expired session keeps the text entered with a photo", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form_token = tokenOf(await clerk.get("/dashboard/add-result")) ?? "";
  await site.db.deleteFrom("sessions").execute();
  const late = await clerk.visit(
    "/dashboard/add-result",
    form({ name: "Ananya", form_token }, await photo()),
  );
  const back =
    new URL(late.headers.get("Location") ?? "", "http://school.test").searchParams.get("next") ?? "";
  expect(await (await site.staff()).get(back)).toContain('value="Ananya"');
});

test("the pop-up endpoint reports that there is none", async () => {
  const response = await (await openSite()).visitor().visit("/gdapi/get_pop.php");
  expect(await response.json()).toEqual({ success: false, photos: [] });
});

test("a single record is erased from the trash with its file", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const title of ["Gone", "Kept"]) {
    await clerk.visit("/dashboard/uploadimage", form({ title }, await photo()));
  }
  for (const id of [1, 2]) await clerk.submit(`/dashboard/image/${id}/delete`, {});
  const path = "/dashboard/trash/photo%3A1/erase";
  expect(await clerk.get("/dashboard/trash")).toContain(`href="${path}"`);
  expect(textOf(await clerk.get(path))).toContain("Gone");
  expect((await site.visitor().visit(path, { form: {} })).headers.get("Location")).toMatch(/^\/login/);
  expect(await readdir(join(site.config.uploadsDir, "pictures"))).toHaveLength(6);
  for (let count = 0; count < 2; count += 1) {
    expect((await clerk.visit(path, { form: {} })).headers.get("Location")).toBe("/dashboard/trash");
  }
  expect(await readdir(join(site.config.uploadsDir, "pictures"))).toHaveLength(3);
  const trash = textOf(await clerk.get("/dashboard/trash"));
  expect([trash.includes("Kept"), trash.includes("Gone")]).toEqual([true, false]);
  expect((await clerk.visit(path)).status).toBe(404);
});

test("a record that is not in the trash cannot be erased", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.visit("/dashboard/uploadimage", form({ title: "Alive" }, await photo()));
  await clerk.visit("/dashboard/trash/photo%3A1/erase", { form: {} });
  expect(textOf(await clerk.get("/dashboard/trash"))).toContain("It was not in the trash any more");
  expect(await site.db.selectFrom("photos").select("title").execute()).toEqual([{ title: "Alive" }]);
});

test("emptying the trash removes the files too", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.visit("/dashboard/uploadimage", form({ title: "Gone" }, await photo()));
  await clerk.submit("/dashboard/image/1/delete", {});
  await emptyTheTrash(clerk);
  expect(await readdir(join(site.config.uploadsDir, "pictures"))).toEqual([]);
  expect(await site.db.selectFrom("pictures").selectAll().execute()).toEqual([]);
});

/** The last source of `<picture>`, for browsers without WebP; and a width that fits without styles. */
function findUnfit(html: string): string[] {
  const images = readPage(html).parts("img");
  const unfit = images.filter((image) => {
    const { src, width } = { src: image.attribute("src") ?? "", width: Number(image.attribute("width")) };
    return !/\.(jpg|png|svg)$/.test(src) || !(width <= 360) || image.attribute("srcset") !== undefined;
  });
  return unfit.map((image) => image.attribute("src") ?? "");
}

test("each picture of a public page has a JPEG as last source, at most 360 pixels wide without styles", async () => {
  const site = await openSampleSite();
  const visitor = site.visitor();
  for (const path of [
    "/",
    "/events",
    "/sports",
    "/results",
    "/faculty",
    "/school-gallery",
    "/about-us",
    "/principal",
  ]) {
    const html = await visitor.get(path);
    expect(readPage(html).has("img"), path).toBe(true);
    expect(findUnfit(html), path).toEqual([]);
  }
});
