import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createChildWorker, WorkerLostError } from "~/files/examine/child-worker.server";
import { ServerBusyError } from "~/limits/server-busy";
import { workshop } from "./workshop";

const { folder } = await workshop();

test("a child process works even if its priority cannot be set", async () => {
  const script = join(folder, "echo.mjs");
  await writeFile(script, 'process.on("message", (job) => process.send(job)); process.send("ready");');
  const { run, stop } = createChildWorker<string, string>({
    script,
    timeoutMs: 5000,
    idleMs: 5000,
    // Out of range: fails for every user, as a higher priority does without privileges.
    priority: 1000,
  });
  onTestFinished(stop);
  expect(await run("job")).toBe("job");
});

describe("a job that", () => {
  const script = join(folder, "work.mjs");
  const worker = createChildWorker<string, string>({ script, timeoutMs: 3000, maxCpuMs: 500, idleMs: 5000 });
  beforeAll(() =>
    writeFile(
      script,
      `process.on("message", (job) => {
         if (job === "work") for (;;);
         if (job !== "sleep") process.send(job);
       });
       process.send("ready");`,
    ),
  );
  afterAll(worker.stop);

  test("uses too much CPU time is blamed, and the next job has a new process", async () => {
    await expect(worker.run("work")).rejects.toThrow(WorkerLostError);
    expect(await worker.run("job")).toBe("job");
  });

  test("waits without using CPU time is given up as the fault of a busy server", async () => {
    const { run, stop } = createChildWorker<string, string>({ script, timeoutMs: 800, idleMs: 5000 });
    onTestFinished(stop);
    await expect(run("sleep")).rejects.toThrow(ServerBusyError);
    expect(await run("job")).toBe("job");
  });
});
