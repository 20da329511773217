import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import type { FileKind } from "~/files/store/stored-names";
import { servicesOf } from "~/services/services.server";
import { isBucketProblem } from "~db/storage-errors";
import { refusal } from "./refusal";

/** Returns the path of a stored file. @throws Response 503 if it is in a bucket that does not answer */
export async function locateFile(context: AppLoadContext, kind: FileKind, name: string): Promise<string> {
  const { files, log } = servicesOf(context);
  try {
    return await files.locate(kind, name);
  } catch (error) {
    if (!isBucketProblem(error)) throw error;
    log.error({ err: error, requestId: context.requestId }, "a file could not be fetched");
    throw refusal(503, t("This file cannot be opened at the moment. Please try again in a minute."), {
      "Retry-After": "60",
    });
  }
}

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
