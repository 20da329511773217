import { expect, test, vi } from "vitest";
import type { Connections } from "~db/connections";
import { notice, openSampleSite, openSite } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

interface Read {
  text: string;
  plan: string[];
}

async function listReads(site: Site, act: () => Promise<unknown>): Promise<Read[]> {
  const connections = Reflect.get(site.db, Symbol.for("connections of the database")) as Connections;
  const { reader } = connections;
  const run: Read[] = [];
  const prepare = reader.prepare.bind(reader);
  const spy = vi.spyOn(reader, "prepare").mockImplementation((text) => {
    const statement = prepare(text);
    const counting =
      (read: "all" | "get") =>
      (...values: unknown[]) => {
        const given = values.filter((value) => value !== undefined);
        const steps = prepare(`explain query plan ${text}`).all(...given) as { detail: string }[];
        run.push({ text, plan: steps.map(({ detail }) => detail) });
        return statement[read](...given);
      };
    const { readonly, reader: isReader } = statement;
    return { readonly, reader: isReader, all: counting("all"), get: counting("get") } as never;
  });
  await act();
  spy.mockRestore();
  return run;
}

async function countReads(site: Site, act: () => Promise<unknown>) {
  const run = await listReads(site, act);
  const count = (pattern: RegExp) => run.filter(({ text }) => pattern.test(text)).length;
  return {
    session: count(/from "sessions" inner join "staff"/),
    secondStep: count(/from "settings" where "name" = \?.*"second_steps"/),
    settings: count(/^select \* from "settings"$/),
    revision: count(/from content_revision/),
  };
}

test("a staff page, its refused form and a public page look each thing up once", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const visitor = site.visitor();
  const form = { ...notice, title: "", details: "" };
  const answers: Response[] = [];
  const visit = (person: typeof clerk, path: string, fields?: Record<string, string>) =>
    countReads(site, async () => {
      const answer = await person.visit(path, fields && { form: fields });
      await answer.text();
      answers.push(answer);
    });
  const once = { session: 1, secondStep: 1, settings: 1, revision: 1 };
  expect.soft(await visit(clerk, "/dashboard/add-notice"), "a form").toEqual(once);
  expect.soft(await visit(clerk, "/dashboard/add-notice", form), "its refusal").toEqual(once);
  expect.soft(await visit(visitor, "/"), "a public page").toEqual({ ...once, session: 0, secondStep: 0 });
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 200]);
});

test("the start page of an administrator reads the database at most 61 times", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const run = await listReads(site, () => clerk.get("/dashboard"));
  expect(run.length, run.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(61);
  expect(run.length).toBeGreaterThan(10);
});

/** Tables that grow with the years. */
const largeTables = "notices|photos|messages|resumes|subscribers|activity|takedowns|notice_files";
const scan = new RegExp(`^SCAN (?:${largeTables})$`);
const search = new RegExp(`^SEARCH (?:${largeTables}) USING INDEX`);

/** True if a statement reads all rows of a large table, or all that one of two indexes finds. */
const isSlow = ({ plan }: Read) => {
  const at = plan.indexOf("MULTI-INDEX OR");
  return (
    plan.some((step) => scan.test(step)) || (at >= 0 && plan.slice(at).some((step) => search.test(step)))
  );
};

test("the home page and lists of visitors walk through large tables by one index", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  for (const path of ["/", "/?tab=events", "/notices", "/year-calendar", "/school-gallery", "/events"]) {
    const run = await listReads(site, () => clerk.get(path));
    const slow = run.filter(isSlow);
    expect(slow, path).toEqual([]);
  }
});
