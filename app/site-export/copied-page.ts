import { posix } from "node:path";
import { escapeHtml } from "~/text/plain-html";
import { unescapeHtml } from "~/text/unescape-html";
import { fileEnding } from "./readable-names";

/** Address of a page or file of the site, without its fragment: `/notices?category=events`. */
export type SiteAddress = string;

interface CopiedPage {
  /** Name of the page's file in the copy. */
  file: string;
  /** Returns the file of an address; undefined if it is not in the copy. */
  fileOf(address: SiteAddress): string | undefined;
  /** Address of the site, if it is public; links to what is not in the copy lead there. */
  origin: string | undefined;
  /** HTML that replaces forms, because a copy cannot receive them. */
  instead: string;
}

/** Attributes with one address. */
const addressAttribute = / (href|src|poster)="([^"]*)"/g;
const addressList = / (srcset|imagesrcset)="([^"]*)"/gi;
const styleAddress = /url\((["']?)(\/[^"')]+)\1\)/g;

/** Scripts from a folder are blocked by browsers; the pages work without them. */
const scripts =
  /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="(?:modulepreload|manifest|preload)"[^>]*>/g;

const forms = /<form\b(?![^>]*method="dialog")[^>]*>[\s\S]*?<\/form>/g;

/** Returns the addresses of the site that a page uses, in its order. */
export function addressesIn(html: string, page: SiteAddress, origin: string): SiteAddress[] {
  const found = [
    ...[...html.matchAll(addressAttribute)].map(([, , value = ""]) => value),
    ...[...html.matchAll(addressList)].flatMap(([, , value = ""]) => candidates(value)),
    ...[...html.matchAll(styleAddress)].map(([, , value = ""]) => value),
  ];
  const addresses = found.map((value) => siteAddress(unescapeHtml(value), page, origin));
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

export function addressesInStyle(css: string): SiteAddress[] {
  return [...css.matchAll(styleAddress)].map(([, , value = ""]) => value);
}

const candidates = (list: string) => list.split(",").map((part) => part.trim().split(/\s+/)[0] ?? "");

/** Returns the address of a link without its fragment; undefined for other sites, mail and telephones. */
function siteAddress(link: string, page: SiteAddress, origin: string): SiteAddress | undefined {
  if (link.startsWith("#")) return undefined;
  const url = URL.canParse(link, origin + page) ? new URL(link, origin + page) : undefined;
  return url?.origin === origin ? url.pathname + url.search : undefined;
}

/** Rewrites a page for a folder: links are relative, and forms and scripts are removed. */
export function rewritePage(html: string, address: SiteAddress, base: string, page: CopiedPage): string {
  const link = (value: string): string | undefined => {
    const plain = unescapeHtml(value);
    const target = siteAddress(plain, address, base);
    if (target === undefined) return plain;
    const fragment = /#.*$/.exec(plain)?.[0] ?? "";
    const file = page.fileOf(target);
    if (file !== undefined) return relativeTo(page.file, file) + fragment;
    return page.origin && page.origin + target + fragment;
  };
  return html
    .replace(scripts, "")
    .replace(forms, (form) =>
      /role="search"|method="get"|action="\/search"/i.test(form) ? "" : page.instead,
    )
    .replace(addressAttribute, (_, name: string, value: string) => {
      const to = link(value);
      return to === undefined ? "" : ` ${name}="${escapeHtml(to)}"`;
    })
    .replace(addressList, (_, name: string, list: string) => {
      const parts = list.split(",").flatMap((part) => {
        const [source = "", size = ""] = part.trim().split(/\s+/);
        const to = link(source);
        return to === undefined ? [] : [`${to} ${size}`.trim()];
      });
      return ` ${name}="${escapeHtml(parts.join(", "))}"`;
    })
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, (style) => rewriteStyle(style, page));
}

export function rewriteStyle(css: string, { file, fileOf }: Pick<CopiedPage, "file" | "fileOf">): string {
  return css.replace(styleAddress, (found, _, address: string) => {
    const target = fileOf(address);
    return target === undefined ? found : `url("${relativeTo(file, target)}")`;
  });
}

function relativeTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to) || posix.basename(to);
  return path.split("/").map(encodeURIComponent).join("/");
}

/** An address that does not exist: many web spaces show its page for all others. */
export const notFoundAddress = "/not-found";

/**
 * Returns the file of an address in the copy. Pages are `index.html` in a folder of their name, so that their old addresses
 * work on any web space.
 */
export function fileOfAddress(address: SiteAddress): string {
  const { pathname, searchParams } = new URL(address, "http://copy");
  if (pathname === notFoundAddress) return "404.html";
  const parts = pathname
    .split("/")
    .filter(Boolean)
    .map((part) => decodeURIComponent(part).replace(/[<>:"\\|?*/]/g, "-"));
  const query = [...searchParams].map(([name, value]) => `${name}-${value}`).join("-");
  const words = query.replace(/[^\w.-]+/g, "-");
  const last = parts.at(-1) ?? "";
  const extension = fileEnding.exec(last)?.[0];
  if (extension) {
    const stem = words && `-${words}`;
    return [...parts.slice(0, -1), last.slice(0, -extension.length) + stem + extension].join("/");
  }
  return [...parts, words ? `${words}.html` : "index.html"].join("/");
}
