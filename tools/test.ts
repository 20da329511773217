import { runSteps, type Step } from "./run-steps";

const node = process.execPath;
const vitest = [node, "node_modules/vitest/vitest.mjs", "run"] as const;

/**
 * `npm test`. Tests wait for files, processes and browsers half of their time, so side by side they use both cores. Journeys
 * and tests of the build start with the build; the others load the sources.
 */
const steps: readonly Step[] = [
  { name: "build", command: ["npm", "run", "--silent", "build:if-needed"] },
  { name: "check", command: ["npm", "run", "--silent", "check"] },
  { name: "audit", command: ["npm", "run", "--silent", "audit"] },
  {
    name: "unit and request tests",
    command: [...vitest, "--project", "unit", "--project", "mocked", "--project", "requests"],
  },
  { name: "journeys", command: [node, "--import", "tsx", "tests/e2e/run.ts", "tests/e2e"], after: ["build"] },
  {
    name: "tests of the build",
    command: [...vitest, "--project", "built"],
    after: ["build", "unit and request tests"],
  },
];

const started = performance.now();
const isPassed = await runSteps(steps, console.log);
console.log(
  `${isPassed ? "All passed" : "FAILED"} after ${Math.round((performance.now() - started) / 1000)} s.`,
);
process.exitCode = isPassed ? 0 : 1;
