import { brotliCompressSync, gzipSync } from "node:zlib";
import { makeDirectory, startServer } from "../e2e/server";
import { publicPages } from "../pages";

/**
 * `npm run bench`: the weight of every public page, and how many home pages a second the server renders, from the
 * running build on its own starter content. Figures of one machine at one time: read them as ratios.
 */
const connections = 32;
const seconds = 5;
const rounds = 3;

const directory = await makeDirectory();
const server = await startServer(directory.path, { LOG_LEVEL: "silent" });
try {
  await weights();
  await rates();
} finally {
  await server.end("SIGTERM");
  await directory.remove();
}

async function weights(): Promise<void> {
  console.log("\nDocument with its style sheet, bytes\n");
  console.log("page".padEnd(36), "plain".padStart(9), "gzip".padStart(8), "brotli".padStart(8));
  for (const path of publicPages) {
    const html = Buffer.from(await (await fetch(server.origin + path)).arrayBuffer());
    const row = [html.length, gzipSync(html).length, brotliCompressSync(html).length];
    console.log(path.padEnd(36), ...row.map((bytes, index) => String(bytes).padStart(index ? 8 : 9)));
  }
}

async function rates(): Promise<void> {
  console.log(
    `\nRequests per second, ${connections} connections, median of ${rounds} rounds of ${seconds} s\n`,
  );
  for (const path of ["/", "/notices", "/healthz", "/gdapi/get_notices.php"]) {
    const results: number[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await rate(path));
    results.sort((one, other) => one - other);
    console.log(path.padEnd(36), String(Math.round(results[Math.floor(rounds / 2)] ?? 0)).padStart(8));
  }
}

async function rate(path: string): Promise<number> {
  const end = Date.now() + seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < end) {
        const response = await fetch(server.origin + path);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
        answered += 1;
      }
    }),
  );
  return answered / seconds;
}
