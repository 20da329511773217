import { Semaphore } from "async-mutex";

const requestsAtOnce = 8;

export function createTurns() {
  const turns = new Semaphore(requestsAtOnce);
  const run = <Result>(act: () => Promise<Result>): Promise<Result> => turns.runExclusive(act);

  /** Runs all to their end, so that none is under way afterwards. @throws the first failure */
  async function forEach<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
    const done = await Promise.allSettled(items.map((item) => run(() => act(item))));
    for (const outcome of done) if (outcome.status === "rejected") throw outcome.reason;
  }

  return { run, forEach };
}
