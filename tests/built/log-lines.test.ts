import { expect, test } from "vitest";
import { makeDirectory, staff, startServer } from "../e2e/server";
import { dashboardPages, missingPages, publicPages } from "../pages";

test("a walk over all pages writes only JSON into the log", { timeout: 180_000 }, async () => {
  const directory = await makeDirectory();
  const server = await startServer(directory.path);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(server.origin + path, { redirect: "manual", ...init }).then(async (answer) => {
      await answer.arrayBuffer();
      return answer;
    });
  const login = await ask("/login", { method: "POST", body: new URLSearchParams(staff) });
  const Cookie = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  for (const path of [...publicPages, ...missingPages]) await ask(path);
  for (const path of dashboardPages) await ask(path, { headers: { Cookie } });
  for (const path of ["/gdapi/get_notices.php", "/notices.rss", "/uploads/none.webp", "/assets/none.js"])
    await ask(path);
  await ask("/contact", { method: "POST", body: new URLSearchParams({ message: "" }) });
  await server.end("SIGTERM");
  await directory.remove();

  const [, lines = ""] = server.output().split(/^The school's website is at .*\n/m);
  const others = lines.split("\n").filter((line) => line !== "" && !line.startsWith("{"));
  expect(others).toEqual([]);
  expect(lines.split("\n").length).toBeGreaterThan(publicPages.length + dashboardPages.length);
});
