import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { type Message, msg } from "#message";
import { t } from "#say";

const noAnswer: Message = msg(
  "The connection was lost, or no answer came. Everything you typed is still here: please send it again. What did arrive is not saved twice.",
);
const failed: Message = msg(
  "Something went wrong on our side. Everything you typed is still here: please send it again in a moment.",
);

/**
 * The `clientAction` of every staff form: where the answer is not the page again (none came, too large, a failure), the
 * form stays as it is and says so. Without it the router would put an error page in the form's place, and what was typed
 * would be lost.
 */
export async function keepFormOnNetworkError({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    // The status keeps the router from loading the page again, which would fail the same way.
    return Response.json({ errors: { "": problem.words }, typed: {} }, { status: problem.status });
  }
}

/** What a form says that was refused or not answered; undefined for what is no matter of sending it. */
function problemOf(error: unknown): { status: number; words: string } | undefined {
  if (isNetworkError(error)) return { status: 503, words: t(noAnswer) };
  if (isRouteErrorResponse(error)) {
    // Another form stands in this one's place, with what was typed in it.
    if (error.data?.proof) return undefined;
    const { status } = error;
    if (status < 500 && ![400, 408, 413, 429].includes(status)) return undefined;
    const message: unknown = error.data?.message;
    return {
      status,
      words:
        typeof message === "string" ? `${message} ${t("Everything you typed is still here.")}` : t(failed),
    };
  }
  // All that the router tells of an unexpected error in production.
  if (error instanceof Error && error.message === "Unexpected Server Error")
    return { status: 500, words: t(failed) };
  return undefined;
}

/** `fetch` fails with a TypeError; the second is what the router says of an answer that is none of this site's. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && /turbo-stream/.test(error.message));
}
