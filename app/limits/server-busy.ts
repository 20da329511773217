/** The server has too much work at the moment. The request itself is not at fault; it can be repeated. */
export class ServerBusyError extends Error {
  override name = "ServerBusyError";
}
