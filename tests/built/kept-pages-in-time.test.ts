import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobs } from "~/content/jobs/job.server";
import { notices } from "~/content/notices/notice.server";
import { startServer } from "../support/server";
import { notice, textOf } from "../support/site";

const noon = Date.parse("2026-03-14T06:30:00Z");
const moment = (seconds: number) => new Date(noon + seconds * 1000).toISOString();
const pass = (seconds: number) => vi.setSystemTime(noon + seconds * 1000);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: noon }));
afterEach(() => void vi.useRealTimers());

async function openServer() {
  const server = await startServer();
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    // As browsers do; fetch would refuse cached responses.
    const all = { "Cache-Control": "max-age=0", ...headers };
    const response = await fetch(`${server.origin}${path}`, { headers: all });
    const text = textOf(await response.text());
    return { status: response.status, headers: response.headers, text };
  };
  const add = (title: string, times: object) =>
    notices.create(
      server.db,
      { ...notice, title, details: `All about number ${title.length}.`, ...times },
      moment(-60),
    );
  return { ...server, ask, add };
}

test("a kept page is another one from the moment on at which something comes, ends or is pinned no more", async () => {
  const { ask, add } = await openServer();
  await add("Old news", { published_at: moment(-50), pinned_until: moment(300) });
  await add("Water", { published_at: moment(100), ends_at: moment(200) });
  await add("Kabaddi", { published_at: moment(-40) });
  const order = async () =>
    [...(await ask("/notices")).text.matchAll(/ (Old news|Water|Kabaddi) /g)].map(([, one]) => one);
  const first = await ask("/notices");
  expect(await order()).toEqual(["Old news", "Kabaddi"]);
  const tag = first.headers.get("ETag") ?? "";
  expect((await ask("/notices", { "If-None-Match": tag })).status).toBe(304);
  pass(99.999);
  expect((await ask("/notices", { "If-None-Match": tag })).status).toBe(304);
  pass(100);
  const second = await ask("/notices", { "If-None-Match": tag });
  expect(second.status).toBe(200);
  expect(await order()).toEqual(["Old news", "Water", "Kabaddi"]);
  expect((await ask("/")).text).toContain("3 active notices");
  pass(200);
  expect(await order()).toEqual(["Old news", "Kabaddi"]);
  expect((await ask("/notices", { "If-None-Match": second.headers.get("ETag") ?? "" })).status).toBe(200);
  expect((await ask("/")).text).toContain("2 active notices");
  pass(300);
  expect(await order()).toEqual(["Kabaddi", "Old news"]);
});

test("a page is served from its moment on, even if it was requested before", async () => {
  const { ask, add } = await openServer();
  const id = await add("Water", { published_at: moment(100) });
  expect([(await ask(`/notices/${id}`)).status, (await ask(`/notices/${id}`)).status]).toEqual([404, 404]);
  pass(100);
  expect((await ask(`/notices/${id}`)).text).toContain("Water");
});

test("notices writes of other processes, and a clock that was set back", async () => {
  const { ask, add, db } = await openServer();
  await add("Water", { published_at: moment(100) });
  expect((await ask("/notices")).text).not.toContain("Water");
  await jobs.create(db, { title: "Guard", details: "Nights.", published_at: moment(50) }, moment(0));
  expect((await ask("/")).text).not.toContain("Guard");
  pass(50);
  expect((await ask("/")).text).toContain("Guard");
  pass(100);
  expect((await ask("/notices")).text).toContain("Water");
  pass(99);
  expect((await ask("/notices")).text).not.toContain("Water");
});

test("limits caching in proxies to the next change", async () => {
  const { ask, add } = await openServer();
  await add("Water", { published_at: moment(100) });
  const told = async () => (await ask("/notices")).headers.get("Cache-Control");
  expect(await told()).toBe("public, max-age=0, s-maxage=25");
  pass(69);
  expect(await told()).toBe("public, max-age=0, s-maxage=25");
  pass(80.5);
  expect(await told()).toBe("public, max-age=0, s-maxage=19");
  const { headers } = await ask("/notices");
  pass(99.5);
  expect(await told()).toBe("public, max-age=0, s-maxage=0");
  const same = await ask("/notices", { "If-None-Match": headers.get("ETag") ?? "" });
  expect([same.status, same.headers.get("Cache-Control")]).toEqual([304, "public, max-age=0, s-maxage=0"]);
  pass(100);
  expect(await told()).toBe("public, max-age=0, s-maxage=25");
});
