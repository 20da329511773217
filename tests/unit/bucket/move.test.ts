import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "~/config.server";
import { moveUploads } from "~/files/bucket/move.server";
import { openUploadsBucket } from "~/files/bucket/place.server";
import { folderPlace } from "~/files/store/upload-place.server";
import { readIdentity } from "~db/site-identity";
import { bucketStandIn, refuseWith } from "../../support/bucket-stand-in";
import { makePlace } from "../backup/workshop";

async function openSite() {
  const [place, store] = [await makePlace(), await bucketStandIn()];
  const { uploadsBucket } = readConfig(store.env);
  if (!uploadsBucket) throw new Error("There is no bucket.");
  const bucket = openUploadsBucket(uploadsBucket);
  const identity = (await readIdentity(place.db)) ?? "";
  await place.addPhoto("Assembly");
  await place.addResume("Asha.pdf");
  const move = (to: "bucket" | "folder", more: { root?: string; isLast?: boolean; identity?: string } = {}) =>
    moveUploads({ to, root: place.uploadsDir, bucket, identity, isLast: true, log: () => {}, ...more });
  return { ...place, ...store, bucket, identity, move };
}

test("moves all files to the bucket and back, and only what is missing the second time", async () => {
  const { uploadsDir, directory, objects, identity, addResume, bucket, move } = await openSite();
  expect(await move("bucket", { isLast: false })).toEqual({ files: 4, copied: 4 });
  expect(await bucket.readIdentity()).toBeUndefined();
  const { file_name } = await addResume("Bina.pdf");
  expect(await move("bucket")).toEqual({ files: 5, copied: 1 });
  expect(await bucket.readIdentity()).toBe(identity);
  // The folder is out of date from now on.
  expect(await folderPlace(uploadsDir).readIdentity()).toBeUndefined();
  expect(objects.get(`resumes/${file_name}`)?.toString()).toBe("%PDF-1.7 Bina.pdf");

  const root = join(directory, "back");
  expect(await move("folder", { root })).toEqual({ files: 5, copied: 5 });
  expect(await readFile(join(root, "resumes", file_name), "utf8")).toBe("%PDF-1.7 Bina.pdf");
  expect([await folderPlace(root).readIdentity(), await bucket.readIdentity()]).toEqual([
    identity,
    undefined,
  ]);
});

test("a move that breaks off can be repeated, and a damaged copy is replaced", async () => {
  const { uploadsDir, objects, state, move } = await openSite();
  let puts = 0;
  const refuse = refuseWith(503, "SlowDown");
  state.outage = (request, response, name) => {
    if (request.method === "PUT") puts += 1;
    return puts > 2 && refuse(request, response, name);
  };
  await expect(move("bucket")).rejects.toThrow("503 (SlowDown)");
  expect(objects.has("site-identity.txt")).toBe(false);
  state.outage = () => false;
  const [damaged = ""] = objects.keys();
  objects.set(damaged, Buffer.from((await readFile(join(uploadsDir, damaged), "utf8")).toUpperCase()));
  expect(await move("bucket")).toMatchObject({ files: 4, copied: 3 });
  expect(objects.get(damaged)?.toString()).toBe(await readFile(join(uploadsDir, damaged), "utf8"));
});

test("a bucket that stores other bytes is reported", async () => {
  const { objects, state, move } = await openSite();
  state.outage = (request, response, name) => {
    if (request.method !== "PUT") return false;
    request.resume();
    objects.set(name, Buffer.from("something else"));
    response.end();
    return true;
  };
  await expect(move("bucket")).rejects.toThrow("4 files are missing or different");
});

test("the bucket of another website is refused", async () => {
  const { move } = await openSite();
  await move("bucket");
  await expect(move("bucket", { identity: crypto.randomUUID() })).rejects.toThrow(
    "belongs to another website",
  );
});

test("names that are none of ours are not copied", async () => {
  const { uploadsDir, objects, move } = await openSite();
  await writeFile(join(uploadsDir, "resumes", "README"), "mine");
  objects.set("resumes/notes.txt", Buffer.from("mine"));
  await move("bucket");
  await rm(uploadsDir, { recursive: true });
  expect(await move("folder")).toMatchObject({ files: 4 });
  expect(existsSync(join(uploadsDir, "resumes", "notes.txt"))).toBe(false);
});
