import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startServer } from "../support/server";
import { emptyTheTrash, openSite, textOf } from "../support/site";
import { findStyles } from "../support/styles";

describe("calendar", () => {
  test("shows a month from Sunday, holidays before events, today marked", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    for (const [title, date, kind] of [
      ["Rehearsal", "2025-05-18", "event"],
      ["Summer vacation", "2025-05-18", "holiday"],
      ["Sports day", "2025-05-12", "event"],
    ] as const) {
      expect((await clerk.submit("/dashboard/calendar/add", { title, date, kind })).status).toBe(303);
    }
    const html = await site.visitor().get("/curriculum?month=2025-05");
    expect(textOf(html)).toContain("May 2025");
    expect(html.indexOf("Summer vacation")).toBeLessThan(html.indexOf("Rehearsal"));
    const [red, blue, grey] = ["color:#a3241d", "color:#1d4f91", "color:#4d5b53"];
    expect(findStyles(html, "Summer vacation")).toContain(red);
    expect(findStyles(html, "Rehearsal")).toContain(grey);
    expect(findStyles(html, "Sports day")).toContain(blue);
    expect(html).toContain('href="/curriculum?month=2025-04" rel="prev"');
    expect(html).toContain('href="/curriculum?month=2025-06" rel="next"');
    expect(html.indexOf(">Sun<")).toBeLessThan(html.indexOf(">Mon<"));
    const dayClass = (date: string) =>
      new RegExp(`<td class="([^"]*)"><time dateTime="${date}"`).exec(html)?.[1];
    expect(dayClass("2025-04-27")).not.toBe(dayClass("2025-05-12"));
    expect(dayClass("2025-04-27")).toBe(dayClass("2025-04-28"));
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
    for (const [inside, words] of [
      ["<</Encrypt 5 0 R>>", "This PDF is locked"],
      ["<</S /JavaScript>>", "This PDF contains a program"],
      ["<</Names <</EmbeddedFiles 2 0 R>>>>", "This PDF contains another file"],
    ]) {
      const file = new Blob([`%PDF-1.4\n1 0 obj ${inside} endobj\ntrailer\n%%EOF\n`]);
      const refused = await clerk.visit(
        "/dashboard/disclosures/add",
        form({ name: "Fee", position: "1", page: "/fees" }, file),
      );
      expect([refused.status, textOf(await refused.text())]).toEqual([
        422,
        expect.stringContaining(words ?? ""),
      ]);
    }
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
    await clerk.submit("/dashboard/disclosures/1/delete", {});
    const kept = () => readdir(join(site.config.uploadsDir, "documents"));
    expect(await kept()).toHaveLength(1);
    await emptyTheTrash(clerk);
    expect(await kept()).toEqual([]);
  });
});

test("a month far away is shown, and kept in no cache", async () => {
  const { origin } = await startServer();
  const month = async (value: string) => {
    const answer = await fetch(`${origin}/curriculum?month=${value}`);
    await answer.text();
    return [answer.status, answer.headers.get("Cache-Control")];
  };
  const near = new Date().toISOString().slice(0, 7);
  expect(await month(near)).toEqual([200, "public, max-age=0, s-maxage=25"]);
  for (const far of ["1950-01", "2199-12"]) expect(await month(far)).toEqual([200, "private, no-cache"]);
});
