import { expect, test } from "vitest";
import { listProblems } from "~db/problems";
import { startServer } from "../support/server";

const forwarded = { "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https" };

test("an unconfigured proxy is detected and logged once", async () => {
  const { db, origin } = await startServer();
  await fetch(`${origin}/healthz`);
  expect(await listProblems(db, 5)).toEqual([]);
  for (let count = 0; count < 3; count += 1) await fetch(`${origin}/healthz`, { headers: forwarded });
  await expect
    .poll(() => listProblems(db, 5))
    .toMatchObject([{ source: "proxy", words: expect.stringContaining("TRUST_PROXY is not set") }]);
});

test("with TRUST_PROXY there is nothing to tell", async () => {
  const { db, origin } = await startServer({ TRUST_PROXY: "loopback" });
  await fetch(`${origin}/healthz`, { headers: forwarded });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await listProblems(db, 5)).toEqual([]);
});
