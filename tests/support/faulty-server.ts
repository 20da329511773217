import type { RequestHandler } from "express";
import { builtAssets, createApp } from "../../server/app";
import { listen } from "../../server/listen";
import { cachedPages } from "../../server/page-cache/page-cache";
import { prepare } from "../../server/prepare";
import { remixHandlers } from "../../server/remix";

/** Separate process with the built site and failing addresses. */
const faults: Record<string, RequestHandler> = {
  "/test/rejection": (_request, response) => {
    void Promise.reject(new Error("a stray rejection"));
    response.end("answered");
  },
  "/test/throw": (_request, response) => {
    setTimeout(() => {
      throw new Error("thrown by a timer");
    }, 10);
    response.end("answered");
  },
  "/test/slow": (_request, response) => {
    setTimeout(() => response.end("slow, but whole"), 1000);
  },
};

const services = await prepare();
const { remix, render, findPage } = remixHandlers(
  await import("../../build/server/index.js" as string),
  services,
);
const app = createApp({
  services,
  remix: (request, response, next) => (faults[request.path] ?? remix)(request, response, next),
  assets: builtAssets("build/client"),
});
await listen(services, cachedPages({ services, render, findPage, isProxy: () => false, next: app }), {
  limits: JSON.parse(process.env.TEST_STOP_LIMITS ?? "null") ?? undefined,
});
