import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { makeDirectory } from "../../tests/e2e/server";
import { crashRounds } from "./rounds";

/** `npm run test:crash -- [--rounds 500] [--minutes 90] [--seed 1]`; see docs/reliability.md. */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "500" },
    minutes: { type: "string", default: "90" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
  },
});
const [rounds, minutes, seed] = [values.rounds, values.minutes, values.seed].map(Number);
if (!rounds || !minutes || !seed) {
  console.error("--rounds, --minutes and --seed are numbers above 0.");
  process.exit(1);
}

const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"]).toString().trim();
console.log(`commit ${commit}, Node ${process.versions.node}, ${cpus().length} cores, --seed ${seed}`);
const directory = await makeDirectory();
const started = Date.now();
const result = await crashRounds({
  directory: directory.path,
  rounds,
  timeLimitMs: minutes * 60_000,
  seed,
  report: console.log,
});
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(JSON.stringify(result, null, 2));
if (result.faults.length > 0) {
  console.log(`What is there stays in ${directory.path}`);
  process.exit(1);
}
await directory.remove();
