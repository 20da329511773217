import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { logIn } from "../../tests/e2e/uploads";
import type { Peers } from "./peers";
import { median, printTable } from "./table";

const connections = 32;
const seconds = 4;
const rounds = 3;
const run = promisify(execFile);

/** Uses wrk if installed; a Node client competes with the servers and hides differences. */
export async function measureRates(origin: string, peers: Peers): Promise<void> {
  const br = { "Accept-Encoding": "br" };
  const Cookie = await logIn(origin);
  const subjects: { name: string; url: string; headers: Record<string, string> }[] = [
    ...(peers.nginxOrigin
      ? [{ name: "nginx, the same bytes as a file, 1 worker", url: peers.nginxOrigin, headers: br }]
      : []),
    {
      name: "bare node:http, about the same bytes from memory",
      url: `${peers.staticOrigin}/same`,
      headers: br,
    },
    { name: "/ from the page cache", url: `${origin}/`, headers: br },
    // With a session, the page is rendered and compressed for each request.
    {
      name: "/ rendered, not packed",
      url: `${origin}/`,
      headers: { Cookie, "Accept-Encoding": "identity" },
    },
    {
      name: "/notices rendered, not packed",
      url: `${origin}/notices`,
      headers: { Cookie, "Accept-Encoding": "identity" },
    },
    { name: "/gdapi/get_notices.php", url: `${origin}/gdapi/get_notices.php`, headers: {} },
  ];
  const hasWrk = await run("wrk", ["-v"]).then(
    () => true,
    (error: { code?: unknown }) => error.code !== "ENOENT",
  );
  const results = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, headers } of subjects) {
      const rate = hasWrk ? await byWrk(url, headers) : await byFetch(url, headers);
      results.set(name, [...(results.get(name) ?? []), rate]);
    }
  }
  const first = median(results.get(subjects[0]?.name ?? "") ?? []);
  const rows = subjects.map(({ name }) => {
    const rate = median(results.get(name) ?? []);
    return [name, Math.round(rate), (rate / first).toFixed(3)];
  });
  const how = `${connections} connections, ${hasWrk ? "wrk on the same machine" : "a client in Node"}, median of ${rounds} × ${seconds} s`;
  printTable(`Requests per second (${how})`, ["", "requests/s", "of the first"], rows);
}

async function byWrk(url: string, headers: Record<string, string>): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await run("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, ...given, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered something else than 200:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function byFetch(url: string, headers: Record<string, string>): Promise<number> {
  const end = Date.now() + seconds * 1000;
  let answered = 0;
  const work = async () => {
    while (Date.now() < end) {
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return answered / seconds;
}
