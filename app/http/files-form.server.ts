import type { AppLoadContext } from "@remix-run/node";
import type { FileLimits } from "~/files/upload/intake.server";
import { type MultipartBody, readMultipart } from "~/files/upload/multipart.server";
import { maxTextBytes } from "~/forms/form-size.server";
import { servicesOf } from "~/services/services.server";
import { bodyRefusal } from "./body-refusal";
import { assertSameOrigin } from "./origin.server";
import { readForm } from "./read-form.server";

interface FilesForm {
  limits: FileLimits;
  tooLarge: string;
  /** Called with the fields so far at the first file; false skips all files. */
  mayTake?: (fields: URLSearchParams) => boolean;
  /** Other sites whose pages can send this form. */
  origins?: string[];
}

/** The caller discards the body in a `finally`. @throws Response as `readForm` */
export async function readFilesForm(
  request: Request,
  context: AppLoadContext,
  { limits, tooLarge, mayTake, origins = [] }: FilesForm,
): Promise<MultipartBody> {
  assertSameOrigin(request, context, origins);
  if (!request.headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data")) {
    return { fields: await readForm(request, context), files: [], surplus: [], discard: async () => {} };
  }
  try {
    return await readMultipart(request, {
      directory: servicesOf(context).files.incomingDirectory,
      files: limits,
      maxFieldBytes: maxTextBytes(),
      ...(mayTake && { mayTake }),
    });
  } catch (error) {
    throw bodyRefusal(error, tooLarge);
  }
}
