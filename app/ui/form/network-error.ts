import type { ClientActionFunctionArgs } from "@remix-run/react";

const words =
  "The connection was lost, or no answer came. Everything you typed is still here: please send it again. What did arrive is not saved twice.";

/**
 * The `clientAction` of every staff form: where no answer of ours comes back, the form stays as it is and says so. Without
 * it the router would put an error page in the form's place, and what was typed would be lost.
 */
export async function keepFormOnNetworkError({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    // The status keeps the router from loading the page anew, which would fail the same way.
    return Response.json({ errors: { "": words }, typed: {} }, { status: 503 });
  }
}

/** `fetch` fails with a TypeError; the second is what the router says of an answer that is none of this site's. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && /turbo-stream/.test(error.message));
}
