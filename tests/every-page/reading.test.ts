import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { publicPages, staffAddresses } from "../pages";
import { routes } from "../support/site";
import { openWholeSite } from "../support/whole-site";

type Site = Awaited<ReturnType<typeof openWholeSite>>;

/** Reading can change only these. */
const traces = ["activity", "sessions.last_seen_at"];

/** Every row, including shadow tables of word indexes. */
async function rowsOf({ db }: Site): Promise<Record<string, unknown>> {
  const tables = await db.introspection.getTables();
  const rows: Record<string, unknown> = {};
  for (const { name } of tables.filter(({ name }) => !traces.includes(name))) {
    const all = await db
      .selectFrom(name as "notices")
      .selectAll()
      .execute();
    rows[name] = all.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !traces.includes(`${name}.${column}`))),
    );
  }
  return rows;
}

const calls = Object.values(routes).flatMap((route) =>
  route?.path?.startsWith("gdapi/") ? [`/${route.path.replace(":file", "x")}?id=1`] : [],
);

test("the walk knows the old calls", () => {
  expect(calls.length).toBeGreaterThan(20);
});

test.each([
  ["GET", ""],
  ["HEAD", ""],
  ["GET", "?_data=routes%2Fdashboard%2Flayout"],
])(
  "%s of every address, asked by an administrator, changes nothing but the activity log (%s)",
  async (method, query) => {
    const site = await openWholeSite();
    // Opening a message marks it as read; HEAD does not.
    if (method === "GET") await site.clerk.visit("/dashboard/messages/1");
    const before = await rowsOf(site);
    const files = await readdir(site.config.uploadsDir, { recursive: true });
    for (const path of [...staffAddresses, ...calls, ...publicPages]) {
      const answer = await site.clerk.visit(path.includes("?") ? path : path + query, { method });
      await answer.arrayBuffer();
      expect([path, answer.status < 500]).toEqual([path, true]);
    }
    expect((await site.clerk.visit("/dashboard")).status).toBe(200);
    expect(await rowsOf(site)).toEqual(before);
    expect(await readdir(site.config.uploadsDir, { recursive: true })).toEqual(files);
  },
);
