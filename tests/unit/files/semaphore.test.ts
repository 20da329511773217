import { expect, test } from "vitest";
import { createSemaphore } from "../../../app/files/semaphore.server";

test("never more than its capacity at once, in the order asked, and a failure gives its place back", async () => {
  const withPermits = createSemaphore(2);
  const started: number[] = [];
  let busy = 0;
  let most = 0;
  const weights = [1, 1, 2, 1, 5, 1];
  const results = await Promise.allSettled(
    weights.map((weight, index) =>
      withPermits(weight, async () => {
        started.push(index);
        busy += Math.min(weight, 2);
        most = Math.max(most, busy);
        await new Promise((resolve) => setTimeout(resolve, 5));
        busy -= Math.min(weight, 2);
        if (index === 1) throw new Error("failed");
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map((result) => result.status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
});
