import { expect, test } from "vitest";
import { runSteps } from "../../tools/run-steps";

const node = (script: string) => [process.execPath, "-e", script] as const;

test("a step waits for the steps that it needs, and others run beside it", async () => {
  const printed: string[] = [];
  const isPassed = await runSteps(
    [
      { name: "build", command: node("setTimeout(() => console.log('built'), 500)") },
      { name: "unit tests", command: node("console.log('2 tests')") },
      { name: "journeys", command: node(""), after: ["build"] },
    ],
    (text) => printed.push(text),
  );
  expect(isPassed).toBe(true);
  const order = printed.flatMap((text) => /^(.*): passed/.exec(text)?.[1] ?? []);
  expect(order).toEqual(["unit tests", "build", "journeys"]);
});

test("a failed step prints its output, and steps that need it are left out", async () => {
  const printed: string[] = [];
  const isPassed = await runSteps(
    [
      { name: "build", command: node("console.error('line 3 is wrong'); process.exit(1)") },
      { name: "journeys", command: node("console.log('never')"), after: ["build"] },
    ],
    (text) => printed.push(text),
  );
  expect(isPassed).toBe(false);
  expect(printed.join("\n")).toMatch(/build: FAILED.*line 3 is wrong/s);
  expect(printed.join("\n")).toContain("journeys: left out, because it needs build");
  expect(printed.join("\n")).not.toContain("never");
});
