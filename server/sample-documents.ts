import type { RequestHandler } from "express";
import { findDocumentAt } from "~/content/disclosures/queries.server";
import { sharedPage } from "~/http/headers";
import type { Services } from "~/services/services.server";
import { safeLocation } from "./addresses";
import { finishHeaders } from "./response-headers";

/**
 * Sample documents lie among the fixed files. The address of one leads to the document that has replaced it, and is not
 * found once that was deleted.
 * @param remix says in a page that there is nothing
 */
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
