import { expect, test, vi } from "vitest";
import { resumeLimit } from "~/content/resumes/take-resume.server";
import { countTries } from "~/limits/visitor-forms.server";
import { openSite, textOf } from "../support/site";
import { zip } from "../unit/files/containers";

/** Takes about a second of CPU time until its budget is spent. */
const slow = new Blob([
  Uint8Array.from(
    zip({
      "[Content_Types].xml": "<Types/>",
      "word/document.xml": "<w:document/>",
      ...Object.fromEntries(
        Array.from({ length: 45 }, (_, index) => [`word/_rels/${index}.rels`, "<a/>".repeat(500_000)]),
      ),
    }),
  ),
]);

const pdf = new Blob([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`]);

function application(content: Blob, name: string) {
  const body = new FormData();
  body.append("name", "Rina Das");
  body.append("phone", "98765 43210");
  body.append("resumeupload", content, name);
  return { body };
}

test("staff upload a PDF while visitors' files wait, and visitors beyond the limit get a 503", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const statuses: number[] = [];
  const sending = Array.from({ length: 30 }, async (_, index) => {
    const visitor = site.visitor(`198.51.100.${index % 8}`);
    // The first ones hold the others up.
    const sent = index < 3 ? application(slow, "cv.docx") : application(pdf, "cv.pdf");
    statuses.push((await visitor.visit("/gdapi/resume.php", sent)).status);
  });
  await expect.poll(() => statuses.includes(503)).toBe(true);

  const body = new FormData();
  body.append("document", pdf, "fee.pdf");
  body.append("title", "Fees");
  const answered = await clerk.visit("/dashboard/add-notice/files", { body });
  expect(answered.status).toBeLessThan(500);
  expect(statuses.length).toBeLessThan(30);

  await Promise.all(sending);
  // One is examined and ten wait; the others are refused at once.
  expect(statuses.filter((status) => status !== 503).length).toBeLessThanOrEqual(11);
  expect(textOf(await clerk.get("/dashboard"))).toContain("Someone is trying to block uploads");
});

test("a sender beyond the limit is refused before the file is read", async () => {
  const site = await openSite();
  const send = (content: Blob, name: string) =>
    site.visitor().visit("/gdapi/resume.php", application(content, name));
  const sending = [send(slow, "cv.docx"), ...["a.pdf", "b.pdf", "c.pdf"].map((name) => send(pdf, name))];
  const refused = await Promise.any(
    sending.map(async (sent) => {
      const response = await sent;
      if (response.status !== 503) throw new Error("It was examined.");
      return response;
    }),
  );
  expect(await refused.text()).toBe(
    "The server is busy, so nothing was saved. Please try again in a minute.",
  );
  expect(refused.headers.get("Retry-After")).toBe("60");
  const pull = vi.fn();
  const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  expect((await site.visitor().visit("/career", { body, headers })).status).toBe(503);
  expect(pull).not.toHaveBeenCalled();
  await Promise.all(sending);
});

test("a file that needs too much work counts as ten tries of its sender, and not for others", async () => {
  const site = await openSite();
  const send = (address: string, content: Blob, name: string) =>
    site.visitor(address).visit("/gdapi/resume.php", application(content, name));
  const sender = { services: site, clientAddress: "198.51.100.1" };
  await countTries(sender, resumeLimit, resumeLimit.network - 11);
  expect((await send("198.51.100.1", slow, "cv.docx")).status).toBe(422);
  expect((await send("198.51.100.1", pdf, "cv.pdf")).status).toBe(200);
  expect((await send("198.51.100.1", pdf, "cv.pdf")).status).toBe(429);
  expect((await send("198.51.100.2", pdf, "cv.pdf")).status).toBe(200);
});
