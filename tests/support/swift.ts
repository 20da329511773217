import { execFileSync, spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import { onTestFinished } from "vitest";
import { freePort } from "./free-port";
import { findProgram } from "./nginx";
import { makeTemporaryFolder } from "./temporary-folder";

/** Debian: swift-proxy, swift-account, swift-container, swift-object. */
export const hasSwift = ["proxy", "account", "container", "object"].every((part) =>
  findProgram(`swift-${part}-server`),
);

export interface Bucket {
  REPLICA_ENDPOINT: string;
  REPLICA_REGION: string;
  REPLICA_BUCKET: string;
  LITESTREAM_ACCESS_KEY_ID: string;
  LITESTREAM_SECRET_ACCESS_KEY: string;
}

const [key, secret, region] = ["school:writer", "marigold-and-palash", "us-east-1"];

/** Starts OpenStack Swift with its S3 interface, and creates a bucket; undefined if it is not installed. */
export async function startSwift(): Promise<Bucket | undefined> {
  if (!hasSwift) return undefined;
  const folder = makeTemporaryFolder();
  await mkdir(join(folder, "disks/disk1"), { recursive: true });
  const common = `[DEFAULT]\nbind_ip = 127.0.0.1\nuser = ${userInfo().username}\nswift_dir = ${folder}\nworkers = 0\n`;
  for (const part of ["account", "container", "object"]) {
    const port = await freePort();
    const ring = (...args: string[]) =>
      execFileSync("swift-ring-builder", [join(folder, `${part}.builder`), ...args], { stdio: "ignore" });
    ring("create", "2", "1", "0");
    ring("add", `r1z1-127.0.0.1:${port}/disk1`, "1");
    ring("rebalance");
    await start(
      part,
      `${common}bind_port = ${port}\ndevices = ${folder}/disks\nmount_check = false\n` +
        `[pipeline:main]\npipeline = ${part}-server\n[app:${part}-server]\nuse = egg:swift#${part}\n`,
    );
  }
  const port = await freePort();
  const filters = ["catch_errors", "cache", "listing_formats", "s3api", "tempauth", "slo", "dlo"];
  const extra: Record<string, string> = {
    cache: "memcache_servers = 127.0.0.1:1\n",
    s3api: `location = ${region}\n`,
    tempauth: `user_${key.replace(":", "_")} = ${secret} .admin\n`,
  };
  const sections = filters.map(
    (name) =>
      `[filter:${name}]\nuse = egg:swift#${name === "cache" ? "memcache" : name}\n${extra[name] ?? ""}`,
  );
  await start(
    "proxy",
    `${common}bind_port = ${port}\n[pipeline:main]\npipeline = ${filters.join(" ")} proxy-server\n` +
      `[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n${sections.join("")}`,
  );
  const endpoint = `http://127.0.0.1:${port}`;
  await createBucket(`${endpoint}/school`);
  return {
    REPLICA_ENDPOINT: endpoint,
    REPLICA_REGION: region,
    REPLICA_BUCKET: "school",
    LITESTREAM_ACCESS_KEY_ID: key,
    LITESTREAM_SECRET_ACCESS_KEY: secret,
  };

  async function start(part: string, config: string): Promise<void> {
    const file = join(folder, `${part}-server.conf`);
    await writeFile(file, config);
    const server = spawn(`swift-${part}-server`, [file], { stdio: "ignore" });
    onTestFinished(() => void server.kill("SIGKILL"));
  }
}

async function createBucket(url: string): Promise<void> {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: "s3",
    retries: 0,
  });
  const put = async (address: string) => {
    const response = await client.fetch(address, { method: "PUT" }).catch(() => undefined);
    return response?.ok === true || response?.status === 409;
  };
  // The servers of buckets and of objects start at different times.
  for (let tries = 0; !((await put(url)) && (await put(`${url}/probe`))); tries += 1) {
    if (tries > 60) throw new Error("Swift does not answer.");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await client.fetch(`${url}/probe`, { method: "DELETE" });
}
