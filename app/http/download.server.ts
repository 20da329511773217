import type { AppLoadContext } from "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** File to send instead of the page (app/entry.server.tsx). */
    download?: Response;
  }
}

/** Remix would treat a response of the action as data. Only for pages that are not hydrated. */
export function answerWithFile(context: AppLoadContext, file: Response): null {
  context.download = file;
  return null;
}
