import { expect, test } from "vitest";
import { toCsv } from "~/spreadsheets/csv";
import { openSite, origin } from "../support/site";

const path = "/dashboard/subscribers.csv";

async function siteWithSubscribers(count: number) {
  const site = await openSite();
  const rows = Array.from({ length: count }, (_, index) => ({
    email: `${index % 7 === 0 ? "=" : ""}person${index}@school.example`,
    token: `token${index}`,
    created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
  for (let index = 0; index < count; index += 1000) {
    await site.db
      .insertInto("subscribers")
      .values(rows.slice(index, index + 1000))
      .execute();
  }
  return { site, rows };
}

test("the newsletter addresses come as one file, whole and in their order, formulas disarmed", async () => {
  const { site, rows } = await siteWithSubscribers(2500);
  // Gap left by an unsubscribed address.
  await site.db.deleteFrom("subscribers").where("token", "=", "token1200").execute();
  const confirmed_at = "2026-02-01T10:00:00.000Z";
  await site.db.updateTable("subscribers").set({ confirmed_at }).where("token", "=", "token3").execute();
  await site.db.updateTable("subscribers").set({ language: "or" }).where("token", "=", "token4").execute();
  const staff = await site.staff();
  const response = await staff.visit(path);
  const lines = rows
    .filter(({ token }) => token !== "token1200")
    .map(({ email, token, created_at }) => [
      email,
      created_at.slice(0, 10),
      `${origin}${token === "token4" ? "/or" : ""}/newsletter/unsubscribe?token=${token}`,
      token === "token3" ? "2026-02-01" : "",
      token === "token4" ? "Odia" : "English",
    ]);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(
    bytes.toString("utf8") === toCsv(["email", "since", "unsubscribe", "confirmed", "language"], lines),
  ).toBe(true);
  expect(bytes.toString("utf8")).toContain(`"'=person7@school.example","2026-01-01",`);
  const activity = await site.db
    .selectFrom("activity")
    .select("subject")
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(activity?.subject).toBe("2499 addresses");
});

test("the file is read from the database as it is taken, never whole into memory", async () => {
  const { site, rows } = await siteWithSubscribers(20_000);
  const staff = await site.staff();
  const reader = (await staff.visit(path)).body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.byteLength).toBeLessThan(300_000);
  // Addresses removed during the download are missing.
  const last = rows.at(-1)?.token ?? "";
  await site.db.deleteFrom("subscribers").where("token", "=", last).execute();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    rest += Buffer.from(part.value).toString("utf8");
  }
  expect(rest).toContain("token=token19998");
  expect(rest).not.toContain(`token=${last}`);
});
