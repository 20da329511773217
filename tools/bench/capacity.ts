import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { makeDirectory, type RunningServer, startServer } from "../../tests/e2e/server";
import { logIn } from "../../tests/e2e/uploads";
import { twelveMegapixels } from "../../tests/unit/files/samples";
import { fill } from "./fill";
import { printTable } from "./table";

const run = promisify(execFile);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ten years with a notice every school day; a tenth as many photos, messages, and so on. */
const tenYears = 2500;
/** Pages that a clerk opens, one every five seconds. */
const round = [
  "/dashboard",
  "/dashboard/deletenotice",
  "/dashboard/add-notice",
  "/dashboard/deleteimage",
  "/dashboard/messages",
  "/dashboard/settings/school",
];
const pause = 5000;
const seconds = 20;
/** Public pages per second meanwhile. */
const visitors = 50;

/** Prints the tables of docs/measurements.md. */
export async function measureCapacity(): Promise<void> {
  const directory = await makeDirectory();
  const env = { LOG_LEVEL: "silent", MALLOC_ARENA_MAX: "2" };
  const first = await startServer(directory.path, env);
  await first.end("SIGTERM");
  await fill(join(directory.path, "school.sqlite"), tenYears);
  const server = await startServer(directory.path, env);
  await measureClerks(server.origin);
  await measurePhones(server.origin);
  await measureTakeover(server, directory.path);
  await directory.remove();
}

async function measureClerks(origin: string): Promise<void> {
  const Cookie = await logIn(origin);
  const rows: (string | number)[][] = [];
  for (const clerks of [5, 20, 50, 100]) {
    const times: number[] = [];
    const end = Date.now() + seconds * 1000;
    const clerk = async (index: number) => {
      await wait((pause * index) / clerks);
      for (let turn = index; Date.now() < end; turn += 1) {
        const started = performance.now();
        const response = await fetch(origin + (round[turn % round.length] ?? "/"), { headers: { Cookie } });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`A page of the dashboard answered ${response.status}.`);
        times.push(performance.now() - started);
        await wait(Math.max(0, pause - (performance.now() - started)));
      }
    };
    const visitor = async () => {
      while (Date.now() < end) {
        await (await fetch(origin)).arrayBuffer();
        await wait(1000 / visitors);
      }
    };
    await Promise.all([...Array.from({ length: clerks }, (_, index) => clerk(index)), visitor()]);
    rows.push([clerks, times.length, ...shares(times)]);
  }
  printTable(
    `Staff at work at once, a page every ${pause / 1000} s each, ${visitors} visitors' pages a second beside them: ms until a page is there`,
    ["staff", "pages", "median", "95 of 100", "longest"],
    rows,
  );
}

function shares(times: number[]): number[] {
  const sorted = times.toSorted((one, other) => one - other);
  return [0.5, 0.95, 1].map((share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0));
}

/** Photos sent without script: with script, phones shrink them to a seventh. */
async function measurePhones(origin: string): Promise<void> {
  const Cookie = await logIn(origin);
  const photo = new Uint8Array(await twelveMegapixels());
  const rows: (string | number)[][] = [];
  for (const phones of [1, 4]) {
    const begun = Date.now();
    const times: number[] = [];
    const phone = async () => {
      while (Date.now() - begun < seconds * 1000) {
        const body = new FormData();
        body.append("title", "Sports day");
        body.append("photo", new Blob([photo]), "p.jpg");
        const started = performance.now();
        const response = await fetch(`${origin}/gdapi/uploadImg.php`, {
          method: "POST",
          body,
          headers: { Cookie },
        });
        if (!response.ok) throw new Error(`The upload answered ${response.status}.`);
        times.push(performance.now() - started);
      }
    };
    await Promise.all(Array.from({ length: phones }, phone));
    const perMinute = Math.round((times.length * 60_000) / (Date.now() - begun));
    rows.push([phones, perMinute, ...shares(times)]);
  }
  printTable(
    `Photos of 12 megapixels (${(photo.length / 1024 / 1024).toFixed(1)} MB): ms until one is taken`,
    ["phones at once", "photos a minute", "median", "95 of 100", "longest"],
    rows,
  );
}

/** Simulates a lost machine: restores the last copy elsewhere and starts the site. */
async function measureTakeover(server: RunningServer, directory: string): Promise<void> {
  const [old, store, other] = [directory, join(directory, "store"), join(directory, "other")];
  await run("mkdir", [store, other]);
  const env = (place: string) => ({
    ...process.env,
    ENV_FILE: "",
    DATABASE_URL: `file:${join(place, "school.sqlite")}`,
    UPLOADS_DIR: join(place, "uploads"),
    BACKUP_COPY_TO: store,
    BACKUP_PASSPHRASE: "four words of a school",
  });
  const command = (place: string, ...words: string[]) =>
    run(process.execPath, ["server/start.mjs", ...words], { env: env(place) });
  const started = performance.now();
  await command(old, "backup");
  const copied = performance.now();
  await server.end("SIGKILL");
  const lost = performance.now();
  const { stdout } = await command(other, "restore", "--list");
  const name = /copy:\S+\.age|copy:\S+\.tar\.gz/.exec(stdout)?.[0];
  if (!name) throw new Error(`There is no copy:\n${stdout}`);
  await command(other, "restore", name);
  const restored = performance.now();
  const next = await startServer(other, { LOG_LEVEL: "silent" });
  await fetch(next.origin);
  const answered = performance.now();
  await next.end("SIGTERM");
  const { stdout: size } = await run("du", ["-sm", join(old, "uploads")]);
  const { stdout: files } = await run("sh", ["-c", `find ${join(old, "uploads")} -type f | wc -l`]);
  const inSeconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  printTable(
    `Another machine takes over: seconds, with ${files.trim()} files of ${size.split("\t")[0]} MB and ${tenYears} notices`,
    ["step", "s"],
    [
      ["backup with its check, and the encrypted copy", inSeconds(started, copied)],
      ["copy fetched, opened, checked and restored", inSeconds(lost, restored)],
      ["start to the first page", inSeconds(restored, answered)],
      ["from the loss to the first page", inSeconds(lost, answered)],
    ],
  );
}
