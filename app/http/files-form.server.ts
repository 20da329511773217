import type { AppLoadContext } from "@remix-run/node";
import type { FileLimits } from "~/files/upload/intake.server";
import type { MultipartBody } from "~/files/upload/multipart.server";
import { receiveFiles } from "~/forms/receive-files.server";
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
    return await receiveFiles(request, context, { limits, ...(mayTake && { mayTake }) });
  } catch (error) {
    throw bodyRefusal(error, tooLarge);
  }
}
