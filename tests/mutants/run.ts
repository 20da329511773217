import { run } from "../../tools/run-steps";
import { readMutants } from "./patch";

/**
 * Runs the tests of each mutant, and fails if one survives. Names of mutants as arguments choose some.
 * A mutant is caught if its test file fails with the fault; `npm test` shows that it passes without.
 */
const chosen = process.argv.slice(2);
const mutants = readMutants().filter(
  ({ name }) => chosen.length === 0 || chosen.some((part) => name.includes(part)),
);
const survivors: string[] = [];
for (const { name, breaks, caughtBy } of mutants) {
  const started = performance.now();
  const { status, failed, output } = await runTests(name, caughtBy);
  const isCaught = status !== 0 && failed > 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${isCaught ? "caught  " : "SURVIVED"} ${name} (${seconds} s)`);
  if (isCaught) continue;
  survivors.push(`${name}: ${breaks} ${caughtBy} does not notice.`);
  if (status !== 0) console.log(output);
}
console.log(`\n${mutants.length - survivors.length} of ${mutants.length} mutants were caught.`);
for (const survivor of survivors) console.log(survivor);
process.exitCode = survivors.length > 0 ? 1 : 0;

async function runTests(name: string, file: string) {
  const vitest = [process.execPath, "node_modules/vitest/vitest.mjs", "run"] as const;
  const env = { ...process.env, MUTANT: name, NO_COLOR: "1", FORCE_COLOR: "" };
  const { status, output } = await run([...vitest, file, "--bail", "1", "--maxWorkers", "1"], env);
  return { status, output, failed: Number(/Tests {2}.*?(\d+) failed/.exec(output)?.[1] ?? 0) };
}
