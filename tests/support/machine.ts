import { execFile } from "node:child_process";
import { chmod, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { makeTemporaryFolder } from "./temporary-folder";

const run = promisify(execFile);

/** A machine's folders, and programs that only note how they were called. */
export async function makeMachine(more: Record<string, string> = {}) {
  const prefix = makeTemporaryFolder();
  const at = (...path: string[]) => join(prefix, ...path);
  for (const folder of [
    "etc/systemd/system",
    "etc/nginx/conf.d",
    "etc/nginx/sites-enabled",
    "etc/letsencrypt/live",
    "srv/school/releases/1",
    "var/lib/schools",
    "bin",
  ])
    await mkdir(at(folder), { recursive: true });
  await symlink(at("srv/school/releases/1"), at("srv/school/current"));
  const note = `echo "$(basename "$0") $*" >>${at("calls")}`;
  const programs = {
    systemctl: `${note}; [ "$1" != is-active ] || echo inactive`,
    useradd: note,
    nginx: note,
    // Groups of schools exist only on a real machine.
    install: `shift 4; cat >"$2"`,
    certbot: `mkdir ${at("etc/letsencrypt/live")}/"$4"`,
    ...more,
  };
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(at("bin", name), `#!/bin/sh\n${script}\n`);
    await chmod(at("bin", name), 0o755);
  }
  const env = { ...process.env, SCHOOL_PREFIX: prefix, PATH: `${at("bin")}:${process.env.PATH}` };
  await symlink(resolve("deploy/schools/school.sh"), at("bin", "school"));
  const school = async (...args: string[]) => (await run(at("bin", "school"), args, { env })).stdout;
  return { at, env, school, read: (...path: string[]) => readFile(at(...path), "utf8") };
}
