import { runSteps, type Step } from "./run-steps";

const node = process.execPath;
const vitest = [node, "node_modules/vitest/vitest.mjs", "run"] as const;

/**
 * `npm test`. Build, check and audit run next to the first tests. Vitest and the journeys use both cores each, and some of
 * their tests measure time, so they run one after the other.
 */
const steps: readonly Step[] = [
  { name: "build", command: ["npm", "run", "--silent", "build:if-needed"] },
  { name: "check", command: ["npm", "run", "--silent", "check"] },
  { name: "audit", command: ["npm", "run", "--silent", "audit"] },
  {
    name: "unit and request tests",
    command: [...vitest, "--project", "unit", "--project", "mocked", "--project", "requests"],
  },
  {
    name: "tests of the build",
    command: [...vitest, "--project", "built"],
    after: ["build", "unit and request tests"],
  },
  {
    name: "journeys",
    command: [node, "--import", "tsx", "tests/e2e/run.ts", "tests/e2e"],
    after: ["tests of the build"],
  },
];

const started = performance.now();
const isPassed = await runSteps(steps, console.log);
console.log(
  `${isPassed ? "All passed" : "FAILED"} after ${Math.round((performance.now() - started) / 1000)} s.`,
);
process.exitCode = isPassed ? 0 : 1;
