import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import sharp from "sharp";
import { freePort } from "../../tests/support/free-port";

export interface Peers {
  /**
   * Hand-written page with one AVIF of 24 KB: the best that the line allows. Under `/site` are hand-written pages with the words of
   * the page at the same path, which share a style sheet.
   */
  staticOrigin: string;
  /** nginx with one worker and the bytes of the home page as a file; undefined without nginx. */
  nginxOrigin: string | undefined;
  /** nginx as a proxy with TLS and HTTP/2. */
  overTls: { site: string; handWritten: string } | undefined;
  /** Waits until AVIF renditions exist and the home page is compressed. */
  settled: () => Promise<void>;
  end: () => void;
}

/** Starts servers to compare with, on the same machine at the same time. */
export async function startPeers(site: string, directory: string): Promise<Peers> {
  const hero = await createAvif(24 * 1024);
  const packed = pack(handWritten(await readWords(site), `<style>${handWrittenStyle}</style>`, heroImage));
  const same = brotliCompressSync(Buffer.from(await (await fetch(site)).arrayBuffer()));
  const pages = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const [, path] = /^\/site(\/.*)/.exec(request.url ?? "") ?? [];
    if (path) {
      const link = '<link rel="stylesheet" href="/style.css">';
      const words = pages.has(path) ? "" : await readWords(site + path);
      pages.set(path, pages.get(path) ?? pack(handWritten(words, link, path === "/" ? heroImage : "")));
      return void response.writeHead(200, packedHtml).end(pages.get(path));
    }
    if (request.url === "/style.css") {
      const forGood = { "Content-Type": "text/css", "Cache-Control": "public, max-age=31536000, immutable" };
      return void response.writeHead(200, forGood).end(handWrittenStyle);
    }
    if (request.url === "/hero.avif")
      return void response.writeHead(200, { "Content-Type": "image/avif" }).end(hero);
    if (request.url === "/same") return void response.writeHead(200, { "Content-Encoding": "br" }).end(same);
    if (request.url !== "/") return void response.writeHead(404).end();
    response.writeHead(200, packedHtml).end(packed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const staticOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function settled(): Promise<void> {
    for (let attempt = 0; attempt < 180; attempt += 1) {
      const html = await (await fetch(site)).text();
      if (html.match(/<img/g)?.length === html.match(/<source type="image\/avif"/g)?.length) break;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await (await fetch(site, { headers: { "Accept-Encoding": "br" } })).arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  await settled();
  const nginx = await startNginx(site, staticOrigin, directory);
  return {
    staticOrigin,
    nginxOrigin: nginx?.origin,
    overTls: nginx?.overTls,
    settled,
    end() {
      server.closeAllConnections();
      server.close();
      nginx?.process.kill("SIGTERM");
    },
  };
}

/** Returns the home page's picture as an AVIF of about `bytes`. */
async function createAvif(bytes: number): Promise<Buffer> {
  const source = await readFile("public/og.jpg");
  let best = Buffer.alloc(0);
  for (const quality of [40, 50, 60, 70, 80, 90]) {
    const avif = await sharp(source).resize({ width: 960 }).avif({ quality, effort: 2 }).toBuffer();
    if (best.length === 0 || Math.abs(avif.length - bytes) < Math.abs(best.length - bytes)) best = avif;
  }
  return Buffer.concat([best, Buffer.alloc(Math.max(0, bytes - best.length))]);
}

/** Returns a page's text, for the hand-written page. */
async function readWords(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return html
    .replace(/<(style|script|svg)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<(?:h\d|p|li|a)[ >]/g, "\n$&")
    .replace(/<[^>]+>/g, "")
    .replace(/\n\s*\n/g, "\n")
    .trim()
    .replaceAll("\n", "</p><p>");
}

const packedHtml = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };

const pack = (page: string) =>
  brotliCompressSync(Buffer.from(page), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

const handWrittenStyle =
  "body{margin:0;font:16px/1.5 sans-serif}img{display:block;width:100%;height:60vh;object-fit:cover}main{padding:1rem}";

const heroImage = '<img src="/hero.avif" alt="" width="960" height="540" fetchpriority="high">';

function handWritten(words: string, style: string, picture: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>School</title>${style}</head><body>${picture}<main><h1>A school</h1><p>${words}</p></main></body></html>`;
}

interface Nginx {
  origin: string;
  overTls: { site: string; handWritten: string } | undefined;
  process: ChildProcess;
}

async function startNginx(site: string, staticOrigin: string, directory: string): Promise<Nginx | undefined> {
  if (spawnSync("nginx", ["-v"]).status !== 0) return undefined;
  const root = join(directory, "nginx");
  await mkdir(root);
  const response = await fetch(site, { headers: { "Accept-Encoding": "identity" } });
  const html = Buffer.from(await response.arrayBuffer());
  await writeFile(
    join(root, "page"),
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  const [port, sitePort, staticPort] = [await freePort(), await freePort(), await freePort()];
  const subject = ["-subj", "/CN=localhost", "-days", "1"];
  const files = ["-keyout", join(root, "key"), "-out", join(root, "cert")];
  const made = spawnSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject, ...files]);
  const behindTls = (listen: number, upstream: string) =>
    made.status === 0
      ? `server { listen 127.0.0.1:${listen} ssl http2; ssl_buffer_size 1400; ssl_certificate ${root}/cert; ssl_certificate_key ${root}/key;
location / { proxy_pass ${upstream}; proxy_http_version 1.1; proxy_set_header Host $http_host; proxy_set_header Connection ""; } }`
      : "";
  // Root's folders are closed to nginx's default user.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const config = `${user} worker_processes 1; daemon off; pid ${root}/pid; error_log stderr crit;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
client_body_temp_path ${root}/b; proxy_temp_path ${root}/p; fastcgi_temp_path ${root}/f; uwsgi_temp_path ${root}/u; scgi_temp_path ${root}/s;
server { listen 127.0.0.1:${port}; root ${root}; default_type text/html; location / { try_files /page =404; add_header Content-Encoding br; } }
${behindTls(sitePort, site)} ${behindTls(staticPort, staticOrigin)} }`;
  await writeFile(join(root, "nginx.conf"), config);
  const nginx = spawn("nginx", ["-c", join(root, "nginx.conf"), "-p", root], { stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (
      await fetch(origin)
        .then(({ ok }) => ok)
        .catch(() => false)
    ) {
      const overTls = {
        site: `https://127.0.0.1:${sitePort}`,
        handWritten: `https://127.0.0.1:${staticPort}`,
      };
      return { origin, overTls: made.status === 0 ? overTls : undefined, process: nginx };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  nginx.kill("SIGTERM");
  return undefined;
}
