import { expect, onTestFinished, test, vi } from "vitest";
import { readPage } from "../support/page";
import { openSite } from "../support/site";

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

test.each<[number, string, { body: string; headers: Record<string, string> }]>([
  [
    403,
    "This request was refused",
    {
      body: "message=Hello",
      headers: { ...urlencoded, "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
    },
  ],
  [
    400,
    "This request cannot be answered",
    { body: "--x\r\nbroken", headers: { "Content-Type": "multipart/form-data; boundary=x" } },
  ],
  [413, "That was too large", { body: `message=${"x".repeat(400_000)}`, headers: urlencoded }],
  [415, "This form cannot be read", { body: "<a/>", headers: { "Content-Type": "text/xml" } }],
])(
  "a form refused with %d says so in its title, in the site's frame, and leads back to the form",
  async (status, title, visit) => {
    const site = await openSite();
    const answer = await site.visitor().visit("/contact", { method: "POST", ...visit });
    expect(answer.status).toBe(status);
    const page = readPage(await answer.text());
    expect(page.title).toBe(`${title} · Our School`);
    expect(page.texts("h1")).toEqual([title]);
    expect(page.has("footer")).toBe(true);
    expect(page.text).toContain("Your browser's Back button leads to the form again");
    expect(page.link("Back to the form")).toBe("/contact");
  },
);

test("a page that failed says so in its title, and offers no form", async () => {
  const site = await openSite();
  await site.db.schema.dropTable("calendar_entries").execute();
  const page = await site.visitor().open("/curriculum");
  expect(page.status).toBe(500);
  expect(page.title).toBe("Something went wrong on our side · Our School");
  expect(page.has("footer")).toBe(true);
  expect(page.html).not.toContain("Back to the form");
});

test("a method that a page does not take has a title of its own, and an address without a page keeps its own", async () => {
  const site = await openSite();
  const refused = await site.visitor().visit("/curriculum", { method: "POST", form: { a: "b" } });
  expect([refused.status, readPage(await refused.text()).title]).toEqual([
    405,
    "This page does not take that kind of request · Our School",
  ]);
  const missing = await site.visitor().open("/nowhere");
  expect([missing.status, missing.title]).toEqual([404, "Page not found · Our School"]);
});

test("a form that drips says that it took too long", async () => {
  const visitor = (await openSite()).visitor();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode("message=He")),
  });
  const sent = visitor.visit("/contact", { method: "POST", body, headers: urlencoded });
  while (vi.getTimerCount() === 0) await new Promise((done) => setImmediate(done));
  await vi.advanceTimersByTimeAsync(60_000);
  const answer = await sent;
  expect([answer.status, readPage(await answer.text()).title]).toEqual([
    408,
    "That took too long · Our School",
  ]);
});
