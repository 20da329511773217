import { AsyncLocalStorage } from "node:async_hooks";

interface RequestDetails {
  requestId: string;
  method: string | undefined;
  /** Without its query. */
  path: string;
}

const storage = new AsyncLocalStorage<RequestDetails>();

/** Runs `act` and everything it starts in the context of a request. */
export function runAsRequest<Result>(facts: RequestDetails, act: () => Result): Result {
  return storage.run(facts, act);
}

/** Returns the request that the current code runs for. */
export function currentRequest(): RequestDetails | undefined {
  return storage.getStore();
}
