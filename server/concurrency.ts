import { setImmediate as nextRound } from "node:timers/promises";
import { Mutex, Semaphore } from "async-mutex";
import { getNetwork } from "~/limits/network";

/** Pages rendered at the same time: in all, and for one network. Rendering is bound to one core. */
const limits = { inAll: 4, ofOne: 2 };

/** Milliseconds after which a page that is still being rendered (it waits for I/O) releases its turn. */
const turnTimeoutMs = 200;

interface Turn {
  /** Empty for pages that are rendered for the cache. */
  address: string;
  /** The sender decides how long a body takes, so it counts for that network only. */
  hasBody: boolean;
}

/** Renders uncached pages round-robin by network, each in its own tick, between cached ones. */
export function createConcurrencyLimit() {
  const all = new Semaphore(limits.inAll);
  const networks = new Map<string, Semaphore>();
  const start = new Mutex();

  /** @returns a function that ends the turn; can be called twice */
  async function takeTurn({ address, hasBody }: Turn): Promise<() => void> {
    const network = getNetwork(address);
    const own = networks.get(network) ?? new Semaphore(limits.ofOne);
    networks.set(network, own);
    const [, releaseOwn] = await own.acquire();
    const releaseAll = hasBody ? () => {} : (await all.acquire())[1];
    await start.runExclusive(() => nextRound());
    return () => {
      releaseAll();
      releaseOwn();
      if (own.getValue() === limits.ofOne && networks.get(network) === own) networks.delete(network);
    };
  }

  return async function inTurn<Result>(turn: Turn, make: () => Promise<Result>): Promise<Result> {
    const end = await takeTurn(turn);
    const timer = setTimeout(end, turnTimeoutMs);
    try {
      return await make();
    } finally {
      clearTimeout(timer);
      end();
    }
  };
}
