import type { AppLoadContext } from "@remix-run/node";
import type { AddResult } from "~/content/photos/add.server";
import type { Answer } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { refusedCall, unsavedCall } from "~/http/staff-call.server";

interface OnePhoto {
  add(): Promise<AddResult>;
  failure: string;
  /** Message after the last photo. @param count of added photos, and `present` ones, including this one */
  answerOf(count: number, present: number): Answer;
}

/** Responds `{success, message}`; a flash cookie carries the message for the next page. */
export async function takeOnePhoto(
  request: Request,
  context: AppLoadContext,
  fields: URLSearchParams,
  { add, failure, answerOf }: OnePhoto,
): Promise<Response> {
  let result: AddResult;
  try {
    result = await add();
    if (result.problem) return refusedCall(result.problem, 422);
  } catch (error) {
    return unsavedCall(context, error, failure);
  }
  const isThere = result.isThere === true;
  const before = (name: string) => Math.min(Number(fields.get(name)) || 0, 1000);
  const answer = answerOf(before("arrived") + (isThere ? 0 : 1), before("present") + (isThere ? 1 : 0));
  const { headers } = await redirectWithMessage(request, context, answer);
  headers.delete("Location");
  return Response.json({ success: true, message: answer.message, ...(isThere && { isThere }) }, { headers });
}
