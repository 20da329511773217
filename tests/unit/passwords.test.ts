import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "~/accounts/passwords.server";
import { TooManyTriesError } from "~/limits/too-many-tries";

const work = vi.hoisted(() => ({ underWay: 0, most: 0 }));
vi.mock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof import("@node-rs/argon2")>();
  const verify = async (hash: string, password: string) => {
    work.underWay += 1;
    work.most = Math.max(work.most, work.underWay);
    const right = await argon2.verify(hash, password);
    work.underWay -= 1;
    return right;
  };
  return { ...argon2, verify };
});

test("two passwords are verified at once, some wait, and others are refused with a message", async () => {
  const hash = await hashPassword("a long password");
  const asked = Array.from({ length: 150 }, () => verifyPassword(hash, "a wrong password"));
  let over = false;
  const all = Promise.allSettled(asked).finally(() => (over = true));
  // A known device has priority.
  expect(await verifyPassword(hash, "a long password", true)).toBe(true);
  expect(over).toBe(false);
  const refused = (await all).flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(refused).toHaveLength(70);
  expect(refused[0]).toBeInstanceOf(TooManyTriesError);
  expect(refused[0].message).toContain("Please wait 2 seconds and try again.");
  expect(work.most).toBe(2);
  expect(await verifyPassword(hash, "a long password")).toBe(true);
});
