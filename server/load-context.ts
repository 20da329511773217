import type { AppLoadContext } from "@remix-run/node";
import type { Request, Response } from "express";
import type { Services } from "~/services/services.server";

/** Creates the `context` of loaders and actions. */
export function loadContextFrom(services: Services) {
  return (request: Request, response: Response): AppLoadContext => ({
    services,
    requestId: response.locals.requestId as string,
    clientAddress: request.ip,
    origin: response.locals.origin as string | undefined,
  });
}
