import { execFile, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { bucketStandIn } from "../support/bucket-stand-in";
import { readMessages, sendMessage } from "../support/drill-messages";
import { freePort } from "../support/free-port";
import { makeMachine } from "../support/machine";
import { findProgram, nginx } from "../support/nginx";

vi.setConfig({ testTimeout: 240_000 });

const run = promisify(execFile);
/** Debian: openssh-server, rsync. */
const sshd = findProgram("sshd");
const canMove = sshd !== undefined && findProgram("rsync") !== undefined && process.getuid?.() === 0;

/** Starts and stops the school "one" as systemd does. */
const systemctl = `
here=$SCHOOL_PREFIX
echo "systemctl $*" >>$here/calls
case "$*" in
  "start school@one.service")
    [ ! -e $here/pid ] || exit 0
    export NODE_ENV=production ENV_FILE=$here/etc/schools/one.env TRUST_PROXY=loopback HOST=127.0.0.1 LOG_LEVEL=warn STARTER_CONTENT=off
    export DATABASE_URL=file:$here/var/lib/schools/one/school.sqlite UPLOADS_DIR=$here/var/lib/schools/one/uploads
    cd $here/srv/school/schools/one/current
    node server/start.mjs >>$here/log 2>&1 </dev/null & echo $! >$here/pid
    for try in $(seq 600); do grep -q "website is at" $here/log && exit 0; /bin/sleep 0.1; done; exit 1 ;;
  "disable --now"*)
    [ -e $here/pid ] || exit 0
    kill $(cat $here/pid); while kill -0 $(cat $here/pid) 2>/dev/null; do /bin/sleep 0.1; done; rm $here/pid $here/log ;;
  is-active*) [ -e $here/pid ] && echo active || echo inactive ;;
esac`;

async function makeRealMachine(more: Record<string, string> = {}) {
  const machine = await makeMachine({
    systemctl,
    runuser: 'shift 3; exec "$@"',
    chown: "exit 0",
    ...more,
  });
  await rm(machine.at("srv/school/current"));
  await symlink(resolve("."), machine.at("srv/school/current"));
  onTestFinished(async () => {
    const pid = await machine.read("pid").catch(() => "");
    if (pid) process.kill(Number(pid), "SIGKILL");
  });
  return machine;
}

type Machine = Awaited<ReturnType<typeof makeRealMachine>>;

/** Lets the first machine call the second one. @returns the environment of the first */
async function connect(one: Machine, other: Machine) {
  await mkdir("/run/sshd", { recursive: true });
  const port = await freePort();
  for (const name of ["host", "key"])
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", other.at(name)]);
  const lines = [
    `Port ${port}`,
    "ListenAddress 127.0.0.1",
    `HostKey ${other.at("host")}`,
    `AuthorizedKeysFile ${other.at("key.pub")}`,
    "PidFile none",
    "StrictModes no",
    "UsePAM no",
    `SetEnv SCHOOL_PREFIX=${other.env.SCHOOL_PREFIX} PATH=${other.env.PATH}`,
  ];
  await writeFile(other.at("sshd_config"), `${lines.join("\n")}\n`);
  const server = spawn(sshd ?? "", ["-D", "-f", other.at("sshd_config")], { stdio: "ignore" });
  onTestFinished(() => void server.kill());
  const options = "-o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR";
  return { ...one.env, SCHOOL_SSH: `ssh -p ${port} -i ${other.at("key")} ${options}` };
}

const origin = "http://127.0.0.1:4001";

/** Sends messages to whichever machine answers. */
function startWriters() {
  const acknowledged: string[] = [];
  let [longestGapMs, lastAt] = [0, Date.now()];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const sent = await sendMessage(origin).catch(() => undefined);
      if (sent?.response.status === 200) {
        acknowledged.push(sent.message);
        longestGapMs = Math.max(longestGapMs, Date.now() - lastAt);
        lastAt = Date.now();
      }
      await wait(20);
    }
  };
  const writers = Promise.all([write(), write()]);
  return {
    acknowledged,
    longestGapMs: () => longestGapMs,
    stop: () => {
      isOver = true;
      return writers;
    },
  };
}

async function makePair(ofOther: Record<string, string> = {}) {
  const [one, other] = [await makeRealMachine(), await makeRealMachine(ofOther)];
  await mkdir(one.at("etc/letsencrypt/live/one.example.org"), { recursive: true });
  for (const name of ["privkey", "fullchain"])
    await writeFile(one.at("etc/letsencrypt/live/one.example.org", `${name}.pem`), name);
  const env = await connect(one, other);
  await one.school("add", "one", "one.example.org");
  const move = () => run(one.at("bin/school"), ["move", "one", "root@127.0.0.1"], { env });
  return { one, other, move };
}

test.skipIf(!canMove)("moves a school under writes to another machine and loses none", async () => {
  const { one, other, move } = await makePair();
  const data = "var/lib/schools/one";
  await writeFile(one.at(data, "uploads", "resumes", "abcdefghijklmnop.pdf"), randomBytes(1_000_000));
  const resume = await readFile(one.at(data, "uploads", "resumes", "abcdefghijklmnop.pdf"));
  const writers = startWriters();
  await expect.poll(() => writers.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
  const { stdout } = await move();
  const before = writers.acknowledged.length;
  expect(stdout).toContain("https://one.example.org is on 127.0.0.1 now.");
  await expect.poll(() => writers.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
  await writers.stop();

  const found = await readMessages(other.at(data, "school.sqlite"));
  console.info(
    `${writers.acknowledged.length} writes acknowledged, ${before} before the end of the move; ` +
      `longest pause ${writers.longestGapMs()} ms`,
  );
  expect(writers.acknowledged.filter((message) => !found.has(message))).toEqual([]);
  expect((await readFile(other.at(data, "uploads", "resumes", "abcdefghijklmnop.pdf"))).equals(resume)).toBe(
    true,
  );
  expect(await other.read("etc/schools/one.env")).toBe("ORIGIN=https://one.example.org\nPORT=4001\n");
  expect(await other.read("etc/letsencrypt/live/one.example.org/privkey.pem")).toBe("privkey");

  expect(existsSync(one.at(data))).toBe(false);
  expect(await readdir(one.at("var/lib/schools"))).toEqual([expect.stringMatching(/^one\.moved-2/)]);
  expect(await one.school("list")).toBe("");
  const forwarding = await one.read("etc/nginx/sites-enabled/school-one");
  expect(forwarding).toContain("proxy_pass https://127.0.0.1;");
  expect(forwarding).toContain("proxy_ssl_name one.example.org;");
});

test.skipIf(!canMove)("a move that fails goes back, and can be repeated", async () => {
  const { one, other, move } = await makePair({
    systemctl: `[ -e "$SCHOOL_PREFIX/well" ] || exit 0\n${systemctl}`,
    sleep: "exit 0",
  });
  const bucket = await bucketStandIn();
  const settings = Object.entries(bucket.env).map(([name, value]) => `${name}=${value}\n`);
  await appendFile(one.at("etc/schools/one.env"), settings.join(""));
  for (const args of ["disable --now school@one.service", "start school@one.service"])
    await run(one.at("bin/systemctl"), args.split(" "), { env: one.env });
  const readHolder = () => JSON.parse(String(bucket.objects.get("lease.json"))).machine;
  const readMachine = async ({ read }: Machine) =>
    (await read("var/lib/schools/one/school.sqlite-machine")).trim();
  const writers = startWriters();
  await expect.poll(() => writers.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
  await expect(move()).rejects.toThrow(/does not answer here\.[\s\S]*Nothing was moved/);
  expect(existsSync(other.at("pid"))).toBe(false);
  expect([await other.school("list"), await one.school("list")]).toEqual([
    "",
    expect.stringMatching(/^one .* awake/),
  ]);
  expect(readHolder()).toBe(await readMachine(one));
  const before = writers.acknowledged.length;
  await expect.poll(() => writers.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
  await writeFile(other.at("well"), "");
  await move();
  expect(readHolder()).toBe(await readMachine(other));
  await expect.poll(() => writers.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 40);
  await writers.stop();
  const found = await readMessages(other.at("var/lib/schools/one/school.sqlite"));
  expect(writers.acknowledged.filter((message) => !found.has(message))).toEqual([]);
});

test.skipIf(!nginx)("nginx accepts the server that passes requests on", async () => {
  const { at } = await makeMachine();
  const names = ["-keyout", at("privkey.pem"), "-out", at("fullchain.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", ...names], {
    stdio: "ignore",
  });
  const http = (await readFile("deploy/schools/moved.conf", "utf8"))
    .replaceAll("/etc/letsencrypt/live/school.example", at())
    .replaceAll("other.example", "127.0.0.1");
  await writeFile(
    at("nginx.conf"),
    `pid ${at("pid")}; error_log ${join(at(), "log")}; events {} http { ${http} }`,
  );
  await run(nginx ?? "", ["-t", "-c", at("nginx.conf")]);
});
