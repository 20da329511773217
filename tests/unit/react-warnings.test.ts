import { expect, test } from "vitest";
import { readEmptySite, readWholeSite } from "../support/whole-site";

/** React for development prints its warnings with console.error, which fails the test. Other requests use that for production. */
test("React warns of nothing on any page, on any refused form, and on any page without content", async () => {
  expect(process.env.NODE_ENV).toBe("test");
  const pages = [...(await readWholeSite()), ...(await readEmptySite())];
  expect(pages.filter(({ status }) => status >= 500).map(({ name }) => name)).toEqual([]);
});
