/** Too much was tried lately; the message says so to people, and for how long to wait. */
export class TooManyTriesError extends Error {
  override name = "TooManyTriesError";
  constructor(
    message: string,
    readonly waitSeconds: number,
  ) {
    super(message);
  }
}
