export class FieldRefusedError extends Error {
  override name = "FieldRefusedError";
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
