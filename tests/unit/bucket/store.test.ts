import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { makeAvif, removePicture } from "~/files/pictures/pictures.server";
import { openStore } from "~/files/store/open-store.server";
import { serveFile } from "~/files/store/serve.server";
import { randomStem } from "~/files/store/store.server";
import { sweepUploads } from "~/files/store/sweep.server";
import { storageProblem } from "~db/storage-errors";
import { bucketStandIn, refuseWith } from "../../support/bucket-stand-in";
import { makeTemporaryFolder } from "../../support/temporary-folder";

async function openBucketStore(cacheBytes = 100_000_000) {
  const bucket = await bucketStandIn();
  const folder = makeTemporaryFolder();
  const { uploadsDir, uploadsBucket } = readConfig({ ...bucket.env, UPLOADS_DIR: join(folder, "up") });
  const store = openStore({ uploadsDir, uploadsBucket: uploadsBucket && { ...uploadsBucket, cacheBytes } });
  async function stage(content: string | Buffer = "content") {
    const name = `${randomStem()}.pdf`;
    const from = join(store.incomingDirectory, `${name}.part`);
    await writeFile(from, content);
    return { name, move: { from, to: store.pathOf("documents", name) } };
  }
  async function add(content?: string | Buffer) {
    const { name, move } = await stage(content);
    await store.commitFiles([move]);
    return { name, path: move.to };
  }
  /** Makes a cached file look unused for a while. */
  const age = (path: string, minutes: number) =>
    utimes(path, new Date(Date.now() - minutes * 60_000), new Date());
  return { ...bucket, store, stage, add, age };
}

test("a stored file is in the bucket and in the folder", async () => {
  const { objects, add } = await openBucketStore();
  const { name, path } = await add("hello");
  expect(objects.get(`documents/${name}`)?.toString()).toBe("hello");
  expect(await readFile(path, "utf8")).toBe("hello");
});

test("a missing file is fetched once for all who ask, whole, with its time", async () => {
  const { requests, times, add, store } = await openBucketStore();
  const { name, path } = await add("hello");
  await rm(path);
  requests.length = 0;
  const paths = await Promise.all([1, 2, 3].map(() => store.locate("documents", name)));
  expect(paths).toEqual([path, path, path]);
  expect(requests).toEqual([`GET documents/${name}`]);
  expect(await readFile(path, "utf8")).toBe("hello");
  expect((await stat(path)).mtime.toUTCString()).toBe(times.get(`documents/${name}`)?.toUTCString());
  expect(await readdir(store.incomingDirectory)).toEqual([]);
});

test("a file that was never stored is missing", async () => {
  const { store } = await openBucketStore();
  expect(existsSync(await store.locate("documents", `${randomStem()}.pdf`))).toBe(false);
  await expect(store.locate("documents", "../secret")).rejects.toThrow(TypeError);
});

test("a fetch that breaks off half way leaves nothing, and the next one succeeds", async () => {
  const { state, add, store } = await openBucketStore();
  const { name, path } = await add(randomBytes(200_000));
  await rm(path);
  state.outage = (_request, response) => {
    response.writeHead(200, { "Content-Length": 200_000 });
    response.write(randomBytes(1000), () => response.destroy());
    return true;
  };
  const failure = await store.locate("documents", name).catch((error: unknown) => error);
  expect(storageProblem(failure)).toBe("bucket");
  expect([existsSync(path), await readdir(store.incomingDirectory)]).toEqual([false, []]);
  state.outage = () => false;
  expect(existsSync(await store.locate("documents", name))).toBe(true);
});

test.each([
  [507, "InsufficientStorage", "bucket full"],
  [403, "QuotaExceeded", "bucket full"],
  [403, "SignatureDoesNotMatch", "bucket"],
  [404, "NoSuchBucket", "bucket"],
  [301, "PermanentRedirect", "bucket"],
  [503, "SlowDown", "bucket"],
] as const)("%i %s: nothing is stored, and the reason is known", async (status, code, reason) => {
  const { state, objects, stage, store } = await openBucketStore();
  const staged = [await stage(), await stage()];
  const last = `documents/${staged[1]?.name}`;
  const refuse = refuseWith(status, code);
  state.outage = (request, response, name) =>
    request.method === "PUT" && name === last && refuse(request, response, name);
  const failure = await store.commitFiles(staged.map(({ move }) => move)).catch((error: unknown) => error);
  expect(storageProblem(failure)).toBe(reason);
  expect((failure as Error).message).toContain(`${status} (${code})`);
  expect([...objects.keys()]).toEqual([]);
  expect(staged.map(({ move }) => existsSync(move.to))).toEqual([false, false]);
});

test("an unreachable bucket refuses to store; cached files can be read", async () => {
  const { close, add, stage, store } = await openBucketStore();
  const cached = await add();
  close();
  const { move } = await stage();
  const failure = await store.commitFiles([move]).catch((error: unknown) => error);
  expect(storageProblem(failure)).toBe("bucket");
  expect(existsSync(await store.locate("documents", cached.name))).toBe(true);
});

test("a bucket that is too slow refuses to store", async () => {
  const { state, stage, store } = await openBucketStore();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(100));
  onTestFinished(() => void vi.restoreAllMocks());
  state.outage = (request) => request.method === "PUT";
  const { move } = await stage();
  const failure = await store.commitFiles([move]).catch((error: unknown) => error);
  expect(storageProblem(failure)).toBe("bucket");
  expect(existsSync(move.to)).toBe(false);
});

test("a closed connection to the bucket is opened again", async () => {
  const { state, objects, add } = await openBucketStore();
  let cut = 0;
  state.outage = (_request, response) => {
    cut += 1;
    if (cut > 1) return false;
    response.destroy();
    return true;
  };
  const { name } = await add();
  expect(objects.has(`documents/${name}`)).toBe(true);
});

test("removing a file erases it in the folder and the bucket, and reports failures", async () => {
  const { state, objects, add, store } = await openBucketStore();
  const [first, second] = [await add(), await add()];
  await store.remove([{ kind: "documents", name: first.name }]);
  expect([existsSync(first.path), objects.size]).toEqual([false, 1]);
  state.outage = refuseWith(503, "SlowDown");
  await expect(store.remove([{ kind: "documents", name: second.name }])).rejects.toThrow("503");
  expect(existsSync(second.path)).toBe(false);

  state.outage = () => false;
  const names = new Set([second.name]);
  const only = async (_kind: string, given: string[]) => new Set(given.filter((name) => names.has(name)));
  const sweep = { files: store, findNamed: async () => new Set<string>(), findErased: only, mayErase: true };
  expect(await sweepUploads(sweep)).toMatchObject({ removed: 1, failed: [] });
  expect(objects.size).toBe(0);
});

test("files without a record go to the quarantine of the bucket, and come back", async () => {
  const { objects, add, store } = await openBucketStore();
  const { name } = await add();
  const named = new Set<string>();
  const findNamed = async (_kind: string, names: string[]) =>
    new Set(names.filter((each) => named.has(each)));
  const sweep = () => sweepUploads({ files: store, findNamed, mayErase: true });
  expect(await sweep()).toMatchObject({ setAside: 1, failed: [] });
  expect([...objects.keys()]).toEqual([`quarantine/documents/${name}`]);
  named.add(name);
  expect(await sweep()).toMatchObject({ broughtBack: 1 });
  expect([...objects.keys()]).toEqual([`documents/${name}`]);
});

test("the least recently used files leave the cache, never the only copy or one in use", async () => {
  const { objects, add, age, store } = await openBucketStore(100_000);
  const content = randomBytes(30_000);
  const old = await add(content);
  const onlyHere = await add(content);
  const inUse = await add(content);
  const recent = await add(content);
  await age(old.path, 60);
  await age(onlyHere.path, 50);
  await age(recent.path, 20);
  objects.delete(`documents/${onlyHere.name}`);
  await store.trimCache?.(async (_kind, names) => new Set(names));
  expect([old, onlyHere, inUse, recent].map(({ path }) => existsSync(path))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  await add(content);
  await store.trimCache?.(async (_kind, names) => new Set(names));
  expect(existsSync(onlyHere.path)).toBe(false);
  expect(objects.has(`documents/${onlyHere.name}`)).toBe(true);
});

test("files that were just used stay, also beyond the limit", async () => {
  const { add, store } = await openBucketStore(10_000);
  const files = [await add(randomBytes(30_000)), await add(randomBytes(30_000))];
  await store.trimCache?.(async (_kind, names) => new Set(names));
  expect(files.map(({ path }) => existsSync(path))).toEqual([true, true]);
});

test("a response that is being read survives that its file leaves the cache", async () => {
  const { add, age, store } = await openBucketStore(2_000_000);
  const { name, path } = await add(randomBytes(1_000_000));
  const response = await serveFile(
    new Request("http://school.test/"),
    await store.locate("documents", name),
    { contentType: "application/pdf", cacheControl: "no-store" },
  );
  const reader = response.body?.getReader();
  await reader?.read();
  await age(path, 60);
  for (let count = 0; count < 4; count += 1) await add(randomBytes(600_000));
  await store.trimCache?.(async (_kind, names) => new Set(names));
  expect(existsSync(path)).toBe(false);
  let bytes = 64 * 1024;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    bytes += part.value.byteLength;
  expect(bytes).toBe(1_000_000);
});

test("a photo that leaves the cache while its small copies are made is not erased", async () => {
  const { objects, store } = await openBucketStore();
  const stem = randomStem();
  const from = join(store.incomingDirectory, "photo.part");
  await writeFile(from, "photo");
  const to = store.pathOf("pictures", `${stem}-1600.webp`);
  await store.commitFiles([{ from, to }]);
  await makeAvif(store, stem, async ({ targets }) => {
    await Promise.all(targets.map(({ path }) => writeFile(path, "copy")));
    await rm(to);
  });
  expect(objects.size).toBe(5);
  await makeAvif(store, stem, async ({ targets }) => {
    await Promise.all(targets.map(({ path }) => writeFile(path, "copy")));
    await removePicture(store, stem);
  });
  expect(objects.size).toBe(0);
});

test("a cached file without a record is removed when it is not fresh", async () => {
  const { add, store } = await openBucketStore();
  const { path } = await add();
  await store.trimCache?.(async () => new Set());
  expect(existsSync(path)).toBe(true);
});

test("uploads work after the cache folder was emptied", async () => {
  const { store, add, objects } = await openBucketStore();
  const { name } = await add("before");
  await rm(store.root, { recursive: true });
  const later = await add("after");
  expect(objects.get(`documents/${later.name}`)?.toString()).toBe("after");
  expect(await readFile(await store.locate("documents", name), "utf8")).toBe("before");
});
