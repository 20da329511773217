import { execFile, execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { makeMachine } from "../support/machine";
import { findProgram, nginx } from "../support/nginx";

vi.setConfig({ testTimeout: 60_000 });
const run = promisify(execFile);
const openssl = findProgram("openssl");

test("adds schools with a port, a password and an nginx server each, and removes one", async () => {
  const { at, school, read } = await makeMachine();
  expect(await school("add", "one", "one.example.org")).toMatch(
    /^https:\/\/one\.example\.org: user name one-office, password \S{16}\n$/,
  );
  await school("add", "two", "two.example.org");
  await expect(school("add", "two", "other.example.org")).rejects.toThrow('There is a school "two" already.');
  for (const domain of ["x.example/g;1e id -un\n#", "two.example\nADMIN=1", "a b.example", "localhost"])
    await expect(school("add", "three", domain)).rejects.toThrow("A domain has small letters");
  await expect(school("add", "Bad name", "bad.example.org")).rejects.toThrow("small letters");
  expect(await read("etc/schools/two.env")).toBe("ORIGIN=https://two.example.org\nPORT=4002\n");
  expect(await read("etc/systemd/system/school@two.socket.d/port.conf")).toBe(
    "[Socket]\nListenStream=127.0.0.1:4002\n",
  );
  expect(await school("list")).toMatch(
    /^one +https:\/\/one\.example\.org +4001 asleep +1\ntwo .* 4002 asleep +1\n$/,
  );
  expect(await read("calls")).toContain("systemctl start school@two.service");

  if (nginx && openssl) {
    for (const domain of ["one.example.org", "two.example.org", "school.example"]) {
      const folder = at("etc/letsencrypt/live", domain);
      const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
      execFileSync(openssl, ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", ...files], {
        stdio: "ignore",
      });
    }
    const parts = await Promise.all(
      ["conf.d/schools.conf", "sites-enabled/school-one", "sites-enabled/school-two"].map((name) =>
        read("etc/nginx", name),
      ),
    );
    // The files for one school work next to them.
    const http = [...parts, await readFile("deploy/nginx.conf", "utf8")]
      .join("\n")
      .replaceAll("/var/lib/nginx", at("cache"))
      .replaceAll("/etc/letsencrypt", at("etc/letsencrypt"));
    await mkdir(at("cache"));
    await writeFile(at("nginx.conf"), `pid ${at("pid")}; error_log ${at("log")}; events {} http { ${http} }`);
    await run(nginx, ["-t", "-c", at("nginx.conf")]);
    expect(http).toContain("proxy_pass http://127.0.0.1:4002;");
    expect(http).toContain(`root ${at("srv/school/schools/two/current")}/build/client;`);
    expect(parts.slice(1).join()).not.toContain("school.example");
  }

  await mkdir(at("var/lib/schools/one"));
  expect(await school("remove", "one")).toContain("delete it when nobody needs it");
  expect(await school("list")).toMatch(/^two [^\n]*\n$/);
  expect(await read("var/lib/schools/one/settings.env")).toContain("one.example.org");
  await expect(school("rollback", "one")).rejects.toThrow('There is no school "one".');
});

test("replicates a school with a unit, a configuration and keys of its own", async () => {
  const { at, school, read } = await makeMachine();
  await school("add", "one", "one.example.org");
  await writeFile(at("replica.env"), "REPLICA_BUCKET=schools\nLITESTREAM_SECRET_ACCESS_KEY=of-one\n");
  await school("replicate", "one", at("replica.env"));
  await school("replicate", "one", at("replica.env"));
  expect(await read("etc/schools/one.litestream.yml")).toMatch(
    /^addr: 127\.0\.0\.1:9001\n[\s\S]*- path: \S+\/var\/lib\/schools\/one\/school\.sqlite\n/m,
  );
  expect((await read("etc/schools/one.env")).split("\n").slice(2)).toEqual([
    "REPLICA_BUCKET=schools",
    "LITESTREAM_SECRET_ACCESS_KEY=of-one",
    "LITESTREAM_CONFIG=/etc/schools/one.litestream.yml",
    "LITESTREAM_METRICS=http://127.0.0.1:9001/metrics",
    "REPLICA_PATH=one",
    "",
  ]);
  const unit = await read("etc/systemd/system/school-litestream@.service");
  expect(
    unit.match(
      /^(?:Description|After|Before|BindsTo|User|Group|EnvironmentFile|ExecStart|StateDirectory|WantedBy)=.*/gm,
    ),
  ).toEqual([
    "Description=Replication of the database of %i",
    "After=network-online.target",
    "Before=school@%i.service",
    "BindsTo=school@%i.service",
    "User=school-%i",
    "Group=school-%i",
    "EnvironmentFile=/etc/schools/%i.env",
    "ExecStart=/usr/local/bin/litestream replicate -config /etc/schools/%i.litestream.yml",
    "StateDirectory=schools/%i",
    "WantedBy=school@%i.service",
  ]);
  await mkdir(at("var/lib/schools/one"));
  await school("remove", "one");
  const calls = (await read("calls")).split("\n").filter((call) => call.includes("litestream"));
  expect(calls.at(0)).toBe("systemctl enable --quiet school-litestream@one.service");
  expect(calls.at(-1)).toBe("systemctl disable --quiet school-litestream@one.service");
});
