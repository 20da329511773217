import { expect, test } from "vitest";
import { readPage } from "../support/page";
import { notice, openSite, textOf } from "../support/site";

const details = `Dear parents,
the school is **closed on Friday**.

- Bring the [consent slip](https://forms.example/slip)
- Call 98765 43210 or write to office@school.example`;

async function openWithNotice() {
  const site = await openSite();
  const clerk = await site.staff();
  expect((await clerk.submit("/dashboard/add-notice", { ...notice, title: "", details })).status).toBe(303);
  return { site, clerk, page: await site.visitor().get("/notices/1") };
}

test("the page of a notice shows paragraphs, bold words, a list and links", async () => {
  const { main } = readPage((await openWithNotice()).page);
  expect(main.texts("p:has(> strong)")).toEqual(["Dear parents, the school is closed on Friday."]);
  expect(main.texts("p > strong")).toEqual(["closed on Friday"]);
  const item = main.part("ul > li > p:has(a)");
  expect(item.text).toMatch(/^Bring the /);
  expect(item.attributes("a", "href")).toEqual(["https://forms.example/slip"]);
  expect(main.link("98765 43210")).toBe("tel:9876543210");
  expect(main.link("office@school.example")).toBe("mailto:office@school.example");
});

test("removes format marks in plain texts", async () => {
  const { site, clerk, page } = await openWithNotice();
  const plain = "the school is closed on Friday.";
  const reader = site.visitor();
  const [home, list] = [await reader.get("/"), await reader.get("/notices")];
  for (const html of [home, list]) {
    expect(textOf(html)).toContain(plain);
    expect(html).not.toContain("**");
  }
  expect(readPage(page).meta("description")).toContain(plain);
  expect(page).not.toContain("**");
  const { data } = (await (await reader.visit("/gdapi/get_notices.php")).json()) as {
    data: { details: string }[];
  };
  expect(data[0]?.details).toContain(`${plain}\n\n- Bring the consent slip (https://forms.example/slip)`);
  expect(await clerk.get("/dashboard/notice/1/update")).toContain("**closed on Friday**");
  await clerk.submit("/dashboard/notice/1/delete", {});
  expect(textOf(await clerk.get("/dashboard/trash"))).toContain(plain.slice(0, 20));
  expect(await clerk.get("/dashboard/trash")).not.toContain("**");
});
