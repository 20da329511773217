import compression from "compression";
import type { RequestHandler } from "express";
import express from "express";
import expressStaticGzip from "express-static-gzip";
import { contentSecurityPolicy, sharedPage } from "~/http/headers";
import type { Services } from "~/services/services.server";
import { isReadable, mergeSlashes, takeWholeAddress } from "./addresses";
import { noticeForgottenProxy } from "./forgotten-proxy";
import { health, readiness } from "./health";
import { hideOriginHeader } from "./hide-origin-header";
import { checkHost, oddHeaders } from "./host-check";
import { requestLog } from "./request-log";
import { commonHeaders, finishHeaders } from "./response-headers";
import { sampleDocuments } from "./sample-documents";
import { boundUnreadBodies } from "./unread-bodies";

interface Parts {
  services: Services;
  remix: RequestHandler;
  assets: RequestHandler[];
  /** Answers failures outside Remix; by default, with a text that reveals nothing. */
  showFailure?: express.ErrorRequestHandler;
}

const immutable = "public, max-age=31536000, immutable";
const shortLived = "public, max-age=3600, stale-while-revalidate=86400";

/** Creates the express server, with middleware in the order a request passes through it. */
export function createApp({ services, remix, assets, showFailure }: Parts): express.Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", services.config.trustProxy);
  app.use(requestLog(services.log));
  app.use(noticeForgottenProxy(services));
  app.use(setHeaders(services));
  app.use(boundUnreadBodies);
  app.use(takeWholeAddress);
  app.use(refuseOddRequests);
  app.use(mergeSlashes);
  app.use(readableAddress);
  app.get("/healthz", health(services));
  app.get("/healthz/ready", readiness(services));
  app.use(checkHost(services.config));
  app.get("/disclosures/:file", sampleDocuments(services, remix));
  app.use(...assets);
  app.use(hideOriginHeader);
  app.use(compression());
  app.all("*", remix);
  app.use(logFailure(services), ...(showFailure ? [showFailure] : []), lastResort);
  return app;
}

/** Hashed assets are immutable; the rest of `public/` is cached for an hour. */
export function builtAssets(directory: string): RequestHandler[] {
  return [
    expressStaticGzip(directory, {
      enableBrotli: true,
      orderPreference: ["br", "gz"],
      index: false,
      serveStatic: {
        dotfiles: "ignore",
        redirect: false,
        cacheControl: false,
        setHeaders(response) {
          const { path } = response.req as express.Request;
          response.setHeader("Cache-Control", getCacheControl(path));
          finishHeaders(response, {
            isAsset: /\.(?:js|css|svg|png|jpg|webp|avif|ico)(?:\.br|\.gz)?$/.test(path),
          });
        },
      },
    }),
  ];
}

function getCacheControl(path: string): string {
  if (path.startsWith("/assets/")) return immutable;
  return path.startsWith("/disclosures/") ? sharedPage : shortLived;
}

function setHeaders({ config }: Services): RequestHandler {
  const policy = contentSecurityPolicy();
  return (request, response, next) => {
    // Pages set a policy with the hash of their style; all other responses get the plain one.
    response.set({ ...commonHeaders(config, request.secure), "Content-Security-Policy": policy });
    next();
  };
}

/** Refuses methods that a fetch `Request` cannot have, and request targets of proxies (`*`, `host:port`). */
const refuseOddRequests: RequestHandler = (request, response, next) => {
  const odd = oddHeaders(request);
  if (odd === "many") {
    return void response.status(431).type("text").send("This request has more than 100 header lines.");
  }
  if (odd === "hosts") {
    return void response.status(400).type("text").send("This request names more than one host.");
  }
  if (["TRACE", "TRACK", "CONNECT"].includes(request.method)) {
    return void response
      .status(405)
      .set("Allow", "GET, HEAD, POST")
      .type("text")
      .send("This website does not take such requests.");
  }
  if (!request.url.startsWith("/")) {
    return void response.status(400).type("text").send("This address is none of this website.");
  }
  // Older versions of Remix fetched data this way. Remix would log an error for each.
  if ("_data" in request.query) {
    return void response.status(400).type("text").send("This request cannot be answered.");
  }
  next();
};

/** Replaces a malformed address by one that does not exist, so that visitors get the 404 page. */
const readableAddress: RequestHandler = (request, _response, next) => {
  if (!isReadable(request.path)) {
    request.url = "/not-found";
    request.originalUrl = request.url;
  }
  next();
};

function logFailure({ log }: Services): express.ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    log.error({ err: error, requestId: response.locals.requestId }, "request failed outside the pages");
    next(error);
  };
}

/** Answers failures outside Remix with a text and a request number, never a stack trace. */
const lastResort: express.ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = getStatus(error);
  const words =
    status < 500
      ? "This request cannot be answered."
      : `Something went wrong on our side. If you tell us about it, mention the number ${response.locals.requestId}.`;
  response.status(status).type("text").send(words);
};

function getStatus(error: unknown): number {
  if (error instanceof URIError) return 400;
  if (error instanceof Error && "status" in error && typeof error.status === "number") return error.status;
  return error instanceof TypeError && "code" in error ? 400 : 500;
}
