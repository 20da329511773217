import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "../../tests/e2e/server";
import { logIn } from "../../tests/e2e/uploads";
import { countLeftovers, findFaults } from "./check";
import { createWriters, emptyLedger } from "./writers";

/** Maximum acknowledged writes, and milliseconds, of a round. */
const maxWrites = 30;
const maxLifeMs = 15_000;

interface Options {
  directory: string;
  rounds: number;
  /** No round begins after this many milliseconds. */
  timeLimitMs: number;
  seed: number;
  report?: (line: string) => void;
}

/** Seeded random numbers (linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Kills the server with SIGKILL during writes and uploads, then compares data with acknowledgements. */
export async function crashRounds({ directory, rounds, timeLimitMs, seed, report }: Options) {
  const random = randomFrom(seed);
  const env = { STARTER_CONTENT: "off", LOG_LEVEL: "error", TRUST_PROXY: "loopback", MALLOC_ARENA_MAX: "2" };
  const ledger = emptyLedger();
  const faults: string[] = [];
  const end = Date.now() + timeLimitMs;
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
    await livesUntil(acknowledgedCount() + random() * maxWrites);
    // Kill at a random moment, not right after an answer.
    await wait(random() * 100);
    await server.end("SIGKILL");
    await writing.catch((error: unknown) => faults.push(`round ${done}: ${error}`));
    if (server.output().includes('"level":50')) faults.push(`round ${done}: the log has ${server.output()}`);
    done += 1;
    report?.(`round ${done}: ${acknowledgedCount()} writes acknowledged, ${faults.length} faults`);
  }

  async function livesUntil(count: number): Promise<void> {
    for (const latest = Date.now() + maxLifeMs; acknowledgedCount() < count && Date.now() < latest; ) {
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
