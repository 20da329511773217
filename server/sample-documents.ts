import type { RequestHandler } from "express";
import { findDocumentAt } from "~/content/disclosures/disclosure.server";
import { sharedPage } from "~/http/headers";
import type { Services } from "~/services/services.server";
import { safeLocation } from "./addresses";
import { finishHeaders } from "./response-headers";

/** Redirects a sample document to its replacement; 404 if that was deleted. Samples are static files. */
export function sampleDocuments({ db }: Services, remix: RequestHandler): RequestHandler {
  return (request, response, next) => {
    findDocumentAt(db, request.path)
      .then((document) => {
        if (!document) return remix(request, response, next);
        if (document.url === request.path) return next();
        response.set("Cache-Control", sharedPage);
        finishHeaders(response);
        response.redirect(302, safeLocation(document.url));
      })
      .catch(next);
  };
}
