import { lookup } from "node:dns/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import os from "node:os";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type AskLinkOptions, askLink } from "~/content/disclosures/report/ask-link.server";
import { type Asked, checkNextLink } from "~/content/disclosures/report/check-links.server";
import { crawlSite } from "~/content/disclosures/report/crawl.server";
import { readReport } from "~/content/disclosures/report/report.server";
import { isElsewhere } from "~/services/public-lookup.server";
import { saveSettings } from "~/settings/queries.server";
import { readActivity } from "../support/activity";
import { notice, openSite, origin, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const report = "/dashboard/appendix-ix/report";
const [minute, hour] = [60_000, 60 * 60_000];
const day = 24 * hour;
const now = Date.parse("2026-11-24T00:00:00Z");

/** Fake external sites that record methods and paths. */
async function otherSites(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, asked };
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (_: unknown, response: ServerResponse) =>
    void response.writeHead(code, headers).end();

async function crawl(site: Site): Promise<void> {
  const visitor = site.visitor();
  await crawlSite({ ...site, visit: (address) => visitor.visit(address) }, { between: 0 });
}

const linksOf = (site: Site, own: 0 | 1) =>
  site.db.selectFrom("checked_links").selectAll().where("own", "=", own).orderBy("url").execute();

async function withNotice(details: string) {
  const site = await openSite({ ORIGIN: origin });
  const clerk = await site.staff();
  expect((await clerk.submit("/dashboard/add-notice", { ...notice, details })).status).toBe(303);
  return { site, clerk };
}

describe("the crawl of the site itself", () => {
  test("finds no dead link on a site whose links are right, and says so in the report", async () => {
    const { site } = await withNotice(`Read [the notices](${origin}/notices) and [this](${origin}/result).`);
    await crawl(site);
    expect(await linksOf(site, 1)).toEqual([]);
  });

  test("finds a dead own link and the page that has it, until the link is right", async () => {
    const { site, clerk } = await withNotice(
      `See [the list](${origin}/lists/class-vi) and [a notice](${origin}/notices/99).`,
    );
    await crawl(site);
    const dead = await linksOf(site, 1);
    expect(dead.map(({ url, page, problem }) => ({ url, page: /^\/notices/.test(page), problem }))).toEqual([
      { url: "/lists/class-vi", page: true, problem: "leads to no page" },
      { url: "/notices/99", page: true, problem: "leads to no page" },
    ]);
    expect(textOf(await clerk.get("/dashboard"))).toContain("2 dead links");
    expect(await clerk.get("/dashboard")).toContain(`href="${report}#links"`);
    expect(textOf(await clerk.get(report))).toContain(
      "/lists/class-vi leads to no page; on the page /notices",
    );
    await clerk.submit("/dashboard/notice/1/delete", {});
    await crawl(site);
    expect(await linksOf(site, 1)).toEqual([]);
  });

  test("notes nothing while the site itself fails", async () => {
    const { site } = await withNotice(`See [the list](${origin}/lists/class-vi).`);
    await crawl(site);
    const visitor = site.visitor();
    const visit = async (address: string) =>
      address === "/sitemap.xml" ? visitor.visit(address) : new Response(null, { status: 500 });
    await expect(crawlSite({ ...site, visit }, { between: 0 })).rejects.toThrow(
      "The home page answered 500.",
    );
    expect((await linksOf(site, 1)).map(({ url }) => url)).toEqual(["/lists/class-vi"]);
  });

  test("lists links to other sites once, with a page that has them, and forgets those that are gone", async () => {
    const { site, clerk } = await withNotice(
      "[Form](https://forms.example/a?b=1&c=2#top), [again](https://forms.example/a?b=1&c=2), [CBSE](https://www.cbse.gov.in/).",
    );
    await crawl(site);
    const urls = async () =>
      (await linksOf(site, 0)).map(({ url }) => url).filter((url) => /forms|cbse/.test(url));
    expect(await urls()).toEqual(["https://forms.example/a?b=1&c=2", "https://www.cbse.gov.in/"]);
    await site.db.updateTable("checked_links").set({ off: 1 }).where("url", "like", "%cbse%").execute();
    await crawl(site);
    expect((await linksOf(site, 0)).find(({ url }) => url.includes("cbse"))?.off).toBe(1);
    await clerk.submit("/dashboard/notice/1/delete", {});
    await crawl(site);
    expect(await urls()).toEqual([]);
  });
});

describe("a link to another site", () => {
  const ask = async (
    answer: Parameters<typeof otherSites>[0],
    url = "https://school.example/page",
    more: AskLinkOptions = {},
  ) => {
    const { origin, asked } = await otherSites(answer);
    return { problem: await askLink(url, { standIn: origin, ...more }), asked };
  };

  test.each([
    [200, ""],
    [404, "leads to no page (404)"],
    [410, "leads to no page (410)"],
    [500, "does not answer rightly (500)"],
    [403, ""],
    [429, ""],
  ])("a link that answers %i: %s", async (code, problem) => {
    expect((await ask(status(code))).problem).toBe(problem);
  });

  test("a link is checked by HEAD, or by a GET of one byte", async () => {
    expect((await ask(status(200))).asked).toEqual(["HEAD /school.example/page"]);
    const ranges: unknown[] = [];
    const { problem, asked } = await ask((request, response) => {
      ranges.push(request.headers.range);
      response.writeHead(request.method === "HEAD" ? 405 : 206).end("x");
    });
    expect([problem, asked, ranges]).toEqual([
      "",
      ["HEAD /school.example/page", "GET /school.example/page"],
      [undefined, "bytes=0-0"],
    ]);
  });

  test("a link that never answers is abandoned after the time limit", async () => {
    expect((await ask(() => {}, undefined, { timeout: 200 })).problem).toBe("did not answer in time");
  });

  test("a link check follows redirects, but not endless ones", async () => {
    const moved = await ask((request, response) =>
      request.url === "/school.example/page"
        ? response.writeHead(301, { Location: "/new" }).end()
        : response.writeHead(404).end(),
    );
    expect(moved.problem).toBe("leads to no page (404)");
    const circle = await ask(status(302, { Location: "/page" }));
    expect([circle.problem, circle.asked.length]).toEqual(["leads on and on in a circle", 6]);
  });

  test("a link to the machine itself is never requested", async () => {
    const addresses = { eth0: [{ address: "8.8.4.4" }, { address: "2001:4860:4860::8844%eth0" }] };
    vi.spyOn(os, "networkInterfaces").mockReturnValue(addresses as never);
    onTestFinished(() => void vi.restoreAllMocks());
    for (const host of ["8.8.4.4", "[2001:4860:4860:0::8844]", "[::ffff:8.8.4.4]"])
      expect(await askLink(`http://${host}:9/`), host).toBe("leads into a network of its own");
    expect(isElsewhere("8.8.8.8")).toBe(true);
    expect(isElsewhere("2001:4860:4860::8888")).toBe(true);
  });

  test("into this machine or its network is never asked, nor by a redirect", async () => {
    const inside = await otherSites(status(200));
    const { port } = new URL(inside.origin);
    for (const host of [
      "127.0.0.1",
      "localhost",
      "2130706433",
      "[::1]",
      "10.0.0.1",
      "169.254.169.254",
      "[::ffff:127.0.0.1]",
      "[::7f00:1]",
      "[::127.0.0.1]",
      "[::8.8.8.8]",
      "[64:ff9b::7f00:1]",
    ]) {
      expect(await askLink(`http://${host}:${port}/`), host).toBe("leads into a network of its own");
    }
    const redirected = await ask(status(302, { Location: `${inside.origin}/secret` }));
    expect(redirected.problem).toBe("leads into a network of its own");
    expect((await ask(status(302, { Location: "file:///etc/passwd" }))).problem).toBe(
      "leads to an address that is not a website",
    );
    expect(inside.asked).toEqual([]);
  });
});

describe("the check of links to other sites", () => {
  async function withLinks(...urls: string[]) {
    const site = await openSite();
    const row = { page: "/notices", own: 0, checked_at: null };
    await site.db
      .insertInto("checked_links")
      .values(urls.map((url) => ({ url, ...row })))
      .execute();
    return site;
  }
  const deadWords = async ({ db }: Site) =>
    (await readReport(db)).findings
      .filter(({ topic }) => topic === "link")
      .map(({ what, wrong }) => `${what} ${wrong}`);

  test("the report names links that failed twice, a day apart, and none that work again", async () => {
    let code = 404;
    const { origin: standIn, asked } = await otherSites((_, response) => response.writeHead(code).end());
    const site = await withLinks("https://gone.example/form");
    const check = (time: number) => checkNextLink(site, new Map(), time, { standIn });
    expect(await check(now)).toBe(true);
    expect(await deadWords(site)).toEqual([]);
    expect(await check(now + hour)).toBe(false);
    expect(await check(now + day)).toBe(true);
    expect(await deadWords(site)).toEqual([
      "https://gone.example/form leads to no page (404); on the page /notices",
    ]);
    expect((await readReport(site.db)).clauses.map(({ words }) => words)).toContain("1 dead link");
    code = 200;
    expect(await check(now + 2 * day)).toBe(false);
    expect(await check(now + 8 * day)).toBe(true);
    expect(await deadWords(site)).toEqual([]);
    expect(asked).toHaveLength(5);
  });

  test("links to the field with the address, in a setting or a line of Appendix IX", async () => {
    const site = await withLinks("https://www.facebook.com/hillview", "https://video.example/tour");
    await saveSettings(site.db, { facebook_url: "https://www.facebook.com/hillview" });
    const saved_at = new Date().toISOString();
    await site.db
      .insertInto("appendix_values")
      .values({ line: "e7", value: "https://video.example/tour", reason: "", source: "staff", saved_at })
      .execute();
    await site.db.updateTable("checked_links").set({ problem: "does not answer", failures: 2 }).execute();
    const { findings } = await readReport(site.db);
    expect(findings.filter(({ topic }) => topic === "link").map(({ link }) => link.to)).toEqual([
      "/dashboard/appendix-ix/e#e7",
      "/dashboard/settings/social#facebook_url",
    ]);
  });

  test("asks one site once a minute, others in between, and each link once a week", async () => {
    const { origin: standIn, asked } = await otherSites(status(200));
    const site = await withLinks("https://a.example/1", "https://a.example/2", "https://b.example/");
    const hosts: Asked = new Map();
    const check = (time: number) => checkNextLink(site, hosts, time, { standIn });
    expect(await check(now)).toBe(true);
    expect(await check(now + 20_000)).toBe(true);
    expect(await check(now + 40_000)).toBe(false);
    expect(await check(now + minute)).toBe(true);
    expect(asked).toEqual(["HEAD /a.example/1", "HEAD /b.example/", "HEAD /a.example/2"]);
    expect(await check(now + 2 * minute)).toBe(false);
    expect(await check(now + 7 * day)).toBe(true);
    // A wrong clock must not delay links for years.
    await site.db.updateTable("checked_links").set({ next_at: "2031-01-01T00:00:00.000Z" }).execute();
    expect(await check(now + 8 * day)).toBe(true);
  });

  test("link checks are switched off for single links in the report, and for all in the settings", async () => {
    const { origin: standIn, asked } = await otherSites(status(404));
    const site = await withLinks("https://a.example/", "https://b.example/");
    const clerk = await site.staff();
    await site.db.updateTable("checked_links").set({ problem: "does not answer", failures: 2 }).execute();
    const html = await clerk.get(report);
    const [, key = ""] = /name="off" id="off-\w+" value="(\w+)"/.exec(html) ?? [];
    expect((await clerk.submit(report, { what: "links", off: key })).status).toBe(303);
    expect(await deadWords(site)).toEqual(["https://b.example/ does not answer; on the page /notices"]);
    const log = await readActivity(site.db, ["action", "subject"]);
    expect(log).toContainEqual({ action: "took a link out of the check", subject: "https://a.example/" });
    expect(await clerk.get(report)).toMatch(
      new RegExp(`id="off-${key}" checked=""|value="${key}" checked=""|checked=""[^>]*value="${key}"`),
    );
    await checkNextLink(site, new Map(), now, { standIn });
    expect(await checkNextLink(site, new Map(), now, { standIn })).toBe(false);
    expect(new Set(asked.map((one) => one.split(" ")[1]))).toEqual(new Set(["/b.example/"]));
    expect((await clerk.submit("/dashboard/settings/server", { link_checks: "off" })).status).toBe(303);
    expect(await checkNextLink(site, new Map(), now + 30 * day, { standIn })).toBe(false);
    await clerk.submit("/dashboard/settings/server", { link_checks: "" });
    await clerk.submit(report, { what: "links" });
    expect(await checkNextLink(site, new Map(), now + 30 * day, { standIn })).toBe(true);
  });

  test("links are not reported if the server itself is offline", async () => {
    const site = await withLinks("https://name-that-nobody-can-resolve.invalid/");
    expect(await checkNextLink(site, new Map(), now)).toBe(true);
    const [link] = await linksOf(site, 0);
    // This machine can be offline.
    const hasLine = await lookup("example.com").then(
      () => true,
      () => false,
    );
    expect(link).toMatchObject(
      hasLine
        ? { problem: "leads to a website that is not there", failures: 1 }
        : { problem: "", failures: 0, next_at: new Date(now + hour).toISOString() },
    );
  });
});
