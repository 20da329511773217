import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  addressesIn,
  addressesInStyle,
  fileOfAddress,
  notFoundAddress,
  rewritePage,
  rewriteStyle,
  type SiteAddress,
} from "./copied-page";
import type { ExportFiles } from "./export-files.server";
import { fileEnding } from "./readable-names";

/** Query strings of one path, such as the categories and years of the notices. */
const maxQueriesOfPath = 200;
const maxPages = 20_000;

export interface CopyOptions {
  /** Origin of the requests, and of absolute links in the pages. */
  base: string;
  /** Opens an address as a visitor without cookies. */
  open(address: SiteAddress): Promise<Response>;
  /** Folder of the built files, which `open` does not serve. */
  client: string;
  /** Returns the address without unknown parameters; undefined for what is not a public page. */
  toPage(address: SiteAddress): SiteAddress | undefined;
  /** Codes of the offered languages, English first. */
  languages: readonly string[];
  origin: string | undefined;
  instead: string;
  /** Called after each page. */
  onPage?(done: number, found: number): void;
}

interface CopiedSite {
  pages: number;
  /** Addresses that a page uses and that did not answer. */
  missing: SiteAddress[];
}

/** Writes a copy of the public site that opens from a folder, without a server and without scripts. */
export async function copySite(files: ExportFiles, options: CopyOptions): Promise<CopiedSite> {
  const work = await mkdtemp(join(tmpdir(), "site-copy-"));
  try {
    const crawl = await crawlPages(work, files, options);
    const fileOf = (address: SiteAddress) => {
      const known = crawl.resolve(address);
      return known === undefined ? undefined : fileOfAddress(known);
    };
    for (const [address, path] of crawl.pages) {
      const file = fileOfAddress(address);
      const own = (other: SiteAddress) => fileOf(translateSwitch(other, address, options.languages));
      const html = await readFile(path, "utf8");
      const { base, origin, instead } = options;
      await files.addText(
        `site/${file}`,
        rewritePage(html, address, base, { file, fileOf: own, origin, instead }),
      );
    }
    return { pages: crawl.pages.size, missing: crawl.missing };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Replaces the address that changes the language by the page in that language. */
function translateSwitch(address: SiteAddress, page: SiteAddress, languages: readonly string[]): SiteAddress {
  const [first = "", ...others] = languages;
  const code = /^\/language\?to=(\w+)$/.exec(address)?.[1];
  if (!code) return address;
  const path = page.replace(new RegExp(`^/(?:${others.join("|") || "-"})(?=/|\\?|$)`), "") || "/";
  if (code === first) return path;
  return `/${code}${path === "/" ? "" : path}`;
}

/** Stores pages in the folder `work`, and adds all files to the copy at once: a download goes on meanwhile. */
async function crawlPages(work: string, copy: ExportFiles, options: CopyOptions) {
  const { base, open, client, toPage, languages, onPage } = options;
  const pages = new Map<SiteAddress, string>();
  const files = new Set<SiteAddress>();
  const aliases = new Map<SiteAddress, SiteAddress>();
  const missing: SiteAddress[] = [];
  const queries = new Map<string, number>();
  const [, ...others] = languages;
  const start = ["/", ...others.map((code) => `/${code}`), "/sitemap", notFoundAddress];
  const seen = new Set<SiteAddress>();
  const queue: SiteAddress[] = [];

  function add(address: SiteAddress, page: SiteAddress): void {
    const plain = page === notFoundAddress ? address : translateSwitch(address, page, languages);
    const target = isFile(plain) ? plain : toPage(plain);
    if (target === undefined) return;
    if (target !== plain) aliases.set(plain, target);
    if (seen.has(target) || seen.size >= maxPages) return;
    const [path = "", query] = target.split("?");
    const used = queries.get(path) ?? 0;
    if (query !== undefined && used >= maxQueriesOfPath) return;
    if (query !== undefined) queries.set(path, used + 1);
    seen.add(target);
    queue.push(target);
  }

  async function addFile(address: SiteAddress, bytes: Uint8Array): Promise<void> {
    const file = fileOfAddress(address);
    files.add(address);
    if (!file.endsWith(".css")) return copy.addBytes(`site/${file}`, bytes);
    const css = Buffer.from(bytes).toString();
    for (const found of addressesInStyle(css)) add(found, address);
    await copy.addText(`site/${file}`, rewriteStyle(css, { file, fileOf: fileOfAddress }));
  }

  for (const address of start) add(address, "/");
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const built = join(client, decodeURIComponent(address.replace(/\?.*$/, "")));
    if (isFile(address) && existsSync(built)) {
      files.add(address);
      await copy.addFile(`site/${fileOfAddress(address)}`, built);
      continue;
    }
    const response = await open(address);
    const location = response.headers.get("Location");
    if (location && response.status >= 300 && response.status < 400) {
      const url = new URL(location, base + address);
      if (url.origin !== base) continue;
      aliases.set(address, url.pathname + url.search);
      add(url.pathname + url.search, address);
      continue;
    }
    // Pages that the cache does not keep, such as months far away, are endlessly many.
    if (address.includes("?") && !response.headers.get("Cache-Control")?.includes("public")) {
      await response.body?.cancel();
      continue;
    }
    const isHtml = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    if (!response.ok && address !== notFoundAddress) {
      if (!address.endsWith(notFoundAddress)) missing.push(address);
      await response.body?.cancel();
      continue;
    }
    if (isHtml && !isFile(address)) {
      const html = await response.text();
      const path = join(work, String(pages.size));
      await writeFile(path, html);
      pages.set(address, path);
      for (const found of addressesIn(html, address, base)) add(found, address);
      onPage?.(pages.size, pages.size + queue.length);
      continue;
    }
    await addFile(address, new Uint8Array(await response.arrayBuffer()));
  }

  /** Follows redirects. @returns undefined for what is not in the copy */
  function resolve(address: SiteAddress): SiteAddress | undefined {
    let current = address;
    for (let step = 0; step < 5; step += 1) {
      if (pages.has(current) || files.has(current)) return current;
      const next = aliases.get(current) ?? toPage(current);
      if (next === undefined || next === current) return undefined;
      current = next;
    }
    return undefined;
  }
  return { pages, files, missing, resolve };
}

const isFile = (address: SiteAddress) => fileEnding.test(address.replace(/\?.*$/, ""));
