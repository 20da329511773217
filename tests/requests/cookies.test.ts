import { expect, test } from "vitest";
import { staffPassword } from "../support/base-database";
import { readPage } from "../support/page";
import { notice, openSite } from "../support/site";

const origin = "https://school.test";
const headers = { Origin: origin };

async function cookiesOf(env: Record<string, string>) {
  const site = await openSite(env);
  const person = site.visitor();
  const lines: string[] = [];
  const note = async (path: string, form?: Record<string, string>) => {
    const response = await person.visit(path, { ...(form && { form }), ...(env.ORIGIN && { headers }) });
    lines.push(...response.headers.getSetCookie());
    return response;
  };
  await note("/login", { username: "clerk", password: staffPassword });
  await note("/dashboard/add-notice", notice);
  await note("/popup-closed");
  await note("/light-version?to=on");
  const light = await (await note("/")).text();
  return { lines, isLight: readPage(light).attribute("class") === "light" };
}

test("on TLS every cookie is bound to this host: __Host-, Secure, HttpOnly, Path=/ and no domain", async () => {
  const { lines, isLight } = await cookiesOf({ ORIGIN: origin });
  expect(new Set(lines.map((line) => line.split("=")[0]))).toEqual(
    new Set(["__Host-session", "__Host-device", "__Host-flash", "__Host-popup-closed", "__Host-light"]),
  );
  for (const line of lines) {
    expect(line).toMatch(/; Secure(;|$)/);
    expect(line).toMatch(/; HttpOnly(;|$)/);
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toMatch(/; SameSite=Lax(;|$)/);
    expect(line).not.toMatch(/Domain/i);
  }
  expect(isLight).toBe(true);
});

test("without TLS cookies have no __Host- prefix, which browsers would refuse", async () => {
  const { lines, isLight } = await cookiesOf({});
  expect(new Set(lines.map((line) => line.split("=")[0]))).toEqual(
    new Set(["session", "device", "flash", "popup-closed", "light"]),
  );
  expect(lines.join()).not.toContain("Secure");
  expect(isLight).toBe(true);
});

test("on TLS a cookie without the __Host- prefix is ignored", async () => {
  const site = await openSite({ ORIGIN: origin });
  const person = site.visitor();
  await person.visit("/login", { form: { username: "clerk", password: staffPassword }, headers });
  const session = person.cookies.get("__Host-session") ?? "";
  expect((await person.visit("/dashboard")).status).toBe(200);
  const other = site.visitor();
  other.cookies.set("session", session);
  other.cookies.set("light", "on");
  expect((await other.visit("/dashboard")).status).toBe(303);
  expect((await other.open("/")).attribute("class")).not.toBe("light");
});
