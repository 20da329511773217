import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { staffPassword } from "../support/base-database";
import { ask, nginx, startNginx } from "../support/nginx";
import { startServer } from "../support/server";

vi.setConfig({ testTimeout: 240_000 });

const text = "School stays closed today: heavy rain";

/** Formats a local time in India for the form. */
const local = (moment: number) => new Date(moment + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 16);

const views = [
  { name: "home", path: "/" },
  { name: "a page below", path: "/notices" },
  { name: "light version", path: "/", headers: { "Save-Data": "on" } },
  { name: "a page that is not there", path: "/nowhere" },
];

async function openSite() {
  const site = await startServer({ TRUST_PROXY: "loopback", ORIGIN: "https://school.example" });
  const { port } = await startNginx(nginx ?? "", site.port);
  const login = await ask(port, "/login", { form: { username: "clerk", password: staffPassword } });
  const cookie = [login.headers["set-cookie"] ?? []]
    .flat()
    .map((one) => one.split(";")[0])
    .join("; ");
  const look = (path: string, headers: Record<string, string> = {}) => ask(port, path, { headers });
  return {
    look,
    put: async (until: number) => {
      const form = { banner_text: text, banner_link: "/notices", banner_until: local(until) };
      const answer = await ask(port, "/dashboard/settings/banner", { form, headers: { Cookie: cookie } });
      expect(answer.headers.location).toBe("/dashboard");
    },
  };
}

test.skipIf(!nginx)(
  "through nginx's cache everybody sees the banner within 30 seconds (skipped where there is no nginx)",
  async () => {
    const { look, put } = await openSite();
    // Cached just before: the longest wait.
    for (const { path, headers } of views) expect((await look(path, headers)).text).not.toContain(text);
    const tap = Date.now();
    await put(tap + 60 * 60 * 1000);
    const seconds = await Promise.all(
      views.map(async ({ name, path, headers }) => {
        const isSeen = async () => (await look(path, headers)).text.includes(text);
        await expect.poll(isSeen, { timeout: 60_000, interval: 250 }).toBe(true);
        return { name, seconds: (Date.now() - tap) / 1000 };
      }),
    );
    console.log("From the tap to seen through nginx:", seconds);
    expect(seconds.filter((view) => view.seconds > 30)).toEqual([]);
  },
);

test.skipIf(!nginx)("through nginx's cache it is gone when its time is over", async () => {
  const noon = Date.parse("2026-03-14T06:30:00Z");
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  onTestFinished(() => void vi.useRealTimers());
  const { look, put } = await openSite();
  await put(noon + 60_000);
  vi.setSystemTime(noon + 58_500);
  // nginx has cached the home page since its start.
  const others = views.map(({ path, headers }) => ({ path: path === "/" ? "/faculty" : path, headers }));
  for (const { path, headers } of others) expect((await look(path, headers)).text).toContain(text);
  vi.setSystemTime(noon + 60_000);
  // nginx has its own clock, in whole seconds.
  await wait(2100);
  for (const { path, headers } of others) expect((await look(path, headers)).text).not.toContain(text);
});
