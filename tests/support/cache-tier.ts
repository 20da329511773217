import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { freePort } from "./free-port";
import { ask, makeFolder, runNginx } from "./nginx";

/** Runs deploy/cache in front of a site: nginx on the school's machine, and machines that cache. */
export async function startTier(program: string, sitePort: number) {
  const origin = await makeFolder();
  const originPort = await freePort();
  const ownPage = /map \$http_cookie \$own_page \{.*?\n\}/s.exec(
    await readFile("deploy/nginx.conf", "utf8"),
  )?.[0];
  const conf = (await readFile("deploy/cache/origin.conf", "utf8"))
    .replace(/^ *listen \[::\].*$/gm, "")
    .replace("listen 8443", `listen 127.0.0.1:${originPort}`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${origin.certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${origin.key};`)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replace(/proxy_cache_path \S+/, `proxy_cache_path ${origin.directory}/cache`)
    .replace("allow 192.0.2.11;", "allow 127.0.0.1;")
    .replaceAll("/srv/school", origin.home);
  const stopOrigin = await runNginx(program, origin.directory, `${ownPage}\n${conf}`);

  async function startMachine() {
    const { directory, certificate, key } = await makeFolder();
    const [port, plainPort, warmPort] = [await freePort(), await freePort(), await freePort()];
    await mkdir(join(directory, "pages"));
    for (const page of ["back-soon.html", "too-many-requests.html"])
      await copyFile(join("public", page), join(directory, "pages", page));
    const conf = (await readFile("deploy/cache/cache.conf", "utf8"))
      .replace(/^ *listen \[::\].*$/gm, "")
      .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
      .replace("listen 443", `listen 127.0.0.1:${port}`)
      .replaceAll("192.0.2.1:8443", `127.0.0.1:${originPort}`)
      .replaceAll("192.0.2.1:80", `127.0.0.1:${sitePort}`)
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
      .replace("127.0.0.1:8444", `127.0.0.1:${warmPort}`)
      .replaceAll("/etc/ssl/certs/ca-certificates.crt", origin.certificate)
      .replace(/proxy_cache_path \S+/, `proxy_cache_path ${directory}/cache`)
      // All readers of a drill have one address.
      .replace("rate=30r/s", "rate=100000r/s")
      .replace("/etc/nginx/school", join(directory, "pages"));
    await runNginx(program, directory, conf);
    return { port, warmPort };
  }

  const caches = await Promise.all([startMachine(), startMachine()]);
  for (const { port } of caches) {
    const answers = () =>
      ask(port, "/").then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(answers, { timeout: 20_000 }).toBe(200);
  }
  return { caches, stopOrigin };
}
