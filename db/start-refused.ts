/** A start that would do harm; the message is one clear line for the terminal, with the way on. */
export class StartRefusedError extends Error {
  override name = "StartRefusedError";
}
