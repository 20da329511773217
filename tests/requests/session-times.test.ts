import { expect, test } from "vitest";
import { purgeExpired } from "../../server/background/purge-expired";
import { openSite, tokenOf } from "../support/site";

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const hour = 60 * 60 * 1000;
const day = 24 * hour;

test("active sessions stay valid: their use is stored once a minute", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const seen = async () => {
    const { last_seen_at } = await site.db
      .selectFrom("sessions")
      .select("last_seen_at")
      .executeTakeFirstOrThrow();
    return last_seen_at;
  };
  const usedBefore = async (milliseconds: number) => {
    const at = ago(milliseconds);
    await site.db.updateTable("sessions").set({ last_seen_at: at }).execute();
    expect((await clerk.visit("/dashboard")).status).toBe(200);
    return at;
  };
  const recent = await usedBefore(30_000);
  expect(await seen()).toBe(recent);
  const old = await usedBefore(11 * hour);
  await expect.poll(seen).not.toBe(old);
  expect(Date.now() - Date.parse(await seen())).toBeLessThan(hour);
});

test("at most twenty forms of a user are kept after the session has ended", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form_token = tokenOf(await clerk.get("/dashboard/add-job")) ?? "";
  const colleague = await site.staff("colleague");
  const other_token = tokenOf(await colleague.get("/dashboard/add-job")) ?? "";
  clerk.cookies.clear();
  colleague.cookies.clear();
  await colleague.visit("/dashboard/add-job", {
    form: { form_token: other_token, details: "of a colleague" },
  });
  for (let number = 1; number <= 23; number += 1) {
    await clerk.visit("/dashboard/add-job", { form: { form_token, details: `form ${number}` } });
    // Forms of the same millisecond have no order.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const rows = await site.db.selectFrom("parked_forms").select("fields").orderBy("created_at").execute();
  const kept = rows.map(({ fields }) => new URLSearchParams(fields).get("details"));
  expect(kept).toEqual(["of a colleague", ...Array.from({ length: 20 }, (_, index) => `form ${index + 4}`)]);
});

test("a form is kept for a week", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form_token = tokenOf(await clerk.get("/dashboard/add-job")) ?? "";
  clerk.cookies.clear();
  await clerk.visit("/dashboard/add-job", { form: { form_token, details: "We seek a teacher." } });
  const keptAfter = async (age: number) => {
    await site.db
      .updateTable("parked_forms")
      .set({ created_at: ago(age) })
      .execute();
    await purgeExpired(site.db);
    return (await site.db.selectFrom("parked_forms").select("id").execute()).length;
  };
  expect(await keptAfter(7 * day - hour)).toBe(1);
  expect(await keptAfter(7 * day + hour)).toBe(0);
});
