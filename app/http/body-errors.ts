import { refusal } from "./refusal";

/** The request's body is broken or ended early. */
export class MalformedBodyError extends Error {
  override name = "MalformedBodyError";
  readonly status = 400;
}

/** The request's body is larger than its limit. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
  readonly status = 413;
}

/**
 * What a form whose body could not be read is answered, to be thrown; any other error stays what it is.
 * @param tooLarge what is said where it is larger than its limit
 */
export function bodyRefusal(error: unknown, tooLarge: string, what = "form"): unknown {
  if (error instanceof BodyTooLargeError) return refusal(413, tooLarge);
  if (error instanceof MalformedBodyError) {
    return refusal(400, `The ${what} arrived broken or incomplete. Please send it again.`);
  }
  return error;
}
