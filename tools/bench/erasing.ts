import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "../../db/connection.server";
import { makeDirectory, startServer } from "../../tests/e2e/server";
import { logIn } from "../../tests/e2e/uploads";
import { printTable } from "./table";

const records = 5000;
const controls = 300;

/** Measures the delay of other requests while a trash of 5,000 notices is emptied. */
export async function measureErasing(): Promise<void> {
  const directory = await makeDirectory();
  const server = await startServer(directory.path, { LOG_LEVEL: "silent" });
  try {
    await fillTrash(join(directory.path, "school.sqlite"));
    const Cookie = await logIn(server.origin);
    const page = await (await fetch(`${server.origin}/dashboard/trash`, { headers: { Cookie } })).text();
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";

    let going = true;
    const idle = await waits(server.origin, (count) => count < controls);
    const started = performance.now();
    const emptied = fetch(`${server.origin}/dashboard/trash`, {
      method: "POST",
      body: new URLSearchParams({ empty: "yes", until: field("until"), count: field("count") }),
      headers: { Cookie },
      redirect: "manual",
    }).then((response) => {
      going = false;
      return [response.status, Math.round(performance.now() - started)] as const;
    });
    const conflict = await waits(server.origin, () => going);
    const [status, duration] = await emptied;
    if (status !== 303) throw new Error(`Emptying answered ${status}.`);
    printTable(
      `Emptying a trash of ${records} records, ${duration} ms: ms that /gdapi/get_jobpost.php takes`,
      ["", "requests", "median", "99 of 100", "longest"],
      [
        ["before", ...figures(idle)],
        ["meanwhile", ...figures(conflict)],
      ],
    );
  } finally {
    await server.end("SIGTERM");
    await directory.remove();
  }
}

async function waits(origin: string, goOn: (count: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (goOn(times.length)) {
    const started = performance.now();
    await (await fetch(`${origin}/gdapi/get_jobpost.php`)).arrayBuffer();
    times.push(performance.now() - started);
  }
  return times;
}

function figures(times: number[]): (string | number)[] {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return [times.length, at(0.5), at(0.99), at(1)];
}

async function fillTrash(file: string): Promise<void> {
  const db = openDatabase(file);
  const at = sql.raw("strftime('%Y-%m-%dT%H:%M:%fZ', unixepoch() - 86400 + i, 'unixepoch')");
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(records)})
    insert into notices (title, details, date, category, priority, created_at, updated_at, deleted_at)
    select 'Notice number ' || i, 'The school tells parents of item ' || i || ' that the bus leaves at nine.',
      '2024-01-01', 'other', 'medium', ${at}, ${at}, ${at} from n`.execute(db);
  await db.destroy();
}
