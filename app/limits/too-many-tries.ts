/** Rate limit exceeded; the message says how long to wait. */
export class TooManyTriesError extends Error {
  override name = "TooManyTriesError";
  constructor(
    message: string,
    readonly waitSeconds: number,
  ) {
    super(message);
  }
}
