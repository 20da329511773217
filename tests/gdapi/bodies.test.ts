import { describe, expect, test } from "vitest";
import { staffPassword } from "../support/base-database";
import { notice, openSite } from "../support/site";

const message = { first_name: "Parent", phone: "98765 43210", email: "", message: "When is the meeting? ସଭା" };

/** With byte order marks. */
const encoded = {
  plain: (text: string) => Buffer.from(text),
  "UTF-8 with a mark": (text: string) => Buffer.from(`\uFEFF${text}`),
  "UTF-16 LE": (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  "UTF-16 BE": (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
  "blanks in front": (text: string) => Buffer.from(`\r\n \t${text}\n`),
};

/** Content types of JSON clients; empty for no header. */
const types = [
  "application/json",
  "application/json;charset=UTF-8",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=UTF-8",
  "text/plain",
  "text/plain;charset=UTF-8",
  "text/json",
  "application/octet-stream",
  "multipart/form-data",
  "",
];

describe.each(types)("JSON that is called %j is read", (type) => {
  test.each(Object.entries(encoded))("%s, at every call that takes it", async (_name, encode) => {
    const site = await openSite();
    const clerk = await site.staff();
    const send = async (path: string, fields: object, person = clerk) => {
      const body = new Uint8Array(encode(JSON.stringify(fields)));
      const answer = await person.visit(path, { method: "POST", body, headers: { "Content-Type": type } });
      return answer.json();
    };
    const login = { username: "clerk", password: staffPassword };
    expect(await send("/gdapi/login.php", login, site.visitor("203.0.113.8"))).toMatchObject({
      status: "success",
    });
    for (const [path, fields] of [
      ["/gdapi/receive_mail.php", message],
      ["/gdapi/uploadnotice.php", notice],
      ["/gdapi/addjob.php", { title: "Teacher", details: "Teach." }],
      ["/gdapi/logout.php", {}],
    ] as const)
      expect([path, await send(path, fields)]).toMatchObject([path, { success: true }]);
    const { message: kept } = await site.db
      .selectFrom("messages")
      .select("message")
      .executeTakeFirstOrThrow();
    expect(kept).toBe(message.message);
  });
});

test("form fields are still form fields", async () => {
  const site = await openSite();
  const answer = await site.visitor().visit("/gdapi/receive_mail.php", { form: message });
  expect(await answer.json()).toMatchObject({ success: true });
});

test.each([
  ["{", "application/x-www-form-urlencoded", 400],
  ["{]", "", 400],
  ["[1]", "application/json", 422],
  ["hello", "", 415],
  ["hello", "text/plain", 400],
  ["", "", 422],
])("the body %j called %j is answered %i in words", async (body, type, status) => {
  const site = await openSite();
  const answer = await site.visitor().visit("/gdapi/receive_mail.php", {
    method: "POST",
    body: new TextEncoder().encode(body),
    headers: { "Content-Type": type },
  });
  expect(answer.status).toBe(status);
  expect((await answer.json()).message).toMatch(/\w{4}/);
});

test.each<Record<string, string>>([
  { Origin: "https://evil.example", "Sec-Fetch-Site": "" },
  { Origin: "null", "Sec-Fetch-Site": "" },
  { Origin: "", "Sec-Fetch-Site": "cross-site" },
  { Origin: "", "Sec-Fetch-Site": "same-site" },
  { Origin: "", "Sec-Fetch-Site": "", Referer: "https://evil.example/x" },
])("a page of another site cannot send JSON as text or as a form: %j", async (headers) => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]) {
    const body = new TextEncoder().encode(JSON.stringify(notice));
    const answer = await clerk.visit("/gdapi/uploadnotice.php", {
      method: "POST",
      body,
      headers: { ...headers, "Content-Type": type },
    });
    expect([type, answer.status]).toEqual([type, 403]);
  }
  expect(await site.db.selectFrom("notices").select("id").execute()).toEqual([]);
});
