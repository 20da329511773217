import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createChildWorker } from "~/files/child-worker.server";
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
