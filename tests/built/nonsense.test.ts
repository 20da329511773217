import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../support/server";

interface Asked {
  path?: string;
  host?: string;
  method?: string;
  headers?: string;
  body?: string;
}

async function ask({ path = "/", host, method = "GET", headers = "", body = "" }: Asked) {
  const logged: string[] = [];
  const server = await startServer({}, logged);
  const length = method === "POST" ? `Content-Length: ${body.length}\n` : "";
  const head = `${method} ${path} HTTP/1.1\nHost: ${host ?? `127.0.0.1:${server.port}`}\n${headers}${length}`;
  const answer = await server.raw(`${head}Connection: close\n\n${body}`);
  const lines = logged.filter((line) => (JSON.parse(line) as { level: number }).level > 30);
  return { status: Number(answer.split(" ")[1]), answer, lines };
}

describe("refuses malformed requests without logging an error", () => {
  test.each(["x:99999", "x:65536", "[::::]", "[1]", "999.999.999.999", "1.2.3.4.5", "0x1.0x2.0x3.0x4.5"])(
    "host %s",
    async (host) => {
      const { status, answer, lines } = await ask({ host });
      expect([status, lines]).toEqual([421, []]);
      expect(answer).toContain("This server does not answer for this host name.");
    },
  );

  test.each([
    "/dashboard?_data=routes%2Fdashboard%2Flayout",
    "/dashboard?_data=",
    "/login?_data=root",
    "/gdapi/get_resume.php?_data=x",
    "/contact?_data=x",
  ])("%s", async (path) => {
    const { status, answer, lines } = await ask({ path });
    expect([status, lines]).toEqual([400, []]);
    expect(answer).toContain("This request cannot be answered.");
    expect(answer).not.toMatch(/\.js:|node_modules|at \w+ \(/);
  });

  test.each([
    "/%0A",
    "/about-us%0A",
    "/%0D%0Ax/y",
    "/gdapi/notice.php%0a",
    "/dashboard/%E2%80%A8",
    "/contact/%0A.data",
  ])("a line break in the address: %s", async (path) => {
    onTestFinished(() => void vi.restoreAllMocks());
    const past = vi.spyOn(process.stderr, "write");
    const warned = vi.spyOn(console, "warn");
    const { status, answer, lines } = await ask({ path });
    expect([status, lines, past.mock.calls, warned.mock.calls]).toEqual([404, [], [], []]);
    expect(answer).not.toMatch(/\.js:|node_modules|at \w+ \(/);
  });

  test.each([
    { path: "/dashboard.data?_routes=nonsense" },
    { path: "/nowhere.data" },
    { path: "/dashboard/notice/abc/update" },
    { path: "/dashboard/activity?before=x&from=%00&what=__proto__" },
    { path: "/about-us", method: "POST" },
    { path: "/contact", method: "POST", headers: "Content-Type: multipart/form-data\n", body: "x" },
    { path: "/contact", method: "POST", headers: "Content-Type: nonsense\n", body: "x" },
    {
      path: "/login",
      method: "POST",
      headers: "Content-Type: multipart/form-data; boundary=x\n",
      body: "--x",
    },
    { path: "/gdapi/login.php", method: "POST", headers: "Content-Type: application/json\n", body: "{" },
    { path: "/dashboard", method: "PUT" },
    { path: "/", method: "PATCH" },
    { path: "/", headers: "Cookie: session=%E0%A4%A\n" },
    { path: "/", headers: "Cookie: device=%%%; flash=x\n" },
  ])("$method $path $headers", async (asked) => {
    const { status, lines } = await ask(asked);
    expect(lines).toEqual([]);
    expect(status).toBeLessThan(500);
  });
});
