import { describe, expect, test } from "vitest";
import { staffPassword } from "../support/base-database";
import { notice, openSite } from "../support/site";

const json = (value: unknown) => ({
  method: "POST",
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});

describe("POST /gdapi/login.php", () => {
  test("answers success with the user, and starts a session", async () => {
    const site = await openSite();
    const client = site.visitor();
    const response = await client.visit(
      "/gdapi/login.php",
      json({ username: "clerk", password: staffPassword }),
    );
    expect(response.status).toBe(200);
    const data = { id: 1, username: "clerk" };
    expect(await response.json()).toEqual({ status: "success", message: "Login successful", data });
    expect((await client.visit("/dashboard")).status).toBe(200);
  });

  test.each([
    ["a wrong password", { username: "clerk", password: "wrong" }],
    ["an unknown user", { username: "nobody", password: "wrong" }],
    ["no password", { username: "clerk" }],
    ["nothing", {}],
  ])("answers 200 with another status to %s", async (_, fields) => {
    const response = await (await openSite()).visitor().visit("/gdapi/login.php", json(fields));
    expect(response.status).toBe(200);
    const message = "Login failed. Please check your credentials.";
    expect(await response.json()).toEqual({ status: "error", message, data: null });
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

test("POST /gdapi/logout.php ends the session", async () => {
  const clerk = await (await openSite()).staff();
  const copy = new Map(clerk.cookies);
  const response = await clerk.visit("/gdapi/logout.php", { method: "POST" });
  expect(await response.json()).toEqual({ success: true, message: "Logged out successfully" });
  for (const [name, value] of copy) clerk.cookies.set(name, value);
  expect((await clerk.visit("/dashboard")).status).toBe(303);
});

describe("POST /gdapi/uploadnotice.php", () => {
  test.each([
    ["JSON", json(notice)],
    ["form fields", { form: notice }],
    ["JSON with unknown fields and no title", json({ ...notice, title: undefined, extra: [1], page: 3 })],
  ])("takes %s", async (_, visit) => {
    const site = await openSite();
    const response = await (await site.staff()).visit("/gdapi/uploadnotice.php", visit);
    expect(await response.json()).toEqual({ success: true, message: "Notice Created Successfully" });
    const row = await site.db.selectFrom("notices").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ details: notice.details, date: notice.date, priority: "high" });
  });

  test("takes multipart fields", async () => {
    const site = await openSite();
    const body = new FormData();
    for (const [name, value] of Object.entries(notice)) body.append(name, value);
    const response = await (await site.staff()).visit("/gdapi/uploadnotice.php", { body });
    expect(response.status).toBe(200);
    expect(await site.db.selectFrom("notices").selectAll().execute()).toHaveLength(1);
  });

  test.each([
    ["missing details", json({ ...notice, details: "" }), 422],
    ["broken JSON", { ...json({}), body: "{" }, 400],
    ["a JSON list", json([notice]), 422],
    ["too long a text", json({ ...notice, details: "x".repeat(65_536) }), 422],
    ["too much", json({ ...notice, details: "x".repeat(2_000_000) }), 413],
    ["another content type", { method: "POST", body: "a,b", headers: { "Content-Type": "text/csv" } }, 415],
  ])("refuses %s", async (_, visit, status) => {
    const site = await openSite();
    const response = await (await site.staff()).visit("/gdapi/uploadnotice.php", visit);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(/\S/) });
    expect(await site.db.selectFrom("notices").selectAll().execute()).toEqual([]);
  });

  test("refuses a call without session", async () => {
    const response = await (await openSite()).visitor().visit("/gdapi/uploadnotice.php", json(notice));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, message: "Please log in first." });
  });
});

describe("GET /gdapi/get_notices.php", () => {
  test("lists them newest first, to the letter", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    for (const title of ["Older", "Newer"])
      await clerk.visit("/gdapi/uploadnotice.php", json({ ...notice, title }));
    const answer = await (await site.visitor().visit("/gdapi/get_notices.php")).json();
    expect(answer).toEqual({
      success: true,
      message: "Notice fetched successfully",
      data: [
        { ...notice, id: 2, title: "Newer", notice_date: notice.date, ...times(answer.data[0]) },
        { ...notice, id: 1, title: "Older", notice_date: notice.date, ...times(answer.data[1]) },
      ],
    });
    expect(Date.parse(answer.data[0].created_at)).not.toBeNaN();
  });

  test("an empty list is a success", async () => {
    const answer = await (await openSite()).visitor().visit("/gdapi/get_notices.php");
    expect(await answer.json()).toEqual({ success: true, message: "Notice fetched successfully", data: [] });
  });

  test("HEAD, OPTIONS and wrong methods", async () => {
    const visitor = (await openSite()).visitor();
    const head = await visitor.visit("/gdapi/get_notices.php", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const options = await visitor.visit("/gdapi/get_notices.php", { method: "OPTIONS" });
    expect([options.status, options.headers.get("Allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    const wrong = await visitor.visit("/gdapi/get_notices.php", { method: "DELETE" });
    expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(await wrong.json()).toEqual({ success: false, message: "This address takes GET requests." });
  });
});

describe("DELETE /gdapi/delete_notice.php", () => {
  test("deletes one, and only once", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.visit("/gdapi/uploadnotice.php", json(notice));
    const remove = () => clerk.visit("/gdapi/delete_notice.php?id=1", { method: "DELETE" });
    expect(await (await remove()).json()).toEqual({ success: true, message: "Notice deleted successfully" });
    const again = await remove();
    expect(again.status).toBe(404);
    expect(await again.json()).toEqual({ success: false, message: "There is no notice with this id." });
  });

  test.each(["", "?id=", "?id=abc", "?id=-1", "?id=1.5"])("refuses the query '%s'", async (query) => {
    const clerk = await (await openSite()).staff();
    const response = await clerk.visit(`/gdapi/delete_notice.php${query}`, { method: "DELETE" });
    expect(response.status).toBe(422);
  });
});

describe("calls from other origins", () => {
  const friend = "https://app.school.example";

  test("an allowed one is let in, with credentials", async () => {
    const site = await openSite({ GDAPI_ALLOWED_ORIGINS: friend });
    const headers = { Origin: friend, "Sec-Fetch-Site": "cross-site" };
    const preflight = await site.visitor().visit("/gdapi/uploadnotice.php", { method: "OPTIONS", headers });
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe(friend);
    expect(preflight.headers.get("Access-Control-Allow-Credentials")).toBe("true");
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toContain("POST");
    const clerk = await site.staff();
    const visit = json(notice);
    const response = await clerk.visit("/gdapi/uploadnotice.php", {
      ...visit,
      headers: { ...visit.headers, ...headers },
    });
    expect(response.status).toBe(200);
  });

  test("another one gets no such header, and is refused", async () => {
    const site = await openSite({ GDAPI_ALLOWED_ORIGINS: friend });
    const visit = json(notice);
    const response = await (await site.staff()).visit("/gdapi/uploadnotice.php", {
      ...visit,
      headers: { ...visit.headers, Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

function times({ created_at, updated_at }: { created_at: string; updated_at: string }) {
  return { created_at, updated_at };
}
