import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startServer } from "../support/server";
import { emptyTheTrash, openSite } from "../support/site";

const pdf = (words: string) =>
  new Blob([`%PDF-1.4\n${`1 0 obj <</T (${words})>> endobj\n`.repeat(20)}trailer\n%%EOF\n`]);

async function openDocuments() {
  const site = await openSite();
  const clerk = await site.staff();
  const send = async (path: string, words: string) => {
    const body = new FormData();
    body.append("name", "Fee");
    body.append("position", "1");
    body.append("document", pdf(words), "fee.pdf");
    const answer = await clerk.visit(path, { body });
    expect(answer.status).toBe(303);
    const html = await site.visitor().get("/mandatory-public-disclosure");
    return /href="(\/documents\/[^"]+)"/.exec(html)?.[1] ?? "";
  };
  return {
    site,
    clerk,
    first: await send("/dashboard/disclosures/add", "fees of the first year"),
    replace: (words: string) => send("/dashboard/disclosures/1/update", words),
    leadsTo: async (address: string, method = "GET") => {
      const { status, headers } = await site.visitor().visit(address, { method });
      return [status, headers.get("Location")];
    },
  };
}

describe("the address of a document", () => {
  test("leads to the present file, however often that was replaced", async () => {
    const { first, replace, leadsTo, site } = await openDocuments();
    const second = await replace("fees of the second year");
    const third = await replace("fees of the third year");
    expect(new Set([first, second, third]).size).toBe(3);
    for (const old of [first, second]) {
      expect(await leadsTo(old)).toEqual([302, third]);
      expect(await leadsTo(old, "HEAD")).toEqual([302, third]);
    }
    expect(await site.visitor().get(third)).toContain("fees of the third year");
  });

  test("the address of a document answers 404 while the document is deleted, and works again after a restore", async () => {
    const { first, replace, leadsTo, clerk, site } = await openDocuments();
    const second = await replace("fees of the second year");
    await clerk.submit("/dashboard/disclosures/1/delete", {});
    expect([await leadsTo(first), await leadsTo(second)]).toEqual([
      [404, null],
      [404, null],
    ]);
    await clerk.visit("/dashboard/trash", { form: { item: "disclosure document:1" } });
    expect(await leadsTo(first)).toEqual([302, second]);
    await clerk.submit("/dashboard/disclosures/1/delete", {});
    await emptyTheTrash(clerk);
    expect(await leadsTo(first)).toEqual([410, null]);
    expect(await site.db.selectFrom("document_addresses").selectAll().execute()).toEqual([]);
  });

  test("browsers check a document again at each visit, so that a replaced one is not read", async () => {
    const { first, replace, site } = await openDocuments();
    const cacheControl = async (address: string) =>
      (await site.visitor().visit(address)).headers.get("Cache-Control");
    expect(await cacheControl(first)).toBe("public, max-age=0, s-maxage=25");
    await replace("fees of the second year");
    expect(await cacheControl(first)).toBe("public, max-age=0, s-maxage=25");
  });
});

test("the address of a sample document leads to its replacement, and answers 404 after a deletion", async () => {
  const { db, uploads, origin } = await startServer();
  await mkdir(join(uploads, "documents"), { recursive: true });
  const kept = `${"b".repeat(24)}.pdf`;
  await writeFile(join(uploads, "documents", kept), Buffer.from(await pdf("real fees").arrayBuffer()));
  const now = new Date().toISOString();
  const row = { name: "Fee", url: "/disclosures/fee.pdf", bytes: 1, position: 1 };
  await db
    .insertInto("disclosures")
    .values({ ...row, created_at: now, updated_at: now })
    .execute();
  const get = async () => {
    const answer = await fetch(`${origin}/disclosures/fee.pdf`, { redirect: "manual" });
    await answer.body?.cancel();
    return [answer.status, answer.headers.get("Location"), answer.headers.get("Cache-Control")];
  };
  const soon = "public, max-age=0, s-maxage=25";
  expect(await get()).toEqual([200, null, soon]);
  await db
    .updateTable("disclosures")
    .set({ url: `/documents/${kept}` })
    .execute();
  expect(await get()).toEqual([302, `/documents/${kept}`, soon]);
  await db.updateTable("disclosures").set({ deleted_at: now }).execute();
  expect((await get()).slice(0, 2)).toEqual([404, null]);
});
