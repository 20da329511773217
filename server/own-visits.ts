import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "@remix-run/node";
import { findDocumentAt } from "~/content/disclosures/disclosure.server";
import { nowhere } from "~/content/disclosures/report/crawl.server";
import type { Services } from "~/services/services.server";
import { runAsRequest } from "./request-context";

/** Opens addresses as a visitor without cookies. @param client folder of the built files */
export function ownVisits(
  services: Services,
  render: RequestHandler,
  client: string,
): NonNullable<Services["visit"]> {
  const { config, db } = services;
  return async (address) => {
    const request = new Request((config.origin ?? nowhere) + address);
    const { pathname: path } = new URL(request.url);
    if (path.startsWith("/disclosures/")) {
      return new Response(null, { status: (await findDocumentAt(db, path)) ? 200 : 404 });
    }
    if (isFile(client, path)) return new Response(null);
    const requestId = randomUUID();
    return runAsRequest({ requestId, method: "GET", path }, () =>
      render(request, { services, requestId, shared: true }),
    );
  };
}

function isFile(client: string, path: string): boolean {
  return /^\/[\w./-]*\.\w+$/.test(path) && !path.includes("..") && existsSync(join(client, path));
}
