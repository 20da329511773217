export class TooManyTriesError extends Error {
  override name = "TooManyTriesError";
  constructor(
    message: string,
    readonly waitSeconds: number,
  ) {
    super(message);
  }
}
