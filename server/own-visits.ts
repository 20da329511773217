import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "@remix-run/node";
import { findDocumentAt } from "~/content/disclosures/disclosure.server";
import { nowhere } from "~/content/disclosures/report/crawl.server";
import type { Services } from "~/services/services.server";
import { runAsRequest } from "./request-context";

type Visit = NonNullable<Services["visit"]>;

/** Opens addresses of the routes as a visitor without cookies. */
export function visitor(services: Services, render: RequestHandler): Visit {
  return async (address) => {
    const request = new Request((services.config.origin ?? nowhere) + address);
    const requestId = randomUUID();
    return runAsRequest({ requestId, method: "GET", path: new URL(request.url).pathname }, () =>
      render(request, { services, requestId, shared: true }),
    );
  };
}

/** Like `visitor`, for the link check: files are looked for, not read. @param client folder of the built files */
export function ownVisits(services: Services, render: RequestHandler, client: string): Visit {
  const visit = visitor(services, render);
  return async (address) => {
    const { pathname: path } = new URL(address, nowhere);
    if (path.startsWith("/disclosures/")) {
      return new Response(null, { status: (await findDocumentAt(services.db, path)) ? 200 : 404 });
    }
    return isFile(client, path) ? new Response(null) : visit(address);
  };
}

function isFile(client: string, path: string): boolean {
  return /^\/[\w./-]*\.\w+$/.test(path) && !path.includes("..") && existsSync(join(client, path));
}
