import { expect, test, vi } from "vitest";
import type { Connections } from "~db/connections";
import { notice, openSite } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

async function listReads(site: Site, act: () => Promise<unknown>): Promise<string[]> {
  const connections = Reflect.get(site.db, Symbol.for("connections of the database")) as Connections;
  const { reader } = connections;
  const run: string[] = [];
  const prepare = reader.prepare.bind(reader);
  const spy = vi.spyOn(reader, "prepare").mockImplementation((text) => {
    const statement = prepare(text);
    const counting = (read: "all" | "get") => (values: unknown[]) => {
      run.push(text);
      return values === undefined ? statement[read]() : statement[read](values);
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
  const count = (pattern: RegExp) => run.filter((text) => pattern.test(text)).length;
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
  expect(run.length, run.join("\n")).toBeLessThanOrEqual(61);
  expect(run.length).toBeGreaterThan(10);
});
