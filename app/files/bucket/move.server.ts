import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { markName } from "../store/folder-mark.server";
import { createFileStore, randomStem } from "../store/store.server";
import { fileKinds, isKeptName } from "../store/stored-names";
import { folderPlace, listAllKept, uploadsOfAnotherWebsite } from "../store/upload-place.server";
import type { BucketObject } from "./client.server";
import { BucketError, type UploadsBucket } from "./place.server";
import { createTurns } from "./turns.server";

interface Move {
  to: "bucket" | "folder";
  root: string;
  bucket: UploadsBucket;
  /** ID of the website, which both places must belong to. */
  identity: string;
  /** True if the website is stopped: the target is complete afterwards. */
  isLast: boolean;
  log: (line: string) => void;
}

const linesEvery = 500;

const md5 = (content: Buffer) => createHash("md5").update(content).digest("hex");

/** Copies what the target lacks, then compares all, except quarantine. @throws Error if a file differs */
export async function moveUploads({ to, root, bucket, identity, isLast, log }: Move) {
  const folder = folderPlace(root);
  const { incomingDirectory, commitFiles } = createFileStore(root);
  const [source, target] = to === "bucket" ? [folder, bucket] : [bucket, folder];
  for (const place of [source, target]) {
    const found = await place.readIdentity();
    if (found && found !== identity) throw new Error(uploadsOfAnotherWebsite(place));
  }
  const { forEach } = createTurns();

  async function listBoth() {
    const local = await listAllKept(folder);
    const remote = new Map<string, BucketObject>();
    for (const kind of fileKinds) {
      for await (const page of bucket.listObjects(`${kind}/`)) {
        for (const object of page)
          if (isKeptName(kind, object.name.slice(kind.length + 1))) remote.set(object.name, object);
      }
    }
    return { local, remote, paths: to === "bucket" ? [...local] : [...remote.keys()] };
  }

  async function isSame(
    path: string,
    local: Set<string>,
    object: BucketObject | undefined,
  ): Promise<boolean> {
    if (!object || !local.has(path)) return false;
    const content = await readFile(join(root, path));
    if (content.byteLength !== object.bytes) return false;
    // Some stores have other ETags.
    return md5(content) === object.etag || content.equals((await download(path)) ?? Buffer.alloc(0));
  }

  async function download(path: string): Promise<Buffer | undefined> {
    const answer = await bucket.get(path);
    if (!answer) return undefined;
    return Buffer.from(
      await answer.arrayBuffer().catch((cause: unknown) => {
        throw new BucketError({ cause });
      }),
    );
  }

  async function copy(path: string): Promise<void> {
    if (to === "bucket") return bucket.put(path, await readFile(join(root, path)));
    const content = await download(path);
    if (!content) return;
    const from = join(incomingDirectory, `${randomStem()}-moved.part`);
    try {
      await writeFile(from, content, { flag: "wx" });
      await commitFiles([{ from, to: join(root, path) }]);
    } finally {
      await rm(from, { force: true });
    }
  }

  async function listDifferent(): Promise<{ files: number; different: string[] }> {
    const { local, remote, paths } = await listBoth();
    const different: string[] = [];
    const compare = async (path: string) => {
      if (!(await isSame(path, local, remote.get(path)))) different.push(path);
    };
    await forEach(paths, compare);
    return { files: paths.length, different };
  }

  const { different } = await listDifferent();
  let copied = 0;
  const copyOne = async (path: string) => {
    await copy(path);
    copied += 1;
    if (copied % linesEvery === 0) log(`${copied} of ${different.length} files are copied`);
  };
  await forEach(different, copyOne);
  const { files, different: left } = await listDifferent();
  if (left.length > 0) {
    throw new Error(
      `${left.length} files are missing or different, such as ${left[0]}. Run the same command again.`,
    );
  }
  if (isLast) {
    await target.writeIdentity(identity);
    // The source is left as it is, but must not be used by mistake when it is older.
    await source.remove(markName);
  }
  return { files, copied };
}
