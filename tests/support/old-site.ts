import { createServer, type RequestListener } from "node:http";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { type ImportOptions, importSite } from "~/old-site-import/import.server";
import { openOldSite } from "~/old-site-import/old-site.server";
import { staffPassword } from "./base-database";
import type { openSite } from "./site";

export type Site = Awaited<ReturnType<typeof openSite>>;

export const picture = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

/** Serves a whole site over HTTP; `meddle` can corrupt responses. */
export function serveSite(
  site: Site,
  meddle: (path: string) => "break" | "hang" | "half" | undefined = () => undefined,
) {
  return serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? "/";
    const fault = meddle(path);
    if (fault === "hang") return;
    if (fault === "break") return void response.writeHead(503).end("busy");
    const { cookie, "content-type": type } = request.headers;
    const answer = await site.visitor().visit(path, {
      method: request.method ?? "GET",
      headers: { ...(cookie && { Cookie: cookie }), ...(type && { "Content-Type": type }) },
      ...(chunks.length > 0 && { body: new Uint8Array(Buffer.concat(chunks)) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers);
    headers["set-cookie"] = answer.headers.getSetCookie();
    headers["content-length"] = String(body.length);
    response.writeHead(answer.status, headers);
    if (fault === "half") {
      response.write(body.subarray(0, body.length / 2));
      setTimeout(() => response.destroy(), 20);
    } else response.end(body);
  });
}

export function importOptions(site: Site, address: string, more: Partial<ImportOptions> = {}): ImportOptions {
  return {
    db: site.db,
    files: site.files,
    site: openOldSite(address, [10, 10]),
    dryRun: false,
    withResumes: false,
    onProgress: () => {},
    ...more,
  };
}

export async function importWithResumes(site: Site, address: string, more: Partial<ImportOptions> = {}) {
  const all = importOptions(site, address, { withResumes: true, ...more });
  await all.site.logIn("clerk", staffPassword);
  return importSite(all);
}

export const sums = (reports: Awaited<ReturnType<typeof importSite>>) => ({
  came: reports.reduce((sum, { came }) => sum + came, 0),
  already: reports.reduce((sum, { already }) => sum + already, 0),
  failed: reports.flatMap(({ failed }) => failed),
});
