import { setImmediate as nextRound } from "node:timers/promises";
import { Mutex, Semaphore } from "async-mutex";
import { networkOf } from "~/limits/network";

/** What is made together: in all, and for one network. More would be no faster: it is work for one core. */
const together = { inAll: 4, ofOne: 2 };

/** Milliseconds after which what is still being made (it waits for something) no longer keeps others waiting. */
const longestTurn = 200;

interface Turn {
  /** The visitor's; empty for what is made for everybody. */
  address: string;
  /**
   * Its sender decides how long it takes to arrive, so it counts for the sender's network only: a few that drip would
   * hold up everybody.
   */
  hasBody: boolean;
}

/**
 * What is not in memory is made in turns: for one network after the other, however much one of them asks, and each in a
 * round of the event loop of its own, so that pages from memory, and everything else that is ready, go between.
 */
export function createConcurrencyLimit() {
  const all = new Semaphore(together.inAll);
  const networks = new Map<string, Semaphore>();
  const start = new Mutex();

  /** @returns what ends the turn; to be called at any time, also twice */
  async function takeTurn({ address, hasBody }: Turn): Promise<() => void> {
    const network = networkOf(address);
    const own = networks.get(network) ?? new Semaphore(together.ofOne);
    networks.set(network, own);
    const [, releaseOwn] = await own.acquire();
    const releaseAll = hasBody ? () => {} : (await all.acquire())[1];
    await start.runExclusive(() => nextRound());
    return () => {
      releaseAll();
      releaseOwn();
      if (own.getValue() === together.ofOne && networks.get(network) === own) networks.delete(network);
    };
  }

  return async function inTurn<Result>(turn: Turn, make: () => Promise<Result>): Promise<Result> {
    const end = await takeTurn(turn);
    const timer = setTimeout(end, longestTurn);
    try {
      return await make();
    } finally {
      clearTimeout(timer);
      end();
    }
  };
}
