import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../support/server";

const nginx = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"].find((path) => existsSync(path));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

/** Runs the nginx of docs/deploy.md in front of a site, with the places of this machine and without TLS. */
async function startNginx(program: string, sitePort: number): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "school-nginx-"));
  const port = await freePort();
  const documented = /```nginx\n(.*?)```/s.exec(await readFile("docs/deploy.md", "utf8"))?.[1] ?? "";
  const site = documented
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*$/gm, "")
    .replace("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replace("/var/cache/nginx/school", join(directory, "cache"))
    .replace("/srv/school", resolve("."));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${directory}/${name};`)
    .join("\n");
  await writeFile(
    join(directory, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off; pid ${directory}/pid; error_log ${directory}/error.log; events {}
    http { types { text/html html; } access_log off; ${temporary}\n${site} }`,
  );
  const child = spawn(program, ["-p", directory, "-c", join(directory, "nginx.conf")], { stdio: "inherit" });
  const ended = new Promise((done) => child.once("close", done));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(directory, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(origin).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(answers, { timeout: 10_000 }).toBe(200);
  return origin;
}

test.skipIf(!nginx)(
  "while the site restarts, nginx shows kept pages, or words (skipped where there is no nginx)",
  async () => {
    const site = await startServer({ TRUST_PROXY: "loopback" });
    const origin = await startNginx(nginx ?? "", site.port);
    const notices = await (await fetch(`${origin}/notices`)).text();
    expect((await fetch(`${origin}/contact`)).status).toBe(200);

    site.stop();
    const kept = await fetch(`${origin}/notices`);
    expect([kept.status, await kept.text()]).toEqual([200, notices]);
    const form = { method: "POST", body: new URLSearchParams({ message: "Hello" }) };
    for (const answer of [
      await fetch(`${origin}/contact`),
      await fetch(`${origin}/contact`, form),
      await fetch(`${origin}/notices`, { headers: { Cookie: "session=abc" } }),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("30");
      expect(await answer.text()).toContain("<h1>Back in a moment</h1>");
    }
  },
);
