import { createServer, type Server } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { sendDueMails } from "~/content/messages/outbox.server";
import { openSite, textOf, tokenOf } from "../support/site";

const message = {
  first_name: "Rina",
  last_name: "Mahato",
  phone: "",
  email: "rina@example.com",
  message: "When is PTM?",
};

/** Waits until a form is old enough to have been typed by a person. */
async function typed(site: Awaited<ReturnType<typeof openSite>>, path: string) {
  const person = site.visitor();
  const form_token = tokenOf(await person.get(path)) ?? "";
  await new Promise((resolve) => setTimeout(resolve, 1600));
  return { person, form_token };
}

describe("contact", () => {
  test("a message is stored, and answered with 'Message Sent'", async () => {
    const site = await openSite();
    const { person, form_token } = await typed(site, "/contact");
    const posts = await Promise.all(
      Array.from({ length: 5 }, () => person.visit("/contact", { form: { ...message, form_token } })),
    );
    expect(posts.map((response) => response.status)).toEqual([303, 303, 303, 303, 303]);
    expect(textOf(await person.get("/contact"))).toContain("Message Sent");
    const rows = await site.db.selectFrom("messages").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject(message);
    expect(person.cookies.has("session")).toBe(false);
  });

  test.each([
    ["no message", { message: " " }, "Write your message"],
    ["no way to answer", { email: "" }, "Give us a phone number or an e-mail address"],
    ["a wrong address", { email: "rina@" }, "Enter an e-mail address"],
    ["too long a message", { message: "x".repeat(5001) }, "at most 5000 characters"],
  ])("%s is told, with what was typed", async (_, change, words) => {
    const site = await openSite();
    const response = await site.visitor().visit("/contact", { form: { ...message, ...change } });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(textOf(html)).toContain("Failed to send messgae");
    expect(textOf(html)).toContain(words);
    expect(html).toContain('value="Rina"');
    expect(await site.db.selectFrom("messages").selectAll().execute()).toEqual([]);
  });

  test("machines are answered like anybody, and dropped", async () => {
    const site = await openSite();
    const robot = site.visitor();
    const trapped = await robot.visit("/contact", { form: { ...message, website: "http://spam.example" } });
    expect(trapped.status).toBe(303);
    expect((await robot.submit("/contact", message)).status).toBe(303);
    expect(await site.db.selectFrom("messages").selectAll().execute()).toEqual([]);
  });

  test("a visit request comes filled in", async () => {
    const html = await (await openSite()).visitor().get("/contact?about=visit");
    expect(html).toContain("We would like to visit the school.");
  });

  test("the old endpoint does the same", async () => {
    const site = await openSite();
    const call = (fields: object) =>
      site.visitor().visit("/gdapi/receive_mail.php", {
        method: "POST",
        body: JSON.stringify(fields),
        headers: { "Content-Type": "application/json" },
      });
    expect(await (await call(message)).json()).toEqual({ success: true, message: "Message Sent" });
    const refused = await call({ message: "" });
    expect([refused.status, (await refused.json()).success]).toEqual([422, false]);
    expect(await site.db.selectFrom("messages").selectAll().execute()).toHaveLength(1);
  });
});

/** A mail server of the plainest kind: takes every mail and remembers it. */
async function mailServer(): Promise<{ url: string; mails: string[]; close: () => void }> {
  const mails: string[] = [];
  const server: Server = createServer((socket) => {
    let mail: string | undefined;
    let rest = "";
    socket.write("220 mail.test\r\n");
    socket.on("data", (chunk) => {
      rest += chunk.toString();
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (mail !== undefined && line !== ".") mail += `${line}\n`;
        else if (mail !== undefined) {
          mails.push(mail);
          mail = undefined;
          socket.write("250 taken\r\n");
        } else if (line === "DATA") {
          mail = "";
          socket.write("354 go on\r\n");
        } else if (line === "QUIT") socket.end("221 bye\r\n");
        else socket.write("250 ok\r\n");
      }
    });
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() };
}

describe("mail", () => {
  test("is sent by a real mail server, later where it is down, and nothing is lost", async () => {
    const down = await openSite({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO: "office@school.example" });
    const { person, form_token } = await typed(down, "/contact");
    await person.visit("/contact", { form: { ...message, form_token } });
    const services = { ...down, log: { warn: () => {}, error: () => {} } as never };
    expect(await sendDueMails(services)).toBe(0);
    const waiting = await down.db.selectFrom("outgoing_mails").selectAll().executeTakeFirstOrThrow();
    expect(waiting).toMatchObject({ attempts: 1, sent_at: null, last_error: "ESOCKET" });
    expect(Date.parse(waiting.next_attempt_at)).toBeGreaterThan(Date.now());
    expect(await sendDueMails(services)).toBe(0);

    const mail = await mailServer();
    onTestFinished(mail.close);
    const up = {
      ...services,
      config: { ...down.config, smtp: { url: mail.url, to: "office@school.example" } },
    };
    const later = Date.now() + 2 * 60_000;
    expect(await sendDueMails(up, later)).toBe(1);
    expect(await sendDueMails(up, later)).toBe(0);
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]).toContain("When is PTM?");
    expect(mail.mails[0]).toMatch(/Reply-To: Rina Mahato <rina@example.com>/);
  });

  test("a name cannot add headers", async () => {
    const mail = await mailServer();
    onTestFinished(mail.close);
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO: "office@school.example" });
    const { person, form_token } = await typed(site, "/contact");
    const first_name = "Rina\r\nBcc: all@example.com";
    await person.visit("/contact", { form: { ...message, first_name, form_token } });
    expect(await sendDueMails({ ...site, log: { warn: () => {} } as never })).toBe(1);
    expect(mail.mails[0]).not.toMatch(/^Bcc:/m);
  });
});

describe("career", () => {
  const pdf = new Blob([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`]);
  const withFile = (content: Blob | undefined, name: string, form_token = "") => {
    const body = new FormData();
    body.append("form_token", form_token);
    if (content) body.append("resumeupload", content, name);
    return { body };
  };

  test("a resume is kept, privately, once", async () => {
    const site = await openSite();
    const person = site.visitor();
    const token = tokenOf(await person.get("/career")) ?? "";
    for (let index = 0; index < 3; index += 1) {
      const response = await person.visit("/career", withFile(pdf, "../My résumé.pdf", token));
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/career"]);
    }
    expect(textOf(await person.get("/career"))).toContain("Resume uploaded successfully");
    const rows = await site.db.selectFrom("resumes").selectAll().execute();
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row).toMatchObject({
      original_name: "My résumé.pdf",
      file_type: "application/pdf",
      file_size: pdf.size,
    });

    const path = `/gdapi/uploads/${row?.file_name}`;
    expect((await person.visit(path)).status).toBe(401);
    expect((await person.visit(`/uploads/${row?.file_name}`)).status).toBe(404);
    const clerk = await site.staff();
    const file = await clerk.visit(path);
    expect(file.headers.get("Content-Disposition")).toMatch(/^attachment;/);
    expect((await file.arrayBuffer()).byteLength).toBe(pdf.size);
    const list = textOf(await clerk.get("/dashboard/get-resume"));
    expect(list).toContain("My résumé.pdf");
    expect(list).toContain("0.00 MB");
    const log = textOf(await clerk.get("/dashboard/activity"));
    expect(log).toContain("clerk downloaded a resume");
    await clerk.submit(`/dashboard/resume/${row?.id}/delete`, {});
    expect(textOf(await clerk.get("/dashboard/get-resume"))).toContain("No resumes uploaded yet.");
    expect((await clerk.visit(path)).status).toBe(404);
  });

  test.each([
    ["no file", undefined, "", "Please select a file first."],
    ["another kind", new Blob(["hello"]), "cv.txt", "whose name ends"],
    ["a disguised file", new Blob(["<html></html>"]), "cv.pdf", "PDF"],
    [
      "more than 5 MB",
      new Blob([`%PDF-1.4\n${"x".repeat(5 * 1024 * 1024)}\n%%EOF`]),
      "cv.pdf",
      "larger than 5 MB",
    ],
  ])("%s is refused in words", async (_, content, name, words) => {
    const site = await openSite();
    const page = await site.visitor().visit("/career", withFile(content, name));
    expect(page.status).toBe(422);
    expect(textOf(await page.text())).toContain(words);
    const old = await site.visitor().visit("/gdapi/resume.php", withFile(content, name));
    expect([old.status, old.headers.get("Content-Type")]).toEqual([422, "text/plain; charset=utf-8"]);
    expect(await old.text()).toContain(words);
    expect(await site.db.selectFrom("resumes").selectAll().execute()).toEqual([]);
  });

  test("none open is said so, and posts are listed newest first", async () => {
    const site = await openSite();
    expect(textOf(await site.visitor().get("/career"))).toContain("No job openings at the moment.");
    const clerk = await site.staff();
    await clerk.submit("/dashboard/add-job", { title: "First", details: "d".repeat(150) });
    const added = await clerk.submit("/dashboard/add-job", { title: "Second", details: "x".repeat(150) });
    expect(added.headers.get("Location")).toBe("/dashboard");
    expect(textOf(await clerk.get("/dashboard"))).toContain("Post Created Successfully");
    const home = await site.visitor().get("/");
    expect(home).toContain(`${"x".repeat(100)}...<`);
    expect(home).not.toContain("x".repeat(101));
    const { success, data } = await (await site.visitor().visit("/gdapi/get_jobpost.php")).json();
    expect([success, data.map((job: { title: string }) => job.title)]).toEqual([true, ["Second", "First"]]);
    const gone = await clerk.visit("/gdapi/del_jobpost.php?id=2", { method: "DELETE" });
    expect(await gone.json()).toEqual({ success: true, message: "Job Post deleted successfully" });
    await clerk.submit("/dashboard/job/1/delete", {});
    expect(textOf(await clerk.get("/dashboard/deletePost"))).toContain("No Post found");
  });
});

describe("calendar", () => {
  test("shows a month from Sunday, holidays before events, today marked", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    for (const [title, date, kind] of [
      ["Rehearsal", "2025-05-18", "event"],
      ["Summer vacation", "2025-05-18", "holiday"],
    ] as const) {
      expect((await clerk.submit("/dashboard/calendar/add", { title, date, kind })).status).toBe(303);
    }
    const html = await site.visitor().get("/curriculum?month=2025-05");
    expect(textOf(html)).toContain("May 2025");
    expect(html.indexOf("Summer vacation")).toBeLessThan(html.indexOf("Rehearsal"));
    expect(html).toContain('class="entry entry-holiday">Summer vacation');
    expect(html).toContain('class="entry entry-event">Rehearsal');
    expect(html).toContain('href="/curriculum?month=2025-04" rel="prev"');
    expect(html).toContain('href="/curriculum?month=2025-06" rel="next"');
    expect(html.indexOf(">Sun<")).toBeLessThan(html.indexOf(">Mon<"));
    expect(html).toMatch(/<td class="other-month"><time dateTime="2025-04-27">/);
    expect(await site.visitor().get("/curriculum")).toContain('aria-current="date"');
    expect((await site.visitor().visit("/curriculum?month=2025-13")).status).toBe(200);
  });
});

describe("mandatory public disclosure", () => {
  const pdf = new Blob([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`]);

  test("a document is added, opened in a new tab, replaced, deleted and restored", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form = (fields: Record<string, string>, file?: Blob) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      if (file) body.append("document", file, "fee.pdf");
      return { body };
    };
    const missing = await clerk.visit("/dashboard/disclosures/add", form({ name: "Fee", position: "1" }));
    expect([missing.status, textOf(await missing.text()).includes("Choose a PDF file")]).toEqual([422, true]);
    const wrong = new Blob(["<html></html>"]);
    const disguised = await clerk.visit(
      "/dashboard/disclosures/add",
      form({ name: "Fee", position: "1" }, wrong),
    );
    expect(disguised.status).toBe(422);
    await clerk.visit("/dashboard/disclosures/add", form({ name: "Fee", position: "1" }, pdf));

    const page = "/mandatory-public-disclosure";
    const html = await site.visitor().get(page);
    expect(html).toContain('<h1 id="mandatory-public-disclosure">Mandatory Public Disclosure</h1>');
    const [, url = ""] = /href="(\/documents\/[^"]+)" target="_blank"/.exec(html) ?? [];
    const file = await site.visitor().visit(url);
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    await clerk.visit("/dashboard/disclosures/1/update", form({ name: "Fees", position: "1" }));
    expect(await site.visitor().get(page)).toContain("Fees");
    await clerk.submit("/dashboard/disclosures/1/delete", {});
    expect((await site.visitor().visit(url)).status).toBe(404);
    await clerk.visit("/dashboard/trash", { form: { item: "disclosure document:1" } });
    expect((await site.visitor().visit(url)).status).toBe(200);
  });
});
