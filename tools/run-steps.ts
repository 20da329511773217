import { spawn } from "node:child_process";

export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Names of earlier steps of the list that must have passed. */
  after?: readonly string[];
}

/** Lines that are printed of a step that passed: numbers of its tests, and warnings. */
const maxLines = 6;

/** Runs each step as soon as those in `after` have passed. @returns true if all steps passed */
export async function runSteps(steps: readonly Step[], print: (text: string) => void): Promise<boolean> {
  const results = new Map<string, Promise<boolean>>();
  for (const step of steps) {
    const before = (step.after ?? []).map((name) => results.get(name));
    results.set(step.name, runAfter(step, before, print));
  }
  return (await Promise.all(results.values())).every(Boolean);
}

async function runAfter(
  { name, command, after }: Step,
  before: readonly (Promise<boolean> | undefined)[],
  print: (text: string) => void,
): Promise<boolean> {
  if (!(await Promise.all(before)).every(Boolean)) {
    print(`${name}: left out, because it needs ${after?.join(" and ")}`);
    return false;
  }
  const started = performance.now();
  const { status, output } = await run(command);
  const isPassed = status === 0;
  const seconds = Math.round((performance.now() - started) / 1000);
  print(`${name}: ${isPassed ? "passed" : "FAILED"} in ${seconds} s`);
  print(isPassed ? output.trimEnd().split("\n").slice(-maxLines).join("\n") : output);
  return isPassed;
}

/** Runs a command and collects what it prints. */
export async function run([command, ...args]: Step["command"], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { status, output };
}
