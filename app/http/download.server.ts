import type { AppLoadContext } from "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The file with which a form is answered, instead of its page (app/entry.server.tsx). */
    download?: Response;
  }
}

/**
 * Answers a form with a file: an action returns what this returns. Remix would take the answer of a page's action for data. Only for
 * pages that are not hydrated, whose forms the browser sends itself.
 */
export function answerWithFile(context: AppLoadContext, file: Response): null {
  context.download = file;
  return null;
}
