import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { IsUsed } from "../store/store.server";
import { fileKinds } from "../store/stored-names";
import { freshAge } from "../store/sweep.server";
import { folderPlace, listKept } from "../store/upload-place.server";
import type { UploadsBucket } from "./place.server";

/** Milliseconds after its last use during which a file stays: it can be about to be read. */
const inUseMs = 10 * 60_000;

interface Trim {
  root: string;
  bucket: Pick<UploadsBucket, "find" | "put">;
  maxBytes: number;
  isUsed?: IsUsed | undefined;
}

/** Removes files without a record, then the least recently used. Puts missing files into the bucket first. */
export async function trimCache({ root, bucket, maxBytes, isUsed }: Trim): Promise<void> {
  const place = folderPlace(root);
  const cached: { path: string; size: number; atimeMs: number }[] = [];
  for (const kind of fileKinds) {
    for await (const names of listKept(place, kind)) {
      const used = await isUsed?.(kind, names);
      for (const name of names) {
        const path = `${kind}/${name}`;
        const found = await stat(join(root, path)).catch(() => undefined);
        if (!found) continue;
        const isUnknown = used && !used.has(name) && Date.now() - found.ctimeMs > freshAge;
        if (isUnknown) await place.remove(path);
        else cached.push({ path, size: found.size, atimeMs: found.atimeMs });
      }
    }
  }
  let excess = cached.reduce((sum, { size }) => sum + size, 0) - maxBytes;
  for (const { path, size, atimeMs } of cached.sort((one, other) => one.atimeMs - other.atimeMs)) {
    if (excess <= 0 || Date.now() - atimeMs < inUseMs) return;
    if (!(await bucket.find(path))) await bucket.put(path, await readFile(join(root, path)));
    await rm(join(root, path), { force: true });
    excess -= size;
  }
}
