import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { type Message, msg, t } from "#say";

const noAnswer: Message = msg(
  "The connection was lost, or no answer came. Everything you typed is still here: please send it again. What did arrive is not saved twice.",
);
const failed: Message = msg(
  "Something went wrong on our side. Everything you typed is still here: please send it again in a moment.",
);

/** Keeps the typed text on network and server errors, which the router would replace by an error page. */
export async function keepFormOnNetworkError({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    const problem = findProblem(error);
    if (!problem) throw error;
    // The status prevents revalidation, which would fail too.
    return Response.json({ errors: { "": problem.words }, typed: {} }, { status: problem.status });
  }
}

function findProblem(error: unknown): { status: number; words: string } | undefined {
  if (isNetworkError(error)) return { status: 503, words: t(noAnswer) };
  if (isRouteErrorResponse(error)) {
    // A re-authentication form with the typed values replaces this one.
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
  // The router reports unexpected errors like this in production.
  if (error instanceof Error && error.message === "Unexpected Server Error")
    return { status: 500, words: t(failed) };
  return undefined;
}

/** `fetch` throws a TypeError; the router reports foreign responses with the other message. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && /turbo-stream/.test(error.message));
}
