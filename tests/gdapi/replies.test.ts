import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { staffPassword } from "../support/base-database";
import { notice, openSite } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const json = (value: unknown, method = "POST") => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});

const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#963" } })
  .jpeg()
  .toBuffer();

function multipart(
  fields: Record<string, string>,
  file?: { field: string; content: Buffer | string; name: string },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append(file.field, new Blob([new Uint8Array(Buffer.from(file.content))]), file.name);
  return { body };
}
const photo = (fields: Record<string, string>, content: Buffer | string = jpeg, name = "p.jpg") =>
  multipart(fields, { field: "photo", content, name });

async function reply(response: Response) {
  return { status: response.status, body: await response.json() };
}
const refused = (status: number, message: unknown) => ({ status, body: { success: false, message } });
const imageUrl = expect.stringMatching(/^\.\/uploads\/[\w-]+-\d+\.webp$/);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** Calls that add a record with a photo, and their lists, with exact replies. */
const pictured = [
  {
    add: "uploadImg",
    done: "Image uploaded successfully",
    list: "get_image",
    fields: { title: "Kite day", description: "On the roof" },
    required: [],
    none: { photos: [] },
    one: { photos: [{ id: 1, title: "Kite day", description: "On the roof", image_url: imageUrl }] },
  },
  {
    add: "uploadtopper",
    done: "Result uploaded successfully",
    list: "get_toppers",
    fields: { name: "Ananya", marks: "97%", std: "XII" },
    required: [["name", "Enter a name"]],
    none: { photos: [] },
    one: {
      photos: [{ id: 1, name: "Ananya", std: "XII", marks: "97%", image_url: imageUrl, title: "Ananya" }],
    },
  },
  {
    add: "addfaculty",
    done: "Faculty added successfully",
    list: "getfacultylist",
    fields: { name: "Mr. Khan", title: "Physics", details: "M.Sc." },
    required: [["name", "Enter a name"]],
    none: { photos: [] },
    one: { photos: [{ id: 1, name: "Mr. Khan", title: "Physics", details: "M.Sc.", image_url: imageUrl }] },
  },
  {
    add: "addtestimonial",
    done: "Testimonial added successfully",
    list: "get_monials",
    fields: { name: "Mrs. Das", details: "We are glad." },
    required: [
      ["name", "Enter a name"],
      ["details", "Enter what they say"],
    ],
    none: { photos: [] },
    one: { photos: [{ id: 1, name: "Mrs. Das", details: "We are glad.", image_url: imageUrl }] },
  },
  {
    add: "add_pop",
    done: "Pop-up added successfully",
    list: "get_pop",
    fields: { title: "Admissions open", description: "Until May" },
    required: [],
    none: { success: false, photos: [] },
    one: {
      success: true,
      photos: [
        { id: 1, title: "Admissions open", description: "Until May", image_url: imageUrl, uploaded_at: time },
      ],
    },
  },
] as const;

describe.each(pictured)(
  "POST /gdapi/$add.php and GET /gdapi/$list.php",
  ({ add, done, list, fields, required, none, one }) => {
    const path = `/gdapi/${add}.php`;

    test("adds one, and lists it, to the letter", async () => {
      const site = await openSite();
      const reader = site.visitor();
      expect(await reply(await reader.visit(`/gdapi/${list}.php`))).toEqual({ status: 200, body: none });
      const clerk = await site.staff();
      const extra = { ...fields, extra: "ignored", id: "99" };
      expect(await reply(await clerk.visit(path, photo(extra)))).toEqual({
        status: 200,
        body: { success: true, message: done },
      });
      expect(await reply(await reader.visit(`/gdapi/${list}.php`))).toEqual({ status: 200, body: one });
      const head = await reader.visit(`/gdapi/${list}.php`, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
    });

    test("the newest comes first, and its picture can be fetched after the client's own rule", async () => {
      const site = await openSite();
      const clerk = await site.staff();
      await clerk.visit(path, photo(fields));
      await clerk.visit(
        path,
        photo({ ...fields, ...("title" in fields ? { title: "Later" } : { name: "Later" }) }),
      );
      const { photos } = await (await site.visitor().visit(`/gdapi/${list}.php`)).json();
      expect(photos.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
      const picture = await site.visitor().visit(`/gdapi/${photos[0].image_url.replace("./", "")}`);
      expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    });

    test.each(required)("a photo without %s is refused with 422", async (name, words) => {
      const clerk = await (await openSite()).staff();
      expect(await reply(await clerk.visit(path, photo({ ...fields, [name]: " " })))).toEqual(
        refused(422, words),
      );
    });

    test("refuses calls without a session, photo, valid JSON or allowed size", async () => {
      const site = await openSite();
      expect(await reply(await site.visitor().visit(path, photo(fields)))).toEqual(
        refused(401, "Please log in first."),
      );
      const clerk = await site.staff();
      expect(await reply(await clerk.visit(path, multipart(fields)))).toEqual(refused(422, "Choose a photo"));
      expect(await reply(await clerk.visit(path, photo(fields, "hello")))).toEqual(
        refused(422, expect.stringContaining("is a plain text file. Choose a JPEG")),
      );
      expect(await reply(await clerk.visit(path, json(fields)))).toEqual(
        refused(415, "Send this form as form fields."),
      );
      const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
      expect((await clerk.visit(path, { ...photo(fields), headers: foreign })).status).toBe(403);
      const get = await clerk.visit(path);
      expect(get.headers.get("Allow")).toBe("POST, OPTIONS");
      expect(await reply(get)).toEqual(refused(405, "This address takes POST requests."));
      const big = photo(fields, Buffer.alloc(15 * 1024 * 1024 + 1, 7));
      expect(await reply(await clerk.visit(path, big))).toEqual(
        refused(422, "This photo is larger than 15 MB. Please choose a smaller one."),
      );
      const huge = { ...photo(fields), headers: { "Content-Length": String(1024 ** 3) } };
      expect((await clerk.visit(path, huge)).status).toBe(413);
      expect(await reply(await site.visitor().visit(`/gdapi/${list}.php`))).toEqual({
        status: 200,
        body: none,
      });
    });
  },
);

describe("job posts", () => {
  test.each([
    ["JSON", json({ title: "Teacher", details: "Maths" })],
    [
      "JSON without a content type, as a plain fetch sends it",
      {
        ...json({ title: "Teacher", details: "Maths" }),
        headers: { "Content-Type": "text/plain;charset=UTF-8" },
      },
    ],
    ["form fields", { form: { title: "Teacher", details: "Maths", extra: "1" } }],
    ["multipart", multipart({ title: "Teacher", details: "Maths" })],
  ])("added by %s, listed, deleted, to the letter", async (_, call) => {
    const site = await openSite();
    const clerk = await site.staff();
    const get = async () => reply(await site.visitor().visit("/gdapi/get_jobpost.php"));
    expect(await get()).toEqual({ status: 200, body: { success: true, data: [] } });
    expect(await reply(await clerk.visit("/gdapi/addjob.php", call))).toEqual({
      status: 200,
      body: { success: true, message: "Post Created Successfully" },
    });
    expect(await get()).toEqual({
      status: 200,
      body: { success: true, data: [{ id: 1, title: "Teacher", details: "Maths", created_at: time }] },
    });
    const remove = () => clerk.visit("/gdapi/del_jobpost.php?id=1", { method: "DELETE" });
    expect(await reply(await remove())).toEqual({
      status: 200,
      body: { success: true, message: "Job Post deleted successfully" },
    });
    expect(await reply(await remove())).toEqual(refused(404, "There is no job post with this id."));
    expect(await get()).toEqual({ status: 200, body: { success: true, data: [] } });
  });

  test.each([
    [{ title: "Teacher" }, 422, "Failed to create notice. Please try again. Enter the details of the job"],
    [
      { title: 7, details: "" },
      422,
      "Failed to create notice. Please try again. Enter the details of the job",
    ],
    [[], 422, "Send a JSON object with the fields of this call."],
    [null, 422, "Send a JSON object with the fields of this call."],
  ])("%j is refused", async (value, status, message) => {
    const clerk = await (await openSite()).staff();
    expect(await reply(await clerk.visit("/gdapi/addjob.php", json(value)))).toEqual(
      refused(status, message),
    );
  });

  test.each(["", "?id=", "?id=x", "?id=-1", "?id=1e3", "?id=99999999999999999999"])(
    "del_jobpost.php%s is refused",
    async (query) => {
      const clerk = await (await openSite()).staff();
      const response = await clerk.visit(`/gdapi/del_jobpost.php${query}`, { method: "DELETE" });
      expect(await reply(response)).toEqual(refused(422, "Send the id of the record as ?id=, a number."));
    },
  );

  test("a numeric title comes in as its text", async () => {
    const site = await openSite();
    await (await site.staff()).visit("/gdapi/addjob.php", json({ title: 2026, details: true }));
    const { data } = await (await site.visitor().visit("/gdapi/get_jobpost.php")).json();
    expect(data).toMatchObject([{ title: "2026", details: "true" }]);
  });
});

describe("resumes", () => {
  const pdf = `%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`;
  const send = (site: Site, content: string | undefined, name = "cv.pdf") =>
    site
      .visitor()
      .visit(
        "/gdapi/resume.php",
        multipart({}, content === undefined ? undefined : { field: "resumeupload", content, name }),
      );

  test("sent by anybody, answered in plain text, listed for staff to the letter", async () => {
    const site = await openSite();
    const response = await send(site, pdf, "My CV.pdf");
    expect([response.status, response.headers.get("Content-Type"), await response.text()]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "Resume uploaded successfully",
    ]);
    expect(await reply(await site.visitor().visit("/gdapi/get_resume.php"))).toEqual(
      refused(401, "Please log in first."),
    );
    expect(await reply(await (await site.staff()).visit("/gdapi/get_resume.php"))).toEqual({
      status: 200,
      body: {
        success: true,
        resume: [
          {
            id: 1,
            original_name: "My CV.pdf",
            file_name: expect.stringMatching(/^[\w-]+\.pdf$/),
            file_type: "application/pdf",
            file_size: pdf.length,
            uploaded_at: time,
          },
        ],
      },
    });
  });

  test.each([
    ["none", undefined, "cv.pdf", "Please select a file first."],
    ["another kind", "hello", "cv.txt", "This file is a plain text file. Save it as PDF, then choose that."],
    ["a disguised one", "<html></html>", "cv.pdf", /PDF/],
  ])("%s is refused in plain text", async (_, content, name, words) => {
    const response = await send(await openSite(), content, name);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      422,
      "text/plain; charset=utf-8",
    ]);
    expect(await response.text()).toMatch(words);
  });

  test("returns an empty list without records", async () => {
    const clerk = await (await openSite()).staff();
    expect(await reply(await clerk.visit("/gdapi/get_resume.php"))).toEqual({
      status: 200,
      body: { success: true, resume: [] },
    });
  });
});

describe("messages", () => {
  const message = {
    first_name: "Rina",
    last_name: "Mahato",
    phone: "",
    email: "rina@example.com",
    message: "Hello",
  };
  test.each([
    ["JSON", json(message)],
    ["form fields", { form: message }],
    ["multipart", multipart(message)],
  ])("taken as %s", async (_, call) => {
    const site = await openSite();
    expect(await reply(await site.visitor().visit("/gdapi/receive_mail.php", call))).toEqual({
      status: 200,
      body: { success: true, message: "Message Sent" },
    });
    expect(await site.db.selectFrom("messages").selectAll().execute()).toMatchObject([message]);
  });

  test.each([
    [{}, expect.stringContaining("Write your message")],
    [{ ...message, email: "rina@" }, expect.stringContaining("Enter an e-mail address")],
  ])("%j is refused", async (value, words) => {
    const site = await openSite();
    expect(await reply(await site.visitor().visit("/gdapi/receive_mail.php", json(value)))).toEqual(
      refused(422, words),
    );
  });
});

/** Calls of section 7; other methods answer 405. */
const calls: [path: string, method: "GET" | "POST" | "DELETE"][] = [
  ["login.php", "POST"],
  ["logout.php", "POST"],
  ["get_image.php", "GET"],
  ["uploadImg.php", "POST"],
  ["uploadtopper.php", "POST"],
  ["get_toppers.php", "GET"],
  ["addfaculty.php", "POST"],
  ["getfacultylist.php", "GET"],
  ["uploadnotice.php", "POST"],
  ["get_notices.php", "GET"],
  ["delete_notice.php", "DELETE"],
  ["addjob.php", "POST"],
  ["get_jobpost.php", "GET"],
  ["del_jobpost.php", "DELETE"],
  ["resume.php", "POST"],
  ["get_resume.php", "GET"],
  ["uploads/x.webp", "GET"],
  ["addtestimonial.php", "POST"],
  ["get_monials.php", "GET"],
  ["add_pop.php", "POST"],
  ["get_pop.php", "GET"],
  ["receive_mail.php", "POST"],
];

test("the old API has 22 calls", () => expect(calls).toHaveLength(22));

test.each(calls)("/gdapi/%s takes %s and says so", async (path, own) => {
  const site = await openSite();
  const clerk = await site.staff();
  const allow = own === "GET" ? "GET, HEAD, OPTIONS" : `${own}, OPTIONS`;
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    if (method === own) continue;
    const response = await clerk.visit(`/gdapi/${path}`, { method });
    expect([method, response.status, response.headers.get("Allow")]).toEqual([method, 405, allow]);
    expect(await response.json()).toEqual({ success: false, message: `This address takes ${own} requests.` });
  }
});

test.each(calls.filter(([path, own]) => own === "GET" && !path.startsWith("uploads")))(
  "HEAD of /gdapi/%s is its GET without a body",
  async (path) => {
    const clerk = await (await openSite()).staff();
    const head = await clerk.visit(`/gdapi/${path}`, { method: "HEAD" });
    expect([head.status, head.headers.get("Content-Type"), await head.text()]).toEqual([
      200,
      "application/json",
      "",
    ]);
  },
);

describe.each(["login.php", "uploadnotice.php", "addjob.php", "receive_mail.php"])("/gdapi/%s", (path) => {
  const post = (body: string, type: string) => ({ method: "POST", body, headers: { "Content-Type": type } });
  test.each([
    [
      "broken JSON",
      post("{", "application/json"),
      400,
      "The request arrived broken or incomplete. Please send it again.",
    ],
    ["another type", post("a,b", "text/csv"), 415, "Send JSON or form fields."],
    [
      "too much",
      post(JSON.stringify({ details: "x".repeat(2_000_000) }), "application/json"),
      413,
      "That is more text than this form takes. Please shorten it and send it again.",
    ],
    ["a list", post("[1]", "application/json"), 422, "Send a JSON object with the fields of this call."],
  ])("refuses %s", async (_, visit, status, message) => {
    const clerk = await (await openSite()).staff();
    expect(await reply(await clerk.visit(`/gdapi/${path}`, visit))).toEqual(refused(status, message));
  });
});

describe("logging in and out", () => {
  test("a thousandth wrong password is answered like the first, with the time to wait", async () => {
    const site = await openSite();
    const call = (password: string) =>
      site.visitor().visit("/gdapi/login.php", json({ username: "clerk", password }));
    for (let count = 0; count < 12; count += 1) await call("wrong");
    const response = await call("wrong");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: "error",
      message: expect.stringMatching(/wait|again/i),
      data: null,
    });
  });

  test("the session cookie is worthless after logging out", async () => {
    const site = await openSite();
    const client = site.visitor();
    await client.visit("/gdapi/login.php", json({ username: "clerk", password: staffPassword }));
    const kept = new Map(client.cookies);
    expect((await client.visit("/gdapi/uploadnotice.php", json(notice))).status).toBe(200);
    expect((await client.visit("/gdapi/logout.php", { method: "POST" })).status).toBe(200);
    for (const [name, value] of kept) client.cookies.set(name, value);
    expect((await client.visit("/gdapi/uploadnotice.php", json(notice))).status).toBe(401);
  });
});
