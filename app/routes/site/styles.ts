import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { namedForGood } from "~/http/headers";
import { servicesOf } from "~/services/services.server";
import { settingsOnPage } from "~/settings/queries.server";
import { findPublicStyle, readPublicStyle } from "~/styles/page-style.server";
import { schoolColours } from "~/styles/school-colours.server";

const compress = promisify(brotliCompress);
const compressed = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 16 });

/** The sheet of public pages, in the school's colours. A page of an earlier version gets the present one, which is not kept. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const { pathname } = new URL(request.url);
  const named = findPublicStyle(pathname);
  const { css, path } = named ?? (await readPresent(db));
  const headers = {
    "Content-Type": "text/css; charset=utf-8",
    "Cache-Control": path === pathname ? namedForGood : "no-cache",
    Vary: "Accept-Encoding",
  };
  if (!/\bbr\b/.test(request.headers.get("Accept-Encoding") ?? "")) return new Response(css, { headers });
  const body = compressed.get(path) ?? compress(css).then((bytes) => new Uint8Array(bytes));
  compressed.set(path, body);
  return new Response(await body, { headers: { ...headers, "Content-Encoding": "br" } });
}

async function readPresent(db: ReturnType<typeof servicesOf>["db"]) {
  const { colour_main, colour_accent } = await settingsOnPage(db);
  return readPublicStyle(schoolColours({ main: colour_main, accent: colour_accent }));
}
