import type * as fs from "node:fs";
import { expect, test, vi } from "vitest";
import { createFileStore } from "~/files/store/store.server";
import { workshop } from "./workshop";

const { store } = await workshop();
const refusal = vi.hoisted(() => ({ code: "" }));

vi.mock("node:fs", async (load) => {
  const real = await load<typeof fs>();
  const fsyncSync = (file: number) => {
    if (refusal.code) throw Object.assign(new Error(refusal.code), { code: refusal.code });
    real.fsyncSync(file);
  };
  return { ...real, default: { ...real, fsyncSync }, fsyncSync };
});

test.each([
  ["EROFS", "opens"],
  ["EIO", "opens"],
  ["ENOSPC", "is refused"],
])("on a disk whose fsync says %s, an uploads folder that exists %s", (code, outcome) => {
  refusal.code = code;
  const open = () => createFileStore(store.root);
  if (outcome === "opens") expect(open).not.toThrow();
  else expect(open).toThrow(code);
});
