import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { request as httpsRequest } from "node:https";
import { join, resolve } from "node:path";
import { text as readText } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { freePort } from "./free-port";
import { makeTemporaryFolder } from "./temporary-folder";

export const findProgram = (name: string) =>
  ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
/** nginx, if openssl for its certificate is installed too. */
export const nginx = findProgram("openssl") && findProgram("nginx");
/** Modules for purging. */
export const lua = ["ndk_http_module", "ngx_http_lua_module"]
  .map((name) => `/usr/lib/nginx/modules/${name}.so`)
  .filter((path) => existsSync(path));

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a request over TLS without verifying the certificate. */
export function ask(
  port: number,
  path: string,
  { headers = {}, form }: { headers?: Record<string, string>; form?: Record<string, string> } = {},
): Promise<Answer> {
  const body = form && new URLSearchParams(form).toString();
  return new Promise((done, fail) => {
    const request = httpsRequest(
      {
        host: "127.0.0.1",
        port,
        path,
        method: body === undefined ? "GET" : "POST",
        rejectUnauthorized: false,
        agent: false,
        headers: {
          Host: "school.example",
          ...(body !== undefined && {
            "Content-Type": "application/x-www-form-urlencoded",
            "Content-Length": String(Buffer.byteLength(body)),
            Origin: "https://school.example",
          }),
          ...headers,
        },
      },
      (response) => done(readAnswer(response)),
    );
    request.once("error", fail);
    request.end(body);
  });
}

export function askPlainly(port: number, path: string, method: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const options = { host: "127.0.0.1", port, path, method, headers: { Host: "school.example" } };
    httpRequest(options, (response) => done(readAnswer(response)))
      .once("error", fail)
      .end();
  });
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  return { status: response.statusCode ?? 0, headers: response.headers, text: await readText(response) };
}

export async function askMany(port: number, path: string, times: number): Promise<Answer[]> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  onTestFinished(() => session.close());
  const one = () =>
    new Promise<Answer>((done, fail) => {
      const stream = session.request({ ":path": path, ":authority": "school.example" });
      const answer: Answer = { status: 0, headers: {}, text: "" };
      stream.setEncoding("utf8");
      stream.once("error", fail);
      stream.once("response", (headers) => {
        answer.status = Number(headers[":status"]);
        answer.headers = headers;
      });
      stream.on("data", (part) => {
        answer.text += part;
      });
      stream.once("end", () => done(answer));
    });
  return Promise.all(Array.from({ length: times }, one));
}

/** Runs deploy/nginx.conf in front of a site, with adapted paths and its own certificate. */
export async function startNginx(
  program: string,
  sitePort: number,
  purge?: { port: number },
): Promise<{ port: number; plainPort: number }> {
  const { directory, certificate, key, home } = await makeFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = (await readFile("deploy/nginx.conf", "utf8"))
    .replace(/^ *listen \[::\].*$/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen 443", `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replace(/proxy_cache_path \S+/, `proxy_cache_path ${directory}/cache`)
    .replace("/etc/nginx/snippets", purge ? resolve("deploy") : directory)
    .replaceAll("/srv/school", home);
  const purging = purge
    ? (await readFile("deploy/nginx-purge.conf", "utf8")).replaceAll(
        "127.0.0.1:3001",
        `127.0.0.1:${purge.port}`,
      )
    : "";
  await runNginx(program, directory, `${site}\n${purging}`, purge ? lua : []);
  const answers = () =>
    ask(port, "/").then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(answers, { timeout: 10_000 }).toBe(200);
  return { port, plainPort };
}

/** Makes a folder for an nginx, with a certificate of its own and the site's files as on a server. */
export async function makeFolder() {
  const directory = makeTemporaryFolder();
  const [certificate, key] = [join(directory, "cert.pem"), join(directory, "key.pem")];
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=school.example"],
      ...["-keyout", key, "-out", certificate],
    ],
    { stdio: "ignore" },
  );
  const home = join(directory, "srv");
  await mkdir(home);
  await symlink(resolve("."), join(home, "current"));
  return { directory, certificate, key, home };
}

/** Runs nginx until the test ends. @param http what its http block contains */
export async function runNginx(
  program: string,
  directory: string,
  http: string,
  modules: string[] = [],
): Promise<() => Promise<unknown>> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${directory}/${name};`)
    .join("\n");
  await writeFile(
    join(directory, "nginx.conf"),
    `${modules.map((path) => `load_module ${path};`).join("\n")}
    ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off; pid ${directory}/pid; error_log ${directory}/error.log; events { worker_connections 4096; }
    http { types { text/html html; text/css css; text/javascript js; } access_log off; ${temporary}\n${http} }`,
  );
  const child = spawn(program, ["-p", directory, "-c", join(directory, "nginx.conf")], { stdio: "inherit" });
  const ended = new Promise((done) => child.once("close", done));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  return stop;
}
