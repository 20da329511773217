import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type FileKind, randomStem } from "../../../app/files/store.server";
import { workshop } from "./workshop";

const { store, put, kept } = await workshop();

test("stems are random base32", () => {
  const stems = new Set(Array.from({ length: 1000 }, randomStem));
  expect(stems.size).toBe(1000);
  for (const stem of stems) expect(stem).toMatch(/^[a-z2-7]{24}$/);
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

test("the sweeper removes old leftovers, and neither known nor foreign nor fresh files", async () => {
  const known = `${randomStem()}.pdf`;
  const unknown = `${randomStem()}.pdf`;
  for (const name of [known, unknown]) writeFileSync(store.pathOf("resumes", name), "x");
  const foreign = join(store.pathOf("resumes", known), "..", "README");
  writeFileSync(foreign, "x");
  const temporary = join(store.incomingDirectory, "a.part");
  writeFileSync(temporary, "x");
  expect(await store.sweep(() => false, 60_000)).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const isKnown = (kind: FileKind, name: string) => kind === "documents" || name === known;
  expect(await store.sweep(isKnown, 5)).toBe(2);
  expect(existsSync(store.pathOf("resumes", known))).toBe(true);
  expect(existsSync(foreign)).toBe(true);
  expect(existsSync(temporary)).toBe(false);
});
