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
