import { describe, expect, test } from "vitest";
import { issueToken, visitor } from "~/forms/one-time.server";
import { startServer } from "../support/server";

describe("an answer says what to do next", () => {
  test("405 lists the allowed methods", async () => {
    const { origin } = await startServer();
    const answers = await Promise.all(
      [
        "/",
        "/curriculum",
        "/robots.txt",
        "/uploads/a.webp",
        "/documents/a.pdf",
        "/gdapi/get_notices.php",
      ].map(async (path) => {
        const { status, headers } = await fetch(origin + path, { method: "POST", body: "a=b" });
        return [path, status, headers.get("Allow")];
      }),
    );
    expect(answers).toEqual([
      ["/", 405, "GET, HEAD"],
      ["/curriculum", 405, "GET, HEAD"],
      ["/robots.txt", 405, "GET, HEAD"],
      ["/uploads/a.webp", 405, "GET, HEAD"],
      ["/documents/a.pdf", 405, "GET, HEAD"],
      ["/gdapi/get_notices.php", 405, "GET, HEAD, OPTIONS"],
    ]);
  });

  test("how long to wait, after too many forms", async () => {
    const { origin, db } = await startServer();
    const send = async (path: string, form: Record<string, string>) => {
      const answer = await fetch(origin + path, {
        method: "POST",
        body: new URLSearchParams(form),
        redirect: "manual",
      });
      await answer.body?.cancel();
      return answer;
    };
    const untilTooMany = async (path: string, form: Record<string, string>, most: number) => {
      for (let sent = 0; sent < most; sent += 1) {
        const { status, headers } = await send(path, form);
        if (status === 429) return Number(headers.get("Retry-After"));
      }
      return "never";
    };
    const form_token = issueToken(db, visitor, Date.now() - 60_000);
    const message = { email: "a@example.com", message: "Hello" };
    const waits = {
      "/newsletter": await untilTooMany("/newsletter", { email: "a@example.com" }, 70),
      "/contact": await untilTooMany("/contact", { ...message, form_token }, 130),
      "/gdapi/receive_mail.php": await untilTooMany("/gdapi/receive_mail.php", message, 2),
      "/login": await untilTooMany("/login", { username: "clerk", password: "wrong password" }, 30),
    };
    for (const [path, wait] of Object.entries(waits)) {
      expect([path, Number.isInteger(wait) && Number(wait) > 0 && Number(wait) <= 3600]).toEqual([
        path,
        true,
      ]);
    }
  });
});

test.each(["/%ff", "/notices/%E0%A4%A", "/%", "/documents/%c3%28.pdf", "/disclosures/%ff"])(
  "an address that cannot be read, %s, is answered by a page in words",
  async (path) => {
    const { raw } = await startServer();
    const answer = await raw(`GET ${path} HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n`);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).toMatch(/content-type: text\/html; charset=utf-8/i);
    expect(answer).toContain("Oops! The page you&#x27;re looking for doesn&#x27;t exist.");
    expect(answer).toContain("<footer");
  },
);
