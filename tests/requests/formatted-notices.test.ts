import { expect, test } from "vitest";
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
  const { page } = await openWithNotice();
  expect(page).toContain("<p>Dear parents,\nthe school is <strong>closed on Friday</strong>.</p>");
  expect(page).toMatch(
    /<ul class="[^"]*"><li class="[^"]*"><p>Bring the <a href="https:\/\/forms\.example\/slip">/,
  );
  expect(page).toContain('<a href="tel:9876543210">98765 43210</a>');
  expect(page).toContain('<a href="mailto:office@school.example">office@school.example</a>');
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
  expect(/<meta name="description"[^>]*>/.exec(page)?.[0]).toContain(plain);
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
