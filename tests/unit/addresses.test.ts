import { expect, test } from "vitest";
import { withoutTrailingSigns } from "../../server/addresses";

test("a long address of punctuation does not hold up other requests", async () => {
  const handle = withoutTrailingSigns(async () => new Response(null, { status: 404 }));
  // Quadratic time would exceed the test's timeout.
  const response = await handle(new Request(`http://localhost/${".,".repeat(500_000)}a`), {});
  expect(response.status).toBe(404);
});
