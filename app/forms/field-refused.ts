/** What was sent in one field cannot be taken; the message is one for people. */
export class FieldRefusedError extends Error {
  override name = "FieldRefusedError";
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
