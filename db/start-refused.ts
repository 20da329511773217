/** Start that would do harm; the message is one line for the terminal with the next step. */
export class StartRefusedError extends Error {
  override name = "StartRefusedError";
}
