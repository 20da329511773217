import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { randomStem } from "../../../app/files/store/store.server";
import type { FileKind } from "../../../app/files/store/stored-names";
import { countQuarantine, sweepUploads } from "../../../app/files/store/sweep.server";
import { workshop } from "./workshop";

const { store, clear } = await workshop();
const { root } = store;
beforeEach(clear);

const day = 24 * 60 * 60 * 1000;
const named = new Set<string>();
beforeEach(() => named.clear());

const erased = new Set<string>();
beforeEach(() => erased.clear());

const sweep = (more: { mayErase?: boolean; olderThanMs?: number } = {}) =>
  sweepUploads({
    files: store,
    findNamed: async (_kind: FileKind, names) => new Set(names.filter((name) => named.has(name))),
    findErased: async (_kind: FileKind, names) => new Set(names.filter((name) => erased.has(name))),
    mayErase: true,
    olderThanMs: Number.NEGATIVE_INFINITY,
    ...more,
  });

function put(kind: FileKind): { name: string; path: string; aside: string } {
  const name = `${randomStem()}${kind === "pictures" ? "-480.webp" : ".pdf"}`;
  const path = store.pathOf(kind, name);
  writeFileSync(path, "x");
  return { name, path, aside: join(root, "quarantine", kind, name) };
}

function makeOld(path: string, days: number): void {
  const at = new Date(Date.now() - days * day);
  utimesSync(path, at, at);
}

test("a file that no record knows is set aside, never removed at once", async () => {
  const all = (["pictures", "resumes", "documents"] as const).map(put);
  expect(await sweep()).toMatchObject({ setAside: 3, removed: 0, failed: [] });
  for (const { path, aside } of all) expect([existsSync(path), existsSync(aside)]).toEqual([false, true]);
  expect(await countQuarantine(store.place)).toBe(3);
});

test("the sweep keeps known, foreign and fresh files, and removes old temporary ones", async () => {
  const known = put("resumes");
  named.add(known.name);
  const foreign = join(root, "resumes", "README");
  const temporary = join(root, "incoming", "a.part");
  const unknownTemporary = join(root, "incoming", "notes.txt");
  for (const path of [foreign, temporary, unknownTemporary]) writeFileSync(path, "x");
  const fresh = put("documents");
  expect(await sweep({ olderThanMs: 60_000 })).toMatchObject({ removed: 0, setAside: 0 });
  expect(await sweep()).toMatchObject({ removed: 1, setAside: 1 });
  expect([known.path, foreign, unknownTemporary, fresh.aside].map(existsSync)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(existsSync(temporary)).toBe(false);
});

test("a quarantined file that a record knows again comes back, also while the clock is not trusted", async () => {
  const file = put("pictures");
  await sweep();
  named.add(file.name);
  expect(await sweep({ mayErase: false })).toMatchObject({ broughtBack: 1 });
  expect([existsSync(file.path), existsSync(file.aside)]).toEqual([true, false]);
});

test("a file is erased after 30 days in quarantine, unless the clock is wrong or a record names it", async () => {
  const [old, young, known] = [put("resumes"), put("resumes"), put("resumes")];
  makeOld(young.path, 100);
  await sweep();
  expect(Date.now() - statSync(young.aside).mtimeMs).toBeLessThan(day);
  makeOld(old.aside, 31);
  makeOld(known.aside, 31);
  // Its place is taken, so it stays in quarantine.
  writeFileSync(known.path, "y");
  named.add(known.name);
  expect(await sweep({ mayErase: false })).toMatchObject({ removed: 0 });
  expect(existsSync(old.aside)).toBe(true);
  expect(await sweep()).toMatchObject({ removed: 1 });
  expect([old.aside, young.aside, known.aside].map(existsSync)).toEqual([false, true, true]);
});

test("the sweep quarantines nothing while the clock is not trusted", async () => {
  const file = put("documents");
  expect(await sweep({ mayErase: false })).toMatchObject({ setAside: 0, removed: 0 });
  expect(existsSync(file.path)).toBe(true);
});

test("one sweep quarantines at most 200 files", async () => {
  for (let index = 0; index < 230; index += 1) put("resumes");
  expect((await sweep()).setAside).toBe(200);
  expect((await sweep()).setAside).toBe(30);
});

test("a file that cannot be moved is reported, and the others go on", async () => {
  const stuck = put("pictures");
  const other = put("pictures");
  mkdirSync(join(stuck.aside, "in the way"), { recursive: true });
  const { setAside, failed } = await sweep();
  expect(setAside).toBe(1);
  expect(failed.map(({ path }) => path)).toEqual([join("pictures", stuck.name)]);
  expect([existsSync(stuck.path), existsSync(other.path)]).toEqual([true, false]);
});

test("the files that can be removed are, though one cannot", async () => {
  const stuck = put("resumes");
  const other = put("resumes");
  const folder = `${randomStem()}.pdf`;
  mkdirSync(join(root, "resumes", folder, "x"), { recursive: true });
  await expect(
    store.remove([stuck.name, folder, other.name].map((name) => ({ kind: "resumes", name }))),
  ).rejects.toThrow();
  expect([stuck.path, other.path].map(existsSync)).toEqual([false, false]);
});

test("files of erased records are removed at once, unless a record names them", async () => {
  const left = put("pictures");
  erased.add(left.name);
  const aside = put("documents");
  await sweep();
  expect(existsSync(left.path)).toBe(false);
  expect(existsSync(left.aside)).toBe(false);
  expect(existsSync(aside.aside)).toBe(true);
  erased.add(aside.name);
  const shared = put("documents");
  erased.add(shared.name);
  named.add(shared.name);
  expect(await sweep({ olderThanMs: 60_000 })).toMatchObject({ removed: 1, setAside: 0 });
  expect([existsSync(aside.aside), existsSync(shared.path)]).toEqual([false, true]);
});
