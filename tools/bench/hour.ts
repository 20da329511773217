import { readFile } from "node:fs/promises";
import { makeDirectory, startServer } from "../../tests/e2e/server";
import { logIn } from "../../tests/e2e/uploads";
import { publicPages } from "../../tests/pages";
import { twelveMegapixels } from "../../tests/unit/files/samples";
import { printTable } from "./table";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const minutes = 60;
/** Minutes between rows of the table. */
const every = 5;

/** Five public pages a second, a post every ten, a large photo every minute. */
export async function measureHour(): Promise<void> {
  const directory = await makeDirectory();
  const server = await startServer(directory.path, { LOG_LEVEL: "silent", MALLOC_ARENA_MAX: "2" });
  const memory = async (field: "VmRSS" | "VmHWM") => {
    const status = await readFile(`/proc/${server.process.pid}/status`, "utf8");
    return Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000);
  };
  const Cookie = await logIn(server.origin);
  const photo = new Uint8Array(await twelveMegapixels());
  const start = Date.now();
  const isOver = () => Date.now() - start > minutes * 60_000;
  let requests = 0;
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(server.origin + path, init);
    await response.arrayBuffer();
    if (init.method ? !response.ok : response.status >= 500)
      throw new Error(`${path} answered ${response.status}.`);
    requests += 1;
  };
  const repeat = async (pause: number, work: (turn: number) => Promise<void>) => {
    for (let turn = 0; !isOver(); turn += 1) {
      await work(turn);
      await wait(pause);
    }
  };
  const post = (path: string, fields: Record<string, string | Blob>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return ask(path, { method: "POST", body, headers: { Cookie } });
  };
  const rows: number[][] = [[0, 0, await memory("VmRSS"), await memory("VmHWM")]];
  await Promise.all([
    repeat(200, (turn) => ask(publicPages[turn % publicPages.length] ?? "/")),
    repeat(5000, (turn) =>
      ask(turn % 2 ? "/dashboard" : "/dashboard/deletenotice?q=school", { headers: { Cookie } }),
    ),
    repeat(10_000, (turn) =>
      post("/gdapi/uploadnotice.php", {
        title: `Notice ${turn}`,
        details: "Bus at nine.",
        date: "2026-01-01",
        category: "academic",
        priority: "medium",
      }),
    ),
    repeat(60_000, (turn) =>
      post("/gdapi/uploadImg.php", { title: `Photo ${turn}`, photo: new Blob([photo]) }),
    ),
    (async () => {
      while (!isOver()) {
        await wait(every * 60_000);
        const row = [
          Math.round((Date.now() - start) / 60_000),
          requests,
          await memory("VmRSS"),
          await memory("VmHWM"),
        ];
        console.log(row.join("\t"));
        rows.push(row);
      }
    })(),
  ]);
  await server.end("SIGTERM");
  await directory.remove();
  printTable("An hour of mixed use", ["minutes", "requests", "MB", "peak MB"], rows);
}
