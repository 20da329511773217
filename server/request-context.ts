import { AsyncLocalStorage } from "node:async_hooks";

/** What the log says of a request, wherever an error turns up. */
interface RequestFacts {
  requestId: string;
  method: string | undefined;
  /** Without its query. */
  path: string;
}

const storage = new AsyncLocalStorage<RequestFacts>();

/** Runs `act`, and all that it starts, as part of a request. */
export function runAsRequest<Result>(facts: RequestFacts, act: () => Result): Result {
  return storage.run(facts, act);
}

/** The request on whose behalf the current code runs, if there is one. */
export function currentRequest(): RequestFacts | undefined {
  return storage.getStore();
}
