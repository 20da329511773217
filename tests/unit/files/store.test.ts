import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markName, writeFolderIdentity } from "../../../app/files/store/folder-mark.server";
import { randomStem } from "../../../app/files/store/store.server";
import { type FileKind, getStem, isKeptName } from "../../../app/files/store/stored-names";
import { workshop } from "./workshop";

const { store, put, kept } = await workshop();

test("stems are random base32", () => {
  const stems = new Set(Array.from({ length: 1000 }, randomStem));
  expect(stems.size).toBe(1000);
  for (const stem of stems) expect(stem).toMatch(/^[a-z2-7]{16}$/);
});

test("names of versions before this one are still ours, and lead to their stem", () => {
  const older = "abcdefghijklmnopqrstuvwx";
  expect(store.pathOf("pictures", `${older}-480.webp`)).toContain(older);
  expect(getStem(`${older}-480.webp`)).toBe(older);
  expect(getStem(`${older.slice(0, 16)}.pdf`)).toBe(older.slice(0, 16));
  expect(isKeptName("documents", `${older.slice(0, 20)}.pdf`)).toBe(false);
});

test.each([
  "../../etc/passwd",
  "..",
  "",
  ".gitkeep",
  `${randomStem()}-480.webp/../x`,
  `${randomStem()}-480.webp\n`,
  `${randomStem()}-500.webp`,
  `${randomStem()}-1600.avif`,
  `${randomStem()}.pdf`,
])("%j is not a picture's name", (name) => {
  expect(() => store.pathOf("pictures", name)).toThrow(TypeError);
});

test("a folder that is none is refused", () => {
  const name = `${randomStem()}.pdf`;
  expect(() => store.pathOf("incoming" as FileKind, name)).toThrow(TypeError);
  expect(() => store.pathOf("constructor" as FileKind, name)).toThrow(TypeError);
  expect(store.pathOf("resumes", name)).toContain(join("resumes", name));
});

test("files are moved all or not at all", async () => {
  const first = { from: await put("1"), to: store.pathOf("documents", `${randomStem()}.pdf`) };
  const second = { from: await put("2"), to: join(store.incomingDirectory, "no-such-folder", "x") };
  await expect(store.commitFiles([first, second])).rejects.toThrow("ENOENT");
  expect(await kept()).toEqual([]);
  const again = { from: await put("1"), to: first.to };
  await store.commitFiles([again]);
  expect(existsSync(first.to)).toBe(true);
});

test("a removed folder is created again, but not in the place of a disk that is not mounted", async () => {
  await writeFolderIdentity(store.root, randomUUID());
  await rm(store.incomingDirectory, { recursive: true });
  expect(existsSync(store.incomingDirectory)).toBe(true);
  await rm(join(store.root, markName));
  await rm(store.incomingDirectory, { recursive: true });
  expect(existsSync(store.incomingDirectory)).toBe(false);
  await mkdir(store.incomingDirectory);
});
