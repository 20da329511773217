import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDirectory, type RunningServer, startServer } from "../../tests/e2e/server";
import { logIn } from "../../tests/e2e/uploads";
import { fill } from "./fill";
import { median, printTable } from "./table";

const sizes = [10, 1000, 100_000];
const rounds = 40;

/** Requested with a session, so that each is rendered. */
const publicPaths = [
  "/",
  "/?tab=events",
  "/notices",
  "/notices?category=sports",
  "/school-gallery",
  "/results",
  "/career",
  "/sitemap.xml",
  "/gdapi/get_notices.php",
  "/gdapi/get_image.php",
];
const staffPaths = [
  "/dashboard",
  "/dashboard/deletenotice",
  "/dashboard/deletenotice?q=school",
  "/dashboard/deletenotice?q=number+77",
  "/dashboard/deletenotice?q=school&category=arts",
  "/dashboard/deletenotice?q=school&status=draft",
  "/dashboard/deletenotice?q=school&category=sports&year=2023",
  "/dashboard/deleteimage",
  "/dashboard/deleteimage?q=photo",
  "/dashboard/messages",
  "/dashboard/messages?q=bus",
  "/dashboard/subscribers",
  "/dashboard/activity",
  "/dashboard/trash",
  "/gdapi/get_resume.php",
];

interface FilledSite {
  size: number;
  server: RunningServer;
  cookie: string;
  /** Until the first answer. */
  startMs: number;
  /** Memory after it. */
  megabytes: number;
  remove: () => Promise<void>;
}

/** Median time of pages and searches with 10, 1,000 and 100,000 notices. */
export async function measureGrowth(): Promise<void> {
  const sites: FilledSite[] = [];
  for (const size of sizes) {
    const directory = await makeDirectory();
    const first = await startServer(directory.path, { LOG_LEVEL: "silent" });
    await first.end("SIGTERM");
    await fill(join(directory.path, "school.sqlite"), size);
    const started = performance.now();
    const server = await startServer(directory.path, { LOG_LEVEL: "silent" });
    const startMs = performance.now() - started;
    const megabytes = await readMemory(server);
    const cookie = await logIn(server.origin);
    sites.push({ size, server, startMs, megabytes, cookie, remove: directory.remove });
  }
  printTable(
    "Start with an existing database",
    ["notices", "ms until the first answer", "MB of memory"],
    sites.map(({ size, startMs, megabytes }) => [size, Math.round(startMs), Math.round(megabytes)]),
  );
  const rows: (string | number)[][] = [];
  for (const path of [...publicPaths, ...staffPaths]) {
    const times = new Map<number, number[]>(sizes.map((size) => [size, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const { size, server, cookie: Cookie } of sites) {
        const started = performance.now();
        const response = await fetch(server.origin + path, {
          headers: { Cookie, "Accept-Encoding": "identity" },
        });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
        if (round >= 5) times.get(size)?.push(performance.now() - started);
      }
    }
    const medians = sizes.map((size) => median(times.get(size) ?? []));
    const [small = 1, , large = 1] = medians;
    rows.push([path, ...medians.map((time) => time.toFixed(1)), (large / small).toFixed(2)]);
  }
  for (const { server, remove } of sites) {
    await server.end("SIGTERM");
    await remove();
  }
  printTable(
    `Growth: median ms of ${rounds - 5} requests, rendered each time`,
    ["", ...sizes.map((size) => `${size.toLocaleString("en")} notices`), "last / first"],
    rows,
  );
}

async function readMemory({ process: { pid } }: RunningServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
