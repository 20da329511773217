import { createHash, randomBytes } from "node:crypto";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { renderToReadableStream } from "react-dom/server.browser";
import { cropPosition, parseFocus } from "~/files/pictures/focus/focus";
import { finishDocument, sheetMark } from "~/http/document.server";
import { isFollowedLink } from "~/http/followed-link";
import { contentSecurityPolicy, permissionsPolicy, sharedPage } from "~/http/headers";
import { wantsLight } from "~/http/light.server";
import { unavailability } from "~/http/unavailable.server";
import { isOnTls } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { readPageStyle, readPublicStyle, shortenClassesIn } from "~/styles/page-style.server";
import type { SchoolColours } from "~/styles/school-colours.server";
import { usedStyle } from "~/styles/used-style.server";
import { formatText } from "~/text/format-text.server";
import { DocumentContext, type PicturePreload } from "~/ui/page/document-context";
import { storageProblem } from "~db/storage-errors";

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
  const { isPreview } = (loaderData.root ?? {}) as { isPreview?: boolean };
  const framed = matches.some(({ route }) => (route.handle as { framed?: boolean } | undefined)?.framed);
  const nonce = hydrated ? randomBytes(16).toString("base64") : undefined;
  const tints = new Set<string>();
  const focuses = new Set<string>();
  const preloads: PicturePreload[] = [];
  const routeId = matches.at(-1)?.route.id;
  const linksSheet = hydrated && isAfterStaffPage(request);
  const tls = isOnTls(request, loadContext);
  const light = !hydrated && wantsLight(request.headers.get("Cookie"), request.headers.get("Save-Data"), tls);
  // The dashboard keeps its own colours.
  const { colours } = (loaderData.root ?? {}) as { colours?: SchoolColours };
  const style = hydrated ? undefined : await readPublicStyle(colours);
  // Followed links: the browser usually has the sheet. Wrong addresses: mostly asked for by programs, so these pages stay small.
  const sheetInHead =
    style && !light && (status === 404 || isFollowedLink((name) => request.headers.get(name)))
      ? style.path
      : undefined;
  const element = (
    <DocumentContext.Provider
      value={{
        entry: remixContext.manifest.entry.module,
        nonce,
        css: linksSheet ? undefined : sheetMark,
        headSheet: sheetInHead,
        // The text version is one request, and can be stored.
        sheet: light || sheetInHead ? undefined : style?.path,
        tints,
        focuses,
        preloads,
        requestId: loadContext.requestId,
        unavailable: loadContext.unavailable?.message,
        formatText,
        posted: request.method === "POST",
        light,
      }}
    >
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </DocumentContext.Provider>
  );
  const html = hydrated
    ? await renderHydrated(element, nonce)
    : `<!DOCTYPE html>${shortenClassesIn(renderToStaticMarkup(element))}`;
  const linked = linksSheet || sheetInHead !== undefined;
  const ofElements = linked ? "" : style ? inlinedStyle(style, html) : await readPageStyle(routeId);
  const css = ofElements + rulesFor(tints) + cropRules(focuses);
  const page = finishDocument(html, { css, preloads, refused: isRefusedForm(actionData) });
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (hydrated) headers.set("Permissions-Policy", permissionsPolicy("self"));
  const { unavailable } = loadContext;
  setRetryAfter(headers, status, loadContext);
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy({
      scripts: nonce && `'nonce-${nonce}'`,
      styles: css && allowed(css),
      tls,
      framed: isPreview || framed,
    }),
  );
  if (isPreview) headers.set("Cache-Control", "private, no-store");
  if (!headers.has("Cache-Control")) {
    const own = hydrated ? "no-store" : "private, no-cache";
    headers.set("Cache-Control", loadContext.shared && !hydrated ? sharedPage : own);
  }
  return new Response(page, { status: unavailable && status === 500 ? 503 : status, headers });
}

function isRefusedForm(actionData: Record<string, unknown> | null): boolean {
  const [answer] = Object.values(actionData ?? {});
  return typeof answer === "object" && answer !== null && "errors" in answer;
}

/** The styles of the first screen, or of the whole page if it links no sheet. */
function inlinedStyle({ css, path }: { css: string; path: string }, html: string): string {
  const end = html.indexOf(`<link rel="stylesheet" href="${path}"`);
  return end < 0 ? usedStyle(css, html, false) : usedStyle(css, html.slice(0, end), true);
}

const allowed = (css: string) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;

/** True after another staff page, whose end links the shared sheet; the browser then has it in its cache. */
const isAfterStaffPage = (request: Request) => isOfDashboard(request.headers.get("Referer") ?? "");

const isOfDashboard = (url: string) => /^https?:\/\/[^/]+\/dashboard(\/|$)/.test(url);

/** Placeholder colours as rules, stronger than classes: the policy forbids `style` attributes. */
function rulesFor(tints: Iterable<string>): string {
  return [...tints].map((tint) => `[data-tint][data-tint="${tint}"]{background:#${tint}}`).join("");
}

function cropRules(focuses: Iterable<string>): string {
  return [...focuses]
    .map((focus) => {
      const [x, y] = cropPosition(parseFocus(focus));
      return `[data-focus][data-focus="${focus}"]{object-position:${x}% ${y}%}`;
    })
    .join("");
}

/** Renders completely before the first byte, so that status and headers are final. */
async function renderHydrated(page: React.ReactElement, nonce: string | undefined): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    ...(nonce && { nonce }),
    signal: AbortSignal.timeout(renderTimeout),
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}

function setRetryAfter(headers: Headers, status: number, context: AppLoadContext): void {
  if (context.unavailable) headers.set("Retry-After", context.unavailable.headers["Retry-After"]);
  else if (status === 429 && context.retryAfter) headers.set("Retry-After", String(context.retryAfter));
}

/** Makes loader data of staff pages as private as the page. */
export function handleDataRequest(
  response: Response,
  { context }: LoaderFunctionArgs | ActionFunctionArgs,
): Response {
  setRetryAfter(response.headers, response.status, context);
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
}

/** Called by Remix for unexpected errors; the page shows the same request ID. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  // Unsupported methods are the sender's mistake.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  servicesOf(context).log.error({ err: error, requestId: context.requestId }, "request failed");
  // Only forms report that nothing was saved; a damaged database also breaks pages.
  if (request.method !== "GET" || storageProblem(error) === "damaged")
    context.unavailable ??= unavailability(error, isOfDashboard(request.url) ? "staff" : "visitor");
}
