export class MalformedBodyError extends Error {
  override name = "MalformedBodyError";
  readonly status = 400;
}

export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
  readonly status = 413;
}
