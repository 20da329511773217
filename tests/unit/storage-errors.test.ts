import { expect, test } from "vitest";
import { StorageUnavailableError, storageProblem } from "~db/storage-errors";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test.each([
  ["SQLITE_FULL", "full"],
  ["SQLITE_IOERR_SHMSIZE", "full"],
  ["ENOSPC", "full"],
  ["EDQUOT", "full"],
  ["SQLITE_READONLY_DBMOVED", "read-only"],
  ["SQLITE_IOERR_FSYNC", "read-only"],
  ["SQLITE_CANTOPEN", "read-only"],
  ["EROFS", "read-only"],
  ["EACCES", "read-only"],
  ["SQLITE_BUSY_SNAPSHOT", "busy"],
  ["SQLITE_CONSTRAINT_UNIQUE", undefined],
  ["ENOENT", undefined],
])("%s is %s", (code, reason) => {
  expect(storageProblem(withCode(code))).toBe(reason);
  expect(storageProblem(new Error("wrapped", { cause: withCode(code) }))).toBe(reason);
});

test("recognises errors of another copy of the class and of libvips", () => {
  const copy = Object.assign(new Error("moved"), { name: "StorageUnavailableError", reason: "replaced" });
  expect(storageProblem(copy)).toBe("replaced");
  expect(storageProblem(new StorageUnavailableError("busy", "taken"))).toBe("busy");
  expect(storageProblem(new Error("wbuffer_write: write failed\nunix error: No space left on device"))).toBe(
    "full",
  );
  expect(storageProblem("ENOSPC")).toBeUndefined();
});
