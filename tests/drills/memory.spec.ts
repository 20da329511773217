import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { makeDirectory, startServer } from "../e2e/server";
import { bigPhoto, logIn } from "../e2e/uploads";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "no browser takes part: once is enough");
test.skip(!existsSync("/proc/self/status"), "only Linux tells a process's peak memory");

test("eight photos of 15 MB at once stay under 400 MB of memory", async () => {
  test.setTimeout(180_000);
  const directory = await makeDirectory();
  // As `npm start`: more arenas would keep more memory per thread.
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  expect(scripts.start).toMatch(/^exec env MALLOC_ARENA_MAX=2 node /);
  const env = { STARTER_CONTENT: "off", LOG_LEVEL: "warn", MALLOC_ARENA_MAX: "2" };
  const server = await startServer(directory.path, env);
  const cookie = await logIn(server.origin);
  const photo = await bigPhoto(14.5e6);
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const body = new FormData();
      body.append("title", `Photo ${index}`);
      body.append("photo", new Blob([new Uint8Array(photo)]), "big.jpg");
      const request = { method: "POST", body, headers: { Cookie: cookie } };
      return (await fetch(`${server.origin}/gdapi/uploadImg.php`, request)).json();
    }),
  );
  expect(answers.map((answer) => (answer as { success: boolean }).success)).toEqual(Array(8).fill(true));
  const status = await readFile(`/proc/${server.process.pid}/status`, "utf8");
  const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
  console.log(`peak memory: ${peak.toFixed(0)} MB`);
  await server.end("SIGTERM");
  await directory.remove();
  expect(peak).toBeGreaterThan(50);
  expect(peak).toBeLessThan(400);
});
