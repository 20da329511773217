/** The value of one field is refused; the message is for users. */
export class FieldRefusedError extends Error {
  override name = "FieldRefusedError";
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
