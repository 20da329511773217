import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { findOtherHolder, takeLease } from "~/files/bucket/lease.server";
import { moveUploads } from "~/files/bucket/move.server";
import { openUploadsBucket } from "~/files/bucket/place.server";
import { openStore } from "~/files/store/open-store.server";
import { randomStem } from "~/files/store/store.server";
import { sweepUploads } from "~/files/store/sweep.server";
import { listAllKept } from "~/files/store/upload-place.server";
import { readIdentity } from "~db/site-identity";
import { hasSwift, startSwift } from "../support/swift";
import { makePlace } from "../unit/backup/workshop";

vi.setConfig({ testTimeout: 240_000 });

async function openSwift() {
  const [place, swift] = [await makePlace(), await startSwift()];
  if (!swift) throw new Error("Swift is missing.");
  const config = readConfig({
    UPLOADS_DIR: place.uploadsDir,
    UPLOADS_URL: "s3://school/uploads",
    UPLOADS_ENDPOINT: swift.REPLICA_ENDPOINT,
    UPLOADS_KEY: swift.LITESTREAM_ACCESS_KEY_ID,
    UPLOADS_SECRET: swift.LITESTREAM_SECRET_ACCESS_KEY,
  });
  if (!config.uploadsBucket) throw new Error("There is no bucket.");
  return {
    ...place,
    config,
    uploadsBucket: config.uploadsBucket,
    bucket: openUploadsBucket(config.uploadsBucket),
  };
}

test.skipIf(!hasSwift)("OpenStack Swift stores, lists, moves and erases files", async () => {
  const { config, uploadsBucket, bucket, databaseFile, uploadsDir } = await openSwift();
  const store = openStore(config);
  const name = `${randomStem()}.pdf`;
  const path = store.pathOf("documents", name);
  await writeFile(join(store.incomingDirectory, "a.part"), "hello");
  await store.commitFiles([{ from: join(store.incomingDirectory, "a.part"), to: path }]);
  await rm(path);
  expect(await readFile(await store.locate("documents", name), "utf8")).toBe("hello");
  expect(existsSync(await store.locate("documents", `${randomStem()}.pdf`))).toBe(false);
  expect((await bucket.find(`documents/${name}`))?.size).toBe(5);

  const named = new Set<string>();
  const erased = new Set<string>();
  const among = (set: Set<string>) => async (_kind: string, names: string[]) =>
    new Set(names.filter((each) => set.has(each)));
  const sweep = () =>
    sweepUploads({
      files: store,
      findNamed: among(named),
      findErased: among(erased),
      mayErase: true,
      olderThanMs: Number.NEGATIVE_INFINITY,
    });
  expect(await sweep()).toMatchObject({ setAside: 1, failed: [] });
  expect(await bucket.find(`documents/${name}`)).toBeUndefined();
  named.add(name);
  expect(await sweep()).toMatchObject({ broughtBack: 1, failed: [] });
  named.clear();
  erased.add(name);
  expect(await sweep()).toMatchObject({ removed: 1, failed: [] });
  expect(await listAllKept(bucket)).toEqual(new Set());

  expect(await findOtherHolder(bucket, databaseFile)).toBeUndefined();
  await takeLease(bucket, join(uploadsDir, "other.sqlite"));
  expect(await findOtherHolder(bucket, databaseFile)).toMatchObject({ host: expect.any(String) });

  const wrong = openUploadsBucket({ ...uploadsBucket, secret: "wrong" });
  await expect(wrong.put("documents/x", "x")).rejects.toThrow("403 (SignatureDoesNotMatch)");
  const none = openUploadsBucket({ ...uploadsBucket, url: uploadsBucket.url.replace("school", "none") });
  await expect(none.get("documents/x")).rejects.toThrow("404 (NoSuchBucket)");
});

test.skipIf(!hasSwift)("1,100 files go to OpenStack Swift and back", async () => {
  const { bucket, uploadsDir, directory, db } = await openSwift();
  const names = Array.from({ length: 1100 }, () => `${randomStem()}.pdf`);
  for (const name of names) await writeFile(join(uploadsDir, "documents", name), name);
  const identity = (await readIdentity(db)) ?? "";
  const move = (to: "bucket" | "folder", root: string) =>
    moveUploads({ to, root, bucket, identity, isLast: true, log: () => {} });
  const begun = performance.now();
  expect(await move("bucket", uploadsDir)).toEqual({ files: 1100, copied: 1100 });
  const there = performance.now();
  expect(await move("bucket", uploadsDir)).toEqual({ files: 1100, copied: 0 });
  const again = performance.now();
  const back = join(directory, "back");
  expect(await move("folder", back)).toEqual({ files: 1100, copied: 1100 });
  const seconds = [there - begun, again - there, performance.now() - again].map((ms) =>
    (ms / 1000).toFixed(1),
  );
  console.info(`1,100 files: to the bucket, again, and back in ${seconds.join(", ")} s`);
  for (const name of names.slice(0, 20))
    expect(await readFile(join(back, "documents", name), "utf8")).toBe(name);
});
