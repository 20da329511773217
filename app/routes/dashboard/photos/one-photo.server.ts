import type { AppLoadContext } from "@remix-run/node";
import type { Answer } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { refusedCall, unsavedCall } from "~/http/staff-call.server";

interface OnePhoto {
  /** Keeps it. @returns why it was not taken, in words */
  add(): Promise<string | undefined>;
  /** What is said where saving itself failed. */
  failure: string;
  /** What the page after the last photo says. @param count with this one */
  answerOf(count: number): Answer;
}

/**
 * The answer to a page with script that sends its photos one by one: `{success, message}`; the message for the page after
 * the last one goes along as a flash cookie.
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
