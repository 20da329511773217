import { describe, expect, test } from "vitest";
import { sendDueMails } from "~/content/messages/outbox.server";
import { readActivity } from "../support/activity";
import { mailServer } from "../support/mail-server";
import { readPage } from "../support/page";
import { openSite, textOf, tokenOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const pdf = new Blob([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`]);
const asha = {
  name: "Asha Rani",
  phone: "098765 43210",
  email: "asha@example.com",
  post: "Teacher of mathematics",
};
const list = "/dashboard/get-resume";

function sent(fields: Record<string, string>, file: Blob | null = pdf) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append("resumeupload", file, "cv.pdf");
  return { body };
}

async function siteWith(...applicants: Partial<typeof asha>[]) {
  const site = await openSite();
  for (const applicant of applicants) {
    const answer = await site.visitor().visit("/career", sent({ ...asha, ...applicant }));
    if (answer.status !== 303) throw new Error(`The form answered ${answer.status}.`);
  }
  return site;
}

const stored = (site: Site) => site.db.selectFrom("resumes").selectAll().orderBy("id").execute();
const mainOf = (html: string) => readPage(html).text;
const numberOf = async (site: Site) => (await stored(site))[0]?.number ?? "";

describe("the form", () => {
  test("an application needs a name and an open post, and shows the exact success text and its number", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.submit("/dashboard/add-job", { title: asha.post, details: "Classes 6 to 10" });
    const person = site.visitor();
    const page = await person.get("/career");
    expect(readPage(page).attributes("option", "value")).toEqual(["", asha.post, "Another post"]);
    const form_token = tokenOf(page) ?? "";
    for (let index = 0; index < 2; index += 1) {
      const answer = await person.visit("/career", sent({ ...asha, form_token }));
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/career"]);
    }
    const [row, ...more] = await stored(site);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ...asha,
      status: "new",
      note: "",
      number: expect.stringMatching(/^[1-9]\d{7}$/),
    });
    const told = await person.get("/career");
    const number = `${row?.number?.slice(0, 4)} ${row?.number?.slice(4)}`;
    expect(textOf(told)).toContain("Resume uploaded successfully");
    expect(textOf(told)).toContain(`Your application number: ${number}`);
    expect(told).toContain(`href="/application?number=${row?.number}"`);
    const listed = mainOf(await clerk.get(list));
    expect(listed).toContain("Asha Rani");
    expect(listed).toContain("New · Teacher of mathematics");
  });

  test("shows errors next to the typed values, and a missing file", async () => {
    const site = await openSite();
    const wrong = { ...asha, email: "asha@", phone: "12" };
    const page = await site.visitor().visit("/career", sent(wrong, new Blob([])));
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(textOf(html)).toContain("Enter all digits of the phone number");
    expect(textOf(html)).toContain("Enter an e-mail address");
    for (const value of ["Asha Rani", "asha@", "12"]) expect(html).toContain(`value="${value}"`);
    const none = await site.visitor().visit("/career", sent(wrong, null));
    expect(textOf(await none.text())).toContain("Please select a file first.");
    const old = await site.visitor().visit("/gdapi/resume.php", sent(wrong));
    expect([old.status, await old.text()]).toEqual([422, expect.stringContaining("Enter all digits")]);
    expect(await stored(site)).toEqual([]);
  });

  test("a file alone goes on working, at the old endpoint and on the page: name unknown", async () => {
    const site = await openSite();
    const old = await site.visitor().visit("/gdapi/resume.php", sent({}));
    expect([old.status, await old.text()]).toEqual([200, "Resume uploaded successfully"]);
    expect((await site.visitor().visit("/career", sent({}))).status).toBe(303);
    const clerk = await site.staff();
    expect((await clerk.open(list)).texts("h2 > a")).toEqual(Array(2).fill("Name unknown"));
    expect(mainOf(await clerk.get("/dashboard/resume/1"))).toContain("Name unknown");
    const { resume } = await (await clerk.visit("/gdapi/get_resume.php")).json();
    expect(Object.keys(resume[0])).toEqual([
      "id",
      "original_name",
      "file_name",
      "file_type",
      "file_size",
      "uploaded_at",
    ]);
  });
});

describe("the number by e-mail", () => {
  const MAIL_TO = "office@school.example";
  const ORIGIN = "http://school.test";
  const mails = (site: Site) => site.db.selectFrom("alert_mails").selectAll().orderBy("id").execute();
  const apply = async (site: Site, changes: Partial<typeof asha>, words = "") => {
    const file = new Blob([await pdf.text(), `% ${words}\n%%EOF\n`]);
    const answer = await site.visitor().visit("/career", sent({ ...asha, ...changes }, file));
    expect(answer.status).toBe(303);
  };

  test("the confirmation mail goes to the given address without any text of the applicant", async () => {
    const mail = await mailServer();
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO, ORIGIN });
    expect(textOf(await site.visitor().get("/career"))).toContain("We send your application number there.");
    await apply(site, { name: "Buy pills", post: "at https://pills.example" });
    expect(mail.mails).toEqual([]);
    expect(await sendDueMails(site)).toBe(1);
    const number = await numberOf(site);
    const text = (mail.mails[0] ?? "").replaceAll("=\n", "").replaceAll("=3D", "=");
    expect(text).toContain("To: asha@example.com");
    expect(text).toContain("From: office@school.example");
    expect(text).toContain("Subject: Our School: we have your application");
    expect(text).toContain(`Your application number: ${number.slice(0, 4)} ${number.slice(4)}`);
    expect(text).toContain(`${ORIGIN}/application?number=${number}`);
    expect(text).not.toMatch(/pills/i);
  });

  test("no confirmation is sent without an address or mail server", async () => {
    const none = await openSite();
    expect(textOf(await none.visitor().get("/career"))).not.toContain("We send your application number");
    await apply(none, {});
    expect(await mails(none)).toEqual([]);
    const site = await openSite({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO });
    await apply(site, { email: "" });
    expect(await mails(site)).toEqual([]);
    await apply(site, {}, "again");
    expect((await mails(site))[0]?.text).not.toContain("http");
    await apply(site, { phone: "" }, "no phone");
    expect((await mails(site))[1]?.text).not.toContain("your phone number");
  });

  test("an address gets at most three confirmations a day", async () => {
    const site = await openSite({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO });
    for (let index = 0; index < 5; index += 1)
      await apply(site, { email: "ASHA@example.com" }, String(index));
    expect((await mails(site)).map(({ recipient }) => recipient)).toEqual(Array(3).fill("asha@example.com"));
    await site.staff();
    expect((await mails(site)).map(({ recipient }) => recipient)).toContain("");
  });

  test("erasing an application also erases its mail", async () => {
    const site = await openSite({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO });
    const clerk = await site.staff();
    const count = (await mails(site)).length;
    await apply(site, {});
    expect(await mails(site)).toHaveLength(count + 1);
    expect((await clerk.submit("/dashboard/resume/1/delete", {})).status).toBe(303);
    expect(await stored(site)).toEqual([]);
    expect(await mails(site)).toHaveLength(count);
  });
});

describe("an applicant", () => {
  const ask = (site: Site, number: string, phone: string, address?: string) =>
    site.visitor(address).visit("/application", { form: { number, phone } });

  test("sees the status with number and phone, written in any way, and no cache keeps it", async () => {
    const site = await siteWith({});
    const number = await numberOf(site);
    const page = await site.visitor().visit(`/application?number=${number}`);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const html = await page.text();
    expect(readPage(html).meta("robots")).toBe("noindex");
    expect(html).toContain(`value="${number.slice(0, 4)} ${number.slice(4)}"`);
    const devanagari = [...number].map((digit) => "०१२३४५६७८९"[Number(digit)]).join("");
    for (const [written, phone] of [
      [number, asha.phone],
      [`${number.slice(0, 4)} ${number.slice(4)}`, "+91 98765-43210"],
      [devanagari, "९८७६५ ४३२१०"],
    ] as const) {
      const answer = await ask(site, written, phone);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      const words = mainOf(await answer.text());
      expect(words).toContain("We have your resume, thank you.");
      expect(words).not.toContain("Asha");
    }
  });

  test("sees each status in kind words, never the note", async () => {
    const site = await siteWith({});
    const clerk = await site.staff();
    const number = await numberOf(site);
    const told = {
      "to-call": "We will call you.",
      interview: "We would like to meet you.",
      kept: "We keep your resume",
      declined: "wish you all the best",
      new: "We will read it soon.",
    };
    for (const [status, words] of Object.entries(told)) {
      await clerk.submit("/dashboard/resume/1", { status, note: "Speaks too softly" });
      const answer = mainOf(await (await ask(site, number, asha.phone)).text());
      expect(answer).toContain(words);
      expect(answer).not.toContain("softly");
    }
  });

  test.each([
    ["another number", "12345678", asha.phone],
    ["another phone", undefined, "98765 43211"],
    ["no phone", undefined, ""],
    ["a piece of the phone", undefined, "43210"],
    ["no number", "", asha.phone],
    ["nonsense", "' or 1=1", asha.phone],
  ])("with %s sees nothing, and what was typed", async (_, number, phone) => {
    const site = await siteWith({});
    const answer = await ask(site, number ?? (await numberOf(site)), phone);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain("There is no application with this number and this phone number.");
    expect(textOf(html)).not.toContain("We have your resume");
    if (phone) expect(html).toContain(`value="${phone}"`);
  });

  test("finds no application without a phone number", async () => {
    const site = await siteWith({ phone: "" });
    for (const phone of ["", "0", "98765 43210"])
      expect((await ask(site, await numberOf(site), phone)).status).toBe(422);
  });

  test("guesses at the phone of one number end after ten, from wherever they come", async () => {
    const site = await siteWith({});
    const number = await numberOf(site);
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push((await ask(site, number, `98765 4${1000 + index}`, `198.51.100.${index}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    const refused = await ask(site, number, asha.phone);
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  });
});

describe("staff", () => {
  test("staff set the status of an application in one tap, and the log has no name", async () => {
    const site = await siteWith({});
    const clerk = await site.staff();
    const answer = await clerk.visit(`${list}?status=new`, { form: { id: "1", status: "declined" } });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${list}?status=new`]);
    expect(await stored(site)).toMatchObject([{ status: "declined" }]);
    expect((await clerk.visit(list, { form: { id: "1", status: "constructor" } })).status).toBe(404);
    expect((await clerk.visit(list, { form: { id: "9", status: "kept" } })).status).toBe(404);
    const entry = await site.db
      .selectFrom("activity")
      .selectAll()
      .where("verb", "=", "changed resume status")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(entry.changes)).toEqual([{ label: "Status", from: "New", to: "Declined" }]);
    expect(JSON.stringify(entry)).not.toMatch(/Asha|cv\.pdf/);
  });

  test("staff save a note, and an invalid form comes back with its text", async () => {
    const site = await siteWith({});
    const clerk = await site.staff();
    await clerk.submit("/dashboard/resume/1", { status: "interview", note: "Monday, 10:00" });
    expect(await stored(site)).toMatchObject([{ status: "interview", note: "Monday, 10:00" }]);
    expect(mainOf(await clerk.get(list))).toContain("Monday, 10:00");
    const long = await clerk.submit("/dashboard/resume/1", { status: "kept", note: "x".repeat(2001) });
    expect([long.status, (await long.text()).includes("x".repeat(2001))]).toEqual([422, true]);
    expect((await clerk.submit("/dashboard/resume/1", { note: "" })).status).toBe(422);
  });

  test("find applications by post, status, name and phone", async () => {
    const site = await siteWith({}, { name: "Bimal Das", post: "Driver", phone: "91234 56789", email: "" });
    const clerk = await site.staff();
    await clerk.visit(list, { form: { id: "2", status: "to-call" } });
    const shown = async (query: string) => {
      const words = mainOf(await clerk.get(list + query));
      return ["Asha Rani", "Bimal Das"].filter((name) => words.includes(name));
    };
    expect(await shown("")).toHaveLength(2);
    expect(await shown("?post=Driver")).toEqual(["Bimal Das"]);
    expect(await shown("?status=new")).toEqual(["Asha Rani"]);
    expect(await shown("?status=to-call&post=Driver")).toEqual(["Bimal Das"]);
    expect(await shown("?status=new&post=Driver")).toEqual([]);
    expect(await shown("?q=asha")).toEqual(["Asha Rani"]);
    expect(await shown("?q=mathematics&status=new")).toEqual(["Asha Rani"]);
    expect(await shown("?q=91234")).toEqual(["Bimal Das"]);
    expect(await shown("?status=constructor&post=")).toHaveLength(2);
  });

  test("call, WhatsApp and e-mail open with the applicant's number and greeting", async () => {
    const site = await siteWith({});
    const clerk = await site.staff();
    for (const path of [list, "/dashboard/resume/1"]) {
      const html = decodeURIComponent(await clerk.get(path).then((page) => page.replaceAll("%", "%25")));
      expect(html).toContain('href="tel:09876543210"');
      expect(html).toContain("https://wa.me/919876543210?text=Hello%20Asha%20Rani");
      expect(html).toContain("mailto:asha%40example.com?subject=Your%20application");
    }
  });

  test("exports applications as CSV after re-authentication, with formulas escaped, and logs it", async () => {
    const site = await siteWith({ name: "=1+1", post: "@SUM(1)" }, { name: "आशा" });
    await site.db.updateTable("resumes").set({ language: "hi" }).where("name", "=", "आशा").execute();
    const clerk = await site.staff();
    const response = await clerk.visit("/dashboard/resumes.csv");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString("utf8");
    expect(text).toContain(`"'=1+1"`);
    expect(text).toContain(`"'@SUM(1)"`);
    expect(text).toMatch(/"आशा",.*"Hindi"/);
    expect(await (await clerk.visit("/dashboard/resumes.csv?status=kept")).text()).not.toContain("आशा");
    const looks = await readActivity(site.db, ["action"], (entry) => entry.topic === "reading");
    expect(looks.map(({ action }) => action)).toContain("downloaded the list of resumes");
    await site.db.updateTable("sessions").set({ proved_at: null }).execute();
    expect((await clerk.visit("/dashboard/resumes.csv")).headers.get("Location")).toMatch(
      /^\/dashboard\/confirm\?/,
    );
  });

  test("find all that is held about an applicant by the phone number, and erase it", async () => {
    const site = await siteWith({});
    const clerk = await site.staff();
    expect(mainOf(await clerk.get("/dashboard/person?q=%2B919876543210"))).toContain("Asha Rani");
    await clerk.submit("/dashboard/resume/1/delete", {});
    expect(mainOf(await clerk.get("/dashboard/person?q=9876543210"))).not.toContain("Asha Rani");
    expect(mainOf(await clerk.get(`${list}?q=asha`))).not.toContain("Asha Rani");
  });
});
