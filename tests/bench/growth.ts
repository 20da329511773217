import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "../../db/connection.server";
import { makeDirectory, type RunningServer, startServer } from "../e2e/server";
import { logIn } from "../e2e/uploads";
import { median, printTable } from "./table";

const sizes = [10, 1000, 100_000];
const rounds = 40;

/** All are asked for with a session, so that each is rendered. */
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
  "/dashboard/deleteimage",
  "/dashboard/deleteimage?q=photo",
  "/dashboard/messages",
  "/dashboard/messages?q=bus",
  "/dashboard/subscribers",
  "/dashboard/activity",
  "/dashboard/trash",
  "/gdapi/get_resume.php",
];

/** The median time of pages and searches with 10, 1,000 and 100,000 notices (photos and messages a tenth as many). */
export async function measureGrowth(): Promise<void> {
  const sites: { size: number; server: RunningServer; cookie: string; remove: () => Promise<void> }[] = [];
  for (const size of sizes) {
    const directory = await makeDirectory();
    const first = await startServer(directory.path, { LOG_LEVEL: "silent" });
    await first.end("SIGTERM");
    await fill(join(directory.path, "school.sqlite"), size);
    const server = await startServer(directory.path, { LOG_LEVEL: "silent" });
    sites.push({ size, server, cookie: await logIn(server.origin), remove: directory.remove });
  }
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

/** Fills a site with the starter content up to the given numbers. */
async function fill(file: string, size: number): Promise<void> {
  const db = openDatabase(file);
  const series = (count: number) =>
    sql.raw(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`);
  const at = sql.raw("strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i, 'unixepoch')");
  const categories = sql.raw(
    "(case i % 4 when 0 then 'sports' when 1 then 'academic' when 2 then 'holiday' else 'other' end)",
  );
  const tenth = Math.max(10, Math.round(size / 10));
  await db.transaction().execute(async (trx) => {
    await sql`${series(size)} insert into notices (title, details, date, category, priority, created_at, updated_at)
      select 'Notice number ' || i, 'The school tells parents of item ' || i || ' that the bus leaves at nine.', '2024-01-01', ${categories}, 'medium', ${at}, ${at} from n`.execute(
      trx,
    );
    await sql`${series(tenth)} insert into photos (title, description, alt, picture_id, created_at, updated_at)
      select 'Photo ' || i, '', '', (select picture_id from photos limit 1), ${at}, ${at} from n`.execute(
      trx,
    );
    await sql`${series(tenth)} insert into messages (first_name, last_name, phone, email, message, created_at, read_at)
      select 'Parent', '' || i, '98', '', 'When does the bus leave? ' || i, ${at}, null from n`.execute(trx);
    await sql`${series(tenth)} insert into subscribers (email, token, created_at) select 'p' || i || '@example.com', 't' || i, ${at} from n`.execute(
      trx,
    );
    await sql`${series(tenth)} insert into activity (at, staff_name, action, subject) select ${at}, 'clerk', 'added a notice', '' from n`.execute(
      trx,
    );
    await sql`${series(tenth)} insert into resumes (original_name, file_name, file_type, file_size, uploaded_at)
      select 'cv ' || i || '.pdf', 'file' || i || '.pdf', 'application/pdf', 1000, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') from n`.execute(
      trx,
    );
  });
  await db.destroy();
}
