import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { findStaffByUsername } from "~/accounts/queries.server";
import { openSession } from "~/accounts/sign-in.server";
import { readConfig } from "~/config.server";
import { openStore } from "~/files/store/open-store.server";
import { issueToken, readToken } from "~/forms/one-time.server";
import type { Services } from "~/services/services.server";
import { openDatabase } from "~db/connection.server";
import { createDiskReserve } from "~db/disk-reserve";
import { requestHandler } from "../../server/route-tables";
import { build } from "./build";
import { assertDocumented } from "./documented";
import { fieldOf, OpenedPage } from "./page";
import { copyFolder, findSamples } from "./samples";
import { makeTemporaryFolder } from "./temporary-folder";

const handle = requestHandler(build);

export const routes = build.routes;

export const origin = "http://school.test";

const visitorAddress = "203.0.113.7";

interface Visit {
  method?: string;
  form?: Record<string, string>;
  body?: BodyInit;
  headers?: Record<string, string>;
}

let samples: Promise<string> | undefined;

/** Opens an empty or a sample site for all tests of a group. @returns function that returns what `prepare` made */
export function shareSite<Shared>(
  prepare: (site: Awaited<ReturnType<typeof openSite>>) => Shared | Promise<Shared>,
  { isSample = false } = {},
) {
  let shared: Shared;
  const closings: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const whenDone = (close: () => Promise<void>) => void closings.unshift(close);
    const from = isSample ? await sampleFolder() : undefined;
    shared = await prepare(await openSite({}, {}, tmpdir(), from, whenDone));
  });
  afterAll(async () => {
    for (const close of closings) await close();
  });
  return () => shared;
}

function sampleFolder(): Promise<string> {
  samples ??= findSamples(inject("baseDatabase"));
  return samples;
}

export async function openSampleSite() {
  return openSite({}, {}, tmpdir(), await sampleFolder());
}

/**
 * Site on its own database.
 * @param parent its folder
 * @param from folder to copy; default an empty site
 * @param whenDone receives a function that closes the site; by default, runs after the test
 */
export async function openSite(
  env: Record<string, string> = {},
  more: Partial<Services> = {},
  parent = tmpdir(),
  from?: string,
  whenDone: (close: () => Promise<void>) => void = onTestFinished,
) {
  const directory = makeTemporaryFolder(parent, whenDone);
  const file = join(directory, "school.sqlite");
  await copyFile(from ? join(from, "school.sqlite") : inject("baseDatabase"), file);
  if (from) copyFolder(join(from, "up"), join(directory, "up"));
  const config = readConfig({ DATABASE_URL: `file:${file}`, UPLOADS_DIR: join(directory, "up"), ...env });
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
  const db = openDatabase(file);
  const files = openStore(config);
  const reserve = createDiskReserve(file);
  whenDone(() => db.destroy());

  // Tests change `more` between requests.
  const services = () => ({ config, db, files, log, reserve, ...more });

  function visitor(address = visitorAddress) {
    const cookies = new Map<string, string>();

    async function visit(path: string, { method, form, body, headers = {} }: Visit = {}) {
      const posted = form ? new URLSearchParams(form) : body;
      const verb = method ?? (posted === undefined ? "GET" : "POST");
      // An empty header means none.
      const all = {
        ...(verb === "GET" ? {} : { "Sec-Fetch-Site": "same-origin", Origin: origin }),
        ...(cookies.size > 0 && {
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        }),
        ...headers,
      };
      const request = new Request(new URL(path, origin), {
        method: verb,
        ...(posted !== undefined && { body: posted, duplex: "half" }),
        headers: Object.entries(all).filter(([name, value]) => value !== "" && name !== "Origin"),
      });
      const response = await handle(request, {
        services: services(),
        requestId: "request-1",
        clientAddress: address,
        ...("Origin" in all && all.Origin !== "" && { origin: all.Origin }),
      });
      await assertDocumented(verb, new URL(path, origin).pathname, response);
      take(response.headers);
      return response;
    }

    function take(headers: Headers): void {
      for (const line of headers.getSetCookie()) {
        const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
        if (/max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    }

    return {
      cookies,
      take,
      visit,
      /** Returns the text of a page, following permanent redirects. */
      async get(path: string) {
        const answer = await visit(path);
        const to = answer.status === 301 ? answer.headers.get("Location") : undefined;
        return (to ? await visit(to) : answer).text();
      },
      /** Opens a page to read it and to use its links and forms, following permanent redirects. */
      async open(path: string, how: Visit = {}) {
        const answer = await visit(path, how);
        const to = answer.status === 301 ? answer.headers.get("Location") : undefined;
        const page = to ? await visit(to, how) : answer;
        return new OpenedPage({ visit }, to ?? path, page, await page.text());
      },
      /** Opens a form and submits it with its hidden fields, after three seconds: sooner ones wait. */
      async submit(path: string, form: Record<string, string>, headers?: Record<string, string>) {
        const shown = readToken(db, tokenOf(await (await visit(path)).text()) ?? null);
        const token = shown && issueToken(db, shown.owner, shown.issuedAt - 3000);
        return visit(path, {
          form: { ...(token && { form_token: token }), ...form },
          ...(headers && { headers }),
        });
      },
    };
  }

  /** Starts a session as the login does after the password, whose check takes longer than most tests. */
  async function staff(username = "clerk", { remember = false } = {}) {
    const person = visitor();
    const found = await findStaffByUsername(db, username);
    if (!found) throw new Error(`There is no account ${username}.`);
    const request = new Request(new URL("/login", origin), { method: "POST" });
    const context = { services: services(), requestId: "request-1", clientAddress: visitorAddress };
    person.take(await openSession(request, context, found, remember));
    return person;
  }

  /** User who can change content only. */
  async function colleagueAs(role: "editor" | "office") {
    await db.updateTable("staff").set({ role }).where("username", "=", "colleague").execute();
    return staff("colleague");
  }

  const editor = () => colleagueAs("editor");
  const office = () => colleagueAs("office");
  return { config, db, files, log, reserve, visitor, staff, editor, office, logged };
}

export function tokenOf(html: string): string | undefined {
  return /name="form_token" value="([^"]+)"/.exec(html)?.[1];
}

/** Hashes of the values that a form was opened with. */
export function openedIn(html: string): string {
  return fieldOf(html, "opened");
}

/** Empties the trash through its form. */
export async function emptyTheTrash(person: {
  get: (path: string) => Promise<string>;
  visit: (path: string, visit: Visit) => Promise<Response>;
}): Promise<Response> {
  const html = await person.get("/dashboard/trash");
  const field = (name: string) => fieldOf(html, name);
  const form = { until: field("until"), count: field("count"), empty: "yes" };
  return person.visit("/dashboard/trash", { form });
}

export const notice = {
  title: "Water supply",
  details: "The tanks are cleaned on Friday.",
  date: "2026-03-14",
  category: "facility",
  priority: "high",
};

export function textOf(html: string): string {
  return html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
