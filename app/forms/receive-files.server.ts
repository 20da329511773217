import type { AppLoadContext } from "@remix-run/node";
import { type MultipartBody, type MultipartOptions, readMultipart } from "~/files/upload/multipart.server";
import { servicesOf } from "~/services/services.server";
import { maxTextBytes } from "./form-size.server";

interface ReceiveOptions extends Pick<MultipartOptions, "mayTake" | "takesFiles"> {
  limits: MultipartOptions["files"];
  /** Maximum characters of its texts; default: those of the largest form. */
  characters?: number;
}

/** Receives a form with files; the caller discards the body in a `finally`. @throws as `readMultipart` */
export function receiveFiles(
  request: Request,
  context: AppLoadContext,
  { limits, characters, ...options }: ReceiveOptions,
): Promise<MultipartBody> {
  return readMultipart(request, {
    directory: servicesOf(context).files.incomingDirectory,
    files: limits,
    maxFieldBytes: maxTextBytes(characters),
    ...options,
  });
}
