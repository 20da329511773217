import { createHash, randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { contentSecurityPolicy } from "~/http/headers";
import { isOnTls } from "~/http/origin.server";
import { servicesOf } from "~/http/services.server";
import siteCss from "~/styles/site.css?inline";
import { DocumentContext } from "~/ui/document-context";

const cssHash = `'sha256-${createHash("sha256").update(siteCss).digest("base64")}'`;

/** How long rendering may take, in milliseconds. */
const renderTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const hydrated = remixContext.staticHandlerContext.matches.some(
    ({ route }) => (route.handle as { hydrate?: boolean } | undefined)?.hydrate,
  );
  const nonce = hydrated ? randomBytes(16).toString("base64") : undefined;
  const html = await render(
    <DocumentContext.Provider
      value={{
        entry: remixContext.manifest.entry.module,
        nonce,
        css: siteCss,
        requestId: loadContext.requestId,
      }}
    >
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </DocumentContext.Provider>,
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy({
      scripts: nonce && `'nonce-${nonce}'`,
      styles: hydrated ? undefined : cssHash,
      tls: isOnTls(request, loadContext),
    }),
  );
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", hydrated ? "no-store" : "private, no-cache");
  return new Response(html, { status, headers });
}

/** Renders the whole page before the first byte: status and headers are then final, and nothing streams. */
function render(page: React.ReactElement, nonce: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(new Uint8Array(Buffer.concat(chunks)));
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

/** Remix calls this for every unexpected error; the page shows the same request id. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  // A method that no page takes is the sender's mistake, and answered as such.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  servicesOf(context).log.error({ err: error, requestId: context.requestId }, "request failed");
}
