import { readFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { issueToken, visitor } from "~/forms/one-time.server";
import { safeLocation } from "../../server/addresses";
import { staffPassword } from "../support/base-database";
import { startServer } from "../support/server";
import { notice, openSite } from "../support/site";

/** Addresses that browsers can read as another site. */
const odd = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5Cevil.example",
  "/%09/evil.example",
  "/%0D%0A/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  ...["hi", "or", "bn"].flatMap((code) => [
    `/${code}//evil.example`,
    `/${code}///evil.example`,
    `/${code}/\\evil.example`,
    `/${code}\\\\evil.example`,
    `/${code}/%5Cevil.example`,
    `/${code}/hi//evil.example`,
    `/${code}//evil.example/..`,
    `/${code}/.//evil.example`,
    `/${code}//evil.example.`,
  ]),
  "/evil.example//",
  "//evil.example/admission.",
  "/notices//evil.example",
];

type Server = Awaited<ReturnType<typeof startServer>>;

interface Sent {
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

/** Sends a raw path, which `fetch` would normalize. */
function send({ port }: Server, path: string, { headers = {}, form }: Sent = {}) {
  return new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    const body = form && new URLSearchParams(form).toString();
    const all = { ...(form && { "Content-Type": "application/x-www-form-urlencoded" }), ...headers };
    httpRequest({ port, host: "127.0.0.1", path, method: form ? "POST" : "GET", headers: all }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body: text }),
      );
    })
      .on("error", reject)
      .end(body);
  });
}

test("no redirect leads to another site", async () => {
  const server = await startServer();
  const next = (address: string) => new URLSearchParams({ next: address });
  const away: string[] = [];
  const look = async (name: string, address: string, sent: Promise<{ location: string | undefined }>) => {
    const { location } = await sent;
    if (location === undefined) return;
    const isOurs = new URL(location, server.origin).host === new URL(server.origin).host;
    if (!isOurs || /^[/\\]{2}|\p{Cc}/u.test(location)) away.push(`${name} ${address}: ${location}`);
  };
  for (const address of odd) {
    const headers = { Referer: server.origin + address };
    if (address.startsWith("/")) await look("itself", address, send(server, address));
    for (const to of ["en", "hi", "or", "bn"])
      await look(`language ${to}`, address, send(server, `/language?to=${to}`, { headers }));
    await look("light version", address, send(server, "/light-version?to=on", { headers }));
    await look("pop-up", address, send(server, "/popup-closed", { headers }));
    await look("login", address, send(server, `/login?${next(address)}`));
    await look("proof", address, send(server, `/dashboard/confirm?${next(address)}`));
    await look("list", address, send(server, `/dashboard?list=${encodeURIComponent(address)}`));
    for (const path of ["/evenets", "/notice/1/update", "/hi/evenets", "/Admission", "/notices/1"])
      await look(path, address, send(server, `${path}?next=${encodeURIComponent(address)}`));
  }
  for (const address of odd.slice(0, 12)) {
    const form = { username: "clerk", password: staffPassword };
    await look("login", address, send(server, `/login?${next(address)}`, { form }));
  }
  expect(away).toEqual([]);
});

test("the language switch on an odd address leads to a page of the site", async () => {
  const server = await startServer();
  for (const path of ["/hi//evil.example", "/or/\\evil.example", "/bn///evil.example"]) {
    const { status, location } = await send(server, "/language?to=en", {
      headers: { Referer: server.origin + path },
    });
    expect([status, location]).toEqual([303, "/evil.example"]);
  }
});

test.each([
  ["//evil.example", "/evil.example"],
  ["/\\evil.example", "/evil.example"],
  ["\\\\evil.example", "/evil.example"],
  ["/\t/evil.example", "/evil.example"],
  ["\t//evil.example", "/evil.example"],
  [" //evil.example", "/evil.example"],
  ["/\u0001/evil.example", "/evil.example"],
  ["javascript:alert(1)", "/"],
  ["https:evil.example", "/"],
  ["http:\\\\evil.example", "/"],
  ["data:text/html,x", "/"],
  ["https://school.example/notices", "https://school.example/notices"],
  ["/notices?a=//b#c", "/notices?a=//b#c"],
  ["?page=2", "?page=2"],
])("%j as a Location is %j", (given, expected) => {
  expect(safeLocation(given)).toBe(expected);
});

test("nginx leads to the site's own name, whatever host was asked for", async () => {
  const lines = (await readFile("deploy/nginx.conf", "utf8")).split("\n");
  expect(lines.filter((line) => /^\s*(location.*)?return .*\$(http_)?host/.test(line))).toEqual([]);
});

test("doubled slashes lead to the page, and are nothing to an old call", async () => {
  const server = await startServer();
  expect(await send(server, "//notices?category=sports")).toMatchObject({
    status: 301,
    location: "/notices?category=sports",
  });
  expect(await send(server, "/hi//notices")).toMatchObject({ status: 301, location: "/hi/notices" });
  for (const path of ["//gdapi/get_notices.php", "/gdapi//get_notices.php", "///gdapi///get_notices.php"]) {
    const { status, body } = await send(server, path);
    expect([status, JSON.parse(body).success]).toEqual([200, true]);
  }
  const form_token = issueToken(server.db, visitor, Date.now() - 60_000);
  const form = { form_token, first_name: "A", email: "a@example.com", message: "When is the meeting?" };
  expect((await send(server, "//gdapi//receive_mail.php", { form })).body).toContain('"success":true');
});

test.each([
  ["GET http://127.0.0.1:PORT/healthz HTTP/1.1\nHost: elsewhere.example", 200, ""],
  ["GET http://school.example/notices?category=sports HTTP/1.1\nHost: elsewhere.example", 200, ""],
  ["GET http://school.example HTTP/1.1\nHost: school.example", 200, ""],
  ["GET http://school.example/gdapi/get_notices.php HTTP/1.1\nHost: school.example", 200, ""],
  ["GET http://evil.example/notices HTTP/1.1\nHost: school.example", 421, ""],
  ["GET http://evil.example@school.example/notices HTTP/1.1\nHost: school.example", 421, ""],
  ["GET http:///notices HTTP/1.1\nHost: school.example", 421, ""],
  ["GET ftp://school.example/ HTTP/1.1\nHost: school.example", 400, ""],
])("the request line %j is answered %i", async (lines, status) => {
  const { raw, port } = await startServer({ ORIGIN: "http://school.example" });
  const answer = await raw(`${lines.replace("PORT", String(port))}\nConnection: close\n\n`);
  expect(Number(answer.split(" ")[1])).toBe(status);
});

test("refuses more than a hundred header lines, and two hosts", async () => {
  const { raw } = await startServer();
  const headers = (count: number) => Array.from({ length: count }, (_, at) => `X-A${at}: 1`).join("\n");
  const statusOf = async (lines: string) =>
    Number((await raw(`GET /notices HTTP/1.1\n${lines}\nConnection: close\n\n`)).split(" ")[1]);
  expect(await statusOf(`Host: localhost\n${headers(98)}`)).toBe(200);
  expect(await statusOf(`Host: localhost\n${headers(99)}`)).toBe(431);
  expect(await statusOf(`Host: localhost\n${headers(150)}`)).toBe(431);
  expect(await statusOf("Host: localhost\nHost: evil.example")).toBe(400);
  expect(await statusOf("Host: localhost\nhost: localhost")).toBe(400);
});

const behind = [
  ".",
  ",",
  ")",
  ";",
  ":",
  "!",
  "'",
  '"',
  "”",
  "’",
  "»",
  "।",
  "॥",
  "…",
  "。",
  "%20",
  "%E2%80%8B",
  "%EF%BB%BF",
  "%2C",
  ".)",
  ").",
  "%C2%A0",
  "*",
  ">",
];

test.each(behind)("an address with %j behind it leads to the page", async (sign) => {
  const site = await openSite();
  const person = site.visitor();
  const { status, headers } = await person.visit(`/admission${sign}`);
  expect([status, headers.get("Location")]).toEqual([301, "/admission"]);
  expect((await person.visit(`/hi/admission${sign}`)).headers.get("Location")).toBe("/hi/admission");
  expect((await person.visit(`/notices/99${sign}`)).status).toBe(404);
  expect((await person.visit(`/no-such-page${sign}`)).status).toBe(404);
});

test("a notice's short address with a full stop behind it leads to the notice, and its query stays", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", notice);
  const { id } = await site.db.selectFrom("notices").select("id").executeTakeFirstOrThrow();
  const person = site.visitor();
  for (const sign of [".", "।", "),", "%E2%80%8B"]) {
    const { status, headers } = await person.visit(`/notices/${id}${sign}?a=b`);
    expect([status, headers.get("Location")]).toEqual([301, `/notices/${id}?a=b`]);
  }
  expect((await person.visit("/dashboard/notices.")).status).toBe(404);
});

test("password managers find the page that changes a password", async () => {
  const site = await openSite();
  const { status, headers } = await site.visitor().visit("/.well-known/change-password");
  expect([status, headers.get("Location")]).toEqual([302, "/dashboard/staff/password"]);
});
