import { createHash, randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
import { contentSecurityPolicy, sharedPage } from "~/http/headers";
import { wantsLight } from "~/http/light.server";
import { unavailability } from "~/http/unavailable.server";
import { localLinks } from "~/languages/address";
import { isOnTls } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { readPageStyle } from "~/styles/page-style.server";
import { recoloured, type SchoolColours } from "~/styles/school-colours.server";
import { DocumentContext, type PicturePreload } from "~/ui/document-context";
import { refusedTitle } from "~/ui/refused-title";

/** Placeholder of the style sheet until the page is rendered. React would escape it in a text. */
const cssMark = "<!--page-css-->";

/** React's own, for a browser that hydrates. */
const boundaryMarks = /<!--\/?\$-->/g;

/** How long rendering may take, in milliseconds. */
const renderTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  if (loadContext.download) return loadContext.download;
  const { matches, actionData, loaderData } = remixContext.staticHandlerContext;
  const hydrated = matches.some(({ route }) => (route.handle as { hydrate?: boolean } | undefined)?.hydrate);
  const says = (name: "frames" | "framed") =>
    matches.some(({ route }) => (route.handle as Partial<Record<typeof name, boolean>> | undefined)?.[name]);
  const nonce = hydrated ? randomBytes(16).toString("base64") : undefined;
  const tints = new Set<string>();
  const preloads: PicturePreload[] = [];
  const routeId = matches.at(-1)?.route.id;
  const linksSheet = hydrated && isAfterStaffPage(request);
  const tls = isOnTls(request, loadContext);
  const element = (
    <DocumentContext.Provider
      value={{
        entry: remixContext.manifest.entry.module,
        nonce,
        css: linksSheet ? undefined : cssMark,
        tints,
        preloads,
        requestId: loadContext.requestId,
        unavailable: loadContext.unavailable?.message,
        posted: request.method === "POST",
        light: !hydrated && wantsLight(request.headers.get("Cookie"), request.headers.get("Save-Data"), tls),
      }}
    >
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </DocumentContext.Provider>
  );
  const html = hydrated
    ? await renderHydrated(element, nonce)
    : `<!DOCTYPE html>${renderToString(element).replace(boundaryMarks, "")}`;
  const css = linksSheet ? "" : (await styleOf(routeId, hydrated, loaderData)) + rulesFor(tints);
  const document = html.replace(cssMark, () => css).replace("<style>", (style) => linksTo(preloads) + style);
  const page = localLinks(isRefusedForm(actionData) ? withRefusedTitle(document) : document);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { unavailable } = loadContext;
  setRetryAfter(headers, status, loadContext);
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy({
      scripts: nonce && `'nonce-${nonce}'`,
      styles: css && allowed(css),
      tls,
      frames: says("frames"),
      framed: says("framed"),
    }),
  );
  if (!headers.has("Cache-Control")) {
    const own = hydrated ? "no-store" : "private, no-cache";
    headers.set("Cache-Control", loadContext.shared && !hydrated ? sharedPage : own);
  }
  return new Response(page, { status: unavailable && status === 500 ? 503 : status, headers });
}

/** Whether an action answered with what is wrong with its form. */
function isRefusedForm(actionData: Record<string, unknown> | null): boolean {
  const [answer] = Object.values(actionData ?? {});
  return typeof answer === "object" && answer !== null && "errors" in answer;
}

/** Routes make their titles without knowing what the action answered. */
function withRefusedTitle(html: string): string {
  return html.replace(/(?<=<title>)[^<]*/, refusedTitle);
}

/** @returns the page's style sheet, in the school's colours on public pages */
async function styleOf(
  routeId: string | undefined,
  hydrated: boolean,
  loaderData: Record<string, unknown>,
): Promise<string> {
  const css = await readPageStyle(routeId);
  const colours = hydrated ? undefined : coloursOf(loaderData, routeId);
  return colours ? recoloured(css, colours) : css;
}

/** What lets a browser take a style sheet that stands in the page. */
const allowed = (css: string) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;

/** The school's colours where it chose its own; a preview of them has others. */
function coloursOf(
  loaderData: Record<string, unknown>,
  routeId: string | undefined,
): SchoolColours | undefined {
  const of = (id: string) => (loaderData[id] as { colours?: SchoolColours } | undefined)?.colours;
  return (routeId === undefined ? undefined : of(routeId)) ?? of("root");
}

/**
 * True if the browser has just been on a staff page, and so has the sheet that they all link. The first one carries its own;
 * it links the shared sheet at its end. A browser that did not keep it waits for it once more.
 */
const isAfterStaffPage = (request: Request) =>
  /^https?:\/\/[^/]+\/dashboard(\/|$)/.test(request.headers.get("Referer") ?? "");

/** Before the style sheet, which is a third of a page: the first picture comes as early as the line allows. */
const linksTo = (preloads: PicturePreload[]) =>
  renderToStaticMarkup(
    preloads.map(({ srcSet, sizes, media }) => {
      const picture = {
        imageSrcSet: srcSet,
        imageSizes: sizes,
        media,
        type: "image/avif",
        fetchpriority: "high",
      };
      return <link key={srcSet} rel="preload" as="image" {...picture} />;
    }),
  );

/** The colours that pictures have until they come; a `style` attribute of their own is not what the policy allows. */
function rulesFor(tints: Iterable<string>): string {
  return [...tints].map((tint) => `[data-tint="${tint}"]{background:#${tint}}`).join("");
}

/**
 * Renders a hydrated page whole before the first byte: status and headers are then final, and nothing streams. Other
 * pages hold nothing that waits, and `renderToString` takes half the time for them.
 */
function renderHydrated(page: React.ReactElement, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(endedLast(withoutGaps(Buffer.concat(chunks).toString())));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    setTimeout(() => abort(), renderTimeout).unref();
  });
}

function setRetryAfter(headers: Headers, status: number, context: AppLoadContext): void {
  if (context.unavailable) headers.set("Retry-After", context.unavailable.headers["Retry-After"]);
  else if (status === 429 && context.retryAfter) headers.set("Retry-After", String(context.retryAfter));
}

/** React fills pieces of 2048 bytes, and leaves NUL where a letter of several bytes does not fit at the end of one. */
const withoutGaps = (html: string) => html.replaceAll("\0", "");

/** Remix puts what a page loads behind the document, where HTML allows nothing: a browser reads it as the end of the body. */
const endedLast = (html: string) => html.replace(/(<\/body><\/html>)(.+)$/s, "$2$1");

/** The data of a staff page, fetched by script when a link was followed: as private as the page. */
export function handleDataRequest(
  response: Response,
  { context }: LoaderFunctionArgs | ActionFunctionArgs,
): Response {
  setRetryAfter(response.headers, response.status, context);
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
}

/** Remix calls this for every unexpected error; the page shows the same request id. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  // A method that no page takes is the sender's mistake, and answered as such.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  servicesOf(context).log.error({ err: error, requestId: context.requestId }, "request failed");
  // A page that cannot be read is a failure like any other; a form is told that it was not saved, and why.
  if (request.method !== "GET") context.unavailable ??= unavailability(error, "visitor");
}
