import { expect, test } from "vitest";
import { withoutTrailingSigns } from "../../server/addresses";

test("a long address of punctuation does not hold up other requests", async () => {
  const handle = withoutTrailingSigns(async () => new Response(null, { status: 404 }));
  const start = performance.now();
  await handle(new Request(`http://localhost/${".,".repeat(25_000)}a`), {});
  expect(performance.now() - start).toBeLessThan(500);
});
