import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "../../tests/e2e/server";
import { logIn } from "../../tests/e2e/uploads";
import { countLeftovers, findFaults } from "./check";
import { createWriters, emptyLedger } from "./writers";

/** Writes that are acknowledged in a round before the kill, at most; and milliseconds, where they take too long. */
const mostWrites = 30;
const longestLife = 15_000;

interface Options {
  directory: string;
  rounds: number;
  /** No round begins after this many milliseconds. */
  longest: number;
  seed: number;
  /** Called after each round. */
  report?: (line: string) => void;
}

/** The same numbers for the same seed (a linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * Kills the server with SIGKILL in the middle of mixed writes and uploads, round after round on the same database, and
 * holds what is there against what was acknowledged while the next server runs.
 */
export async function crashRounds({ directory, rounds, longest, seed, report }: Options) {
  const random = randomFrom(seed);
  const env = { STARTER_CONTENT: "off", LOG_LEVEL: "error", TRUST_PROXY: "loopback", MALLOC_ARENA_MAX: "2" };
  const ledger = emptyLedger();
  const faults: string[] = [];
  const end = Date.now() + longest;
  let cookie = "";
  let done = 0;
  let sentAgain = 0;

  for (let isLast = false; !isLast; ) {
    isLast = done >= rounds || Date.now() > end;
    const server = await startServer(directory, env);
    cookie ||= await logIn(server.origin);
    const overview = await fetch(`${server.origin}/dashboard`, {
      headers: { Cookie: cookie },
      redirect: "manual",
    });
    if (overview.status !== 200)
      faults.push(`round ${done}: the session is lost, /dashboard answers ${overview.status}`);
    for (const fault of await findFaults(directory, ledger)) faults.push(`round ${done}: ${fault}`);
    const { sendAgain, writeUntilCut } = createWriters(server.origin, cookie, ledger);
    sentAgain += await sendAgain();
    if (isLast) {
      for (const fault of await findFaults(directory, ledger)) faults.push(`at the end: ${fault}`);
      const code = await server.end("SIGTERM");
      if (code !== 0) faults.push(`the last server ended with code ${code}`);
      break;
    }
    const writing = writeUntilCut();
    writing.catch(() => {});
    await livesUntil(acknowledgedCount() + random() * mostWrites);
    // Not at the moment of an answer, but somewhere before the next.
    await wait(random() * 100);
    await server.end("SIGKILL");
    await writing.catch((error: unknown) => faults.push(`round ${done}: ${error}`));
    if (server.output().includes('"level":50')) faults.push(`round ${done}: the log has ${server.output()}`);
    done += 1;
    report?.(`round ${done}: ${acknowledgedCount()} writes acknowledged, ${faults.length} faults`);
  }

  async function livesUntil(count: number): Promise<void> {
    for (const latest = Date.now() + longestLife; acknowledgedCount() < count && Date.now() < latest; ) {
      await wait(5);
    }
  }

  function acknowledgedCount(): number {
    const saved = Object.values(ledger.acknowledged).reduce((sum, { size }) => sum + size, 0);
    return saved + ledger.deleted.size;
  }

  return {
    rounds: done,
    acknowledged: acknowledgedCount(),
    byKind: Object.fromEntries(Object.entries(ledger.acknowledged).map(([kind, { size }]) => [kind, size])),
    deleted: ledger.deleted.size,
    sentAgain,
    leftovers: countLeftovers(directory),
    faults,
  };
}
