import { join } from "node:path";
import { parseArgs } from "node:util";
import * as build from "virtual:remix/server-build";
import { readConfigOrExit } from "~/config.server";
import { projectRoot } from "~/project-root.server";
import { readSettings } from "~/settings/queries.server";
import { exitOnStartupError } from "../../server/exit-on-startup-error";
import { exportWholeSite } from "../../server/export-site";
import { openServices } from "../../server/open-services";
import { remixHandlers } from "../../server/remix";
import { folderAt, zipAt, zipOf } from "./export-files.server";

const usage = `Usage: npm run export -- [--static] [<name>.zip | <folder> | -]
  --static  only the copy of the public site
  -         writes the zip to standard output`;

/** `npm run export`: writes everything of the site, or a static copy, into a zip or a folder. */
async function run(): Promise<number> {
  const options = { static: { type: "boolean" } } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    return 1;
  }
  const isStatic = parsed.values.static ?? false;
  const day = new Date().toISOString().slice(0, 10);
  const [target = isStatic ? "site-copy" : `school-export-${day}.zip`, ...others] = parsed.positionals;
  if (others.length > 0) {
    console.error(usage);
    return 1;
  }
  const services = await exitOnStartupError(openServices(readConfigOrExit()));
  try {
    // Sets the school's time zone.
    await readSettings(services.db);
    const { render, findPage } = remixHandlers(build, services);
    const files =
      target === "-" ? zipOf(process.stdout) : target.endsWith(".zip") ? zipAt(target) : folderAt(target);
    const done = await exportWholeSite(files, {
      services,
      render,
      findPage,
      client: join(projectRoot, "build/client"),
      isStatic,
      onPage: showProgress,
    });
    await files.end();
    for (const missing of done.missing) console.error(`Not found: ${missing}`);
    console.error(`Wrote ${done.pages} pages and ${done.records} records to ${target}`);
    return 0;
  } finally {
    await services.db.destroy();
  }
}

function showProgress(done: number, found: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${found} pages `);
}

process.exitCode = await run();
