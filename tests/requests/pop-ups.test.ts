import sharp from "sharp";
import { expect, test } from "vitest";
import { openSite, textOf } from "../support/site";

const photo = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 50, channels: 3, background: "teal" } })
        .png()
        .toBuffer(),
    ),
  ]);

async function popupForm(fields: Record<string, string>): Promise<{ body: FormData }> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ title: "Admissions", description: "", ...fields }))
    body.set(name, value);
  body.set("photo", await photo(), "poster.png");
  return { body };
}

const add = "/dashboard/add-popup";

test("a pop-up has a button of its own, of this site or another", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const [typed, kept] of [
    ["/contact?about=visit", "/contact?about=visit"],
    ["https://forms.example/admission", "https://forms.example/admission"],
    ["www.example.com/form", "https://www.example.com/form"],
  ] as const) {
    await clerk.visit(add, await popupForm({ link_label: "Admission form", link_url: typed }));
    expect((await site.visitor().open("/")).link("Admission form")).toBe(kept);
  }
  await clerk.visit(add, await popupForm({ link_url: "/career" }));
  expect((await site.visitor().open("/")).link("More about this")).toBe("/career");
});

test("proposes the admission page for a new pop-up", async () => {
  const clerk = await (await openSite()).staff();
  const form = (await clerk.open(add)).form();
  expect(form.values).toMatchObject({ link_url: "/admission", link_label: "Admission" });
});

test("the button of a pop-up needs an address of the site", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const link_url of [
    "javascript:alert(1)",
    "http://example.com",
    "//evil.example",
    "/\\evil.example",
    "contact",
  ]) {
    const answer = await clerk.visit(add, await popupForm({ link_label: "Go", link_url }));
    const html = await answer.text();
    expect([link_url, answer.status, textOf(html).includes("Enter a page of this site, such as")]).toEqual([
      link_url,
      422,
      true,
    ]);
    expect(html).toContain('value="Go"');
  }
  const answer = await clerk.visit(add, await popupForm({ link_label: "Go" }));
  expect([
    answer.status,
    textOf(await answer.text()).includes("Enter the page that the button opens"),
  ]).toEqual([422, true]);
});

test("old clients get the keys that they know, and may add a pop-up without a button", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.visit(add, await popupForm({ link_url: "/career" }));
  await clerk.visit("/gdapi/add_pop.php", await popupForm({ title: "Second" }));
  const { photos } = (await (await site.visitor().visit("/gdapi/get_pop.php")).json()) as {
    photos: Record<string, unknown>[];
  };
  expect(photos.map(({ title }) => title)).toEqual(["Second", "Admissions"]);
  for (const row of photos)
    expect(Object.keys(row)).toEqual(["id", "title", "description", "image_url", "uploaded_at"]);
});

test("without script a closed pop-up stays closed for the visit, and is on no tab or category", async () => {
  const site = await openSite();
  await (await site.staff()).visit(add, await popupForm({}));
  const visitor = site.visitor();
  const isOpen = async (path: string) => (await visitor.get(path)).includes('data-enhance="popup"');
  expect([await isOpen("/"), await isOpen("/?tab=events"), await isOpen("/?category=sports")]).toEqual([
    true,
    false,
    false,
  ]);
  const answer = await visitor.visit("/popup-closed");
  expect([answer.status, answer.headers.get("Location"), answer.headers.get("Cache-Control")]).toEqual([
    303,
    "/",
    "no-store",
  ]);
  expect(answer.headers.get("Set-Cookie")).toMatch(/Max-Age=7200; HttpOnly; SameSite=Lax/);
  expect([await isOpen("/"), await isOpen("/?made-up=1")]).toEqual([false, false]);
});
