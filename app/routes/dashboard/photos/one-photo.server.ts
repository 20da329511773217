import type { AppLoadContext } from "@remix-run/node";
import type { Answer } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { refusedCall, unsavedCall } from "~/http/staff-call.server";

interface OnePhoto {
  /** Stores it. @returns the problem */
  add(): Promise<string | undefined>;
  /** Message if saving fails. */
  failure: string;
  /** Message after the last photo. @param count including this one */
  answerOf(count: number): Answer;
}

/**
 * Responds to a script that sends photos one by one: `{success, message}`.
 * A flash cookie carries the message for the next page.
 */
export async function takeOnePhoto(
  request: Request,
  context: AppLoadContext,
  fields: URLSearchParams,
  { add, failure, answerOf }: OnePhoto,
): Promise<Response> {
  try {
    const problem = await add();
    if (problem) return refusedCall(problem, 422);
  } catch (error) {
    return unsavedCall(context, error, failure);
  }
  const before = Math.min(Number(fields.get("arrived")) || 0, 1000);
  const answer = answerOf(before + 1);
  const { headers } = await redirectWithMessage(request, context, answer);
  headers.delete("Location");
  return Response.json({ success: true, message: answer.message }, { headers });
}
