import { expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../support/server";

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
const large = { method: "POST", body: `message=${"x".repeat(400_000)}`, headers: urlencoded };

/** Headers of every response. */
function withoutThem({ headers }: Response): string[] {
  const policy = headers.get("Content-Security-Policy") ?? "";
  const type = headers.get("Content-Type") ?? "";
  const missing = [
    policy.includes("object-src 'none'") || policy.includes("default-src 'none'") ? "" : "object-src",
    policy.includes("default-src 'none'") || policy.includes("base-uri 'none'") ? "" : "base-uri",
    policy.includes("frame-ancestors 'none'") ? "" : "frame-ancestors",
    /script-src[^;]*unsafe/.test(policy) ? "script-src without unsafe" : "",
    headers.get("X-Content-Type-Options") === "nosniff" ? "" : "nosniff",
    headers.get("X-Frame-Options") === "DENY" ? "" : "X-Frame-Options",
    headers.get("Referrer-Policy") === "strict-origin-when-cross-origin" ? "" : "Referrer-Policy",
    headers.get("Cross-Origin-Opener-Policy") === "same-origin" ? "" : "Cross-Origin-Opener-Policy",
    headers.get("Strict-Transport-Security") === "max-age=31536000; includeSubDomains" ? "" : "HSTS",
    /^(text|application\/(json|xml))/.test(type) && !/charset=utf-8/i.test(type) ? `charset of ${type}` : "",
    headers.get("X-Powered-By") === null && headers.get("Server") === null ? "" : "a name of the software",
  ];
  return missing.filter(Boolean);
}

const cases: [number, string, RequestInit][] = [
  [200, "/", {}],
  [200, "/healthz", {}],
  [200, "/robots.txt", {}],
  [200, "/gdapi/get_notices.php", {}],
  [303, "/dashboard", {}],
  [
    400,
    "/contact",
    { method: "POST", body: "--x\r\nbroken", headers: { "Content-Type": "multipart/form-data; boundary=x" } },
  ],
  [401, "/gdapi/get_resume.php", {}],
  [
    403,
    "/contact",
    { method: "POST", body: "a=b", headers: { ...urlencoded, "Sec-Fetch-Site": "cross-site" } },
  ],
  [404, "/nowhere", {}],
  [404, "/%ff", {}],
  [404, "/assets/none.js", {}],
  [404, "/uploads/none.webp", {}],
  [401, "/gdapi/uploads/none.webp", {}],
  [404, "/assets/", {}],
  [404, "/.git/config", {}],
  [404, "/.env", {}],
  [405, "/curriculum", { method: "POST", body: "a=b", headers: urlencoded }],
  [405, "/gdapi/get_notices.php", { method: "DELETE" }],
  [413, "/contact", large],
  [413, "/gdapi/receive_mail.php", large],
  [415, "/contact", { method: "POST", body: "<a/>", headers: { "Content-Type": "text/xml" } }],
  [422, "/contact", { method: "POST", body: "a=b", headers: urlencoded }],
];

test.each(cases)("an answer of %d has every header of the others: %s", async (status, path, init) => {
  const { origin } = await startServer({ ORIGIN: "https://school.test" });
  const warn = vi.spyOn(console, "warn");
  onTestFinished(() => warn.mockRestore());
  const answer = await fetch(origin + path, { redirect: "manual", ...init });
  await answer.arrayBuffer();
  expect(warn).not.toHaveBeenCalled();
  expect([answer.status, withoutThem(answer)]).toEqual([status, []]);
});

test("responses with 429, 500 and 503 have the same headers and are never cached", async () => {
  const { origin, db } = await startServer({ ORIGIN: "https://school.test" });
  const send = () =>
    fetch(`${origin}/login`, {
      method: "POST",
      body: "username=clerk&password=wrong+password",
      headers: urlencoded,
    });
  let tooMany = await send();
  for (let tries = 0; tries < 10 && tooMany.status !== 429; tries += 1) tooMany = await send();
  await db.schema.alterTable("staff").renameTo("staff_elsewhere").execute();
  const health = await fetch(`${origin}/healthz`);
  await db.schema.dropTable("calendar_entries").execute();
  await db.schema.dropTable("jobs").execute();
  const answers = [
    tooMany,
    await fetch(`${origin}/curriculum`),
    await fetch(`${origin}/gdapi/get_jobpost.php`),
  ];
  answers.push(health);
  expect(answers.map((answer) => [answer.status, withoutThem(answer)])).toEqual([
    [429, []],
    [500, []],
    [500, []],
    [503, []],
  ]);
  for (const { headers } of answers) expect(headers.get("Cache-Control")).not.toMatch(/public|max-age=[1-9]/);
});

test("responses outside the pages have the same headers: another host, TRACE, an invalid target", async () => {
  const { raw } = await startServer({ ORIGIN: "https://school.test" });
  const requests = {
    421: "GET / HTTP/1.1\nHost: evil.example\nConnection: close\n\n",
    405: "TRACE / HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n",
    400: "GET ftp://127.0.0.1/ HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n",
  };
  for (const [status, request] of Object.entries(requests)) {
    const [head = ""] = (await raw(request)).split("\r\n\r\n");
    const [first = "", ...lines] = head.split("\r\n");
    expect(first).toContain(` ${status} `);
    const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
    expect([status, withoutThem(new Response(null, { headers }))]).toEqual([status, []]);
  }
});
