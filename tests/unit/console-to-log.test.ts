import { expect, onTestFinished, test } from "vitest";
import { sendConsoleToLog } from "../../server/console-to-log";

test("lines of libraries on the console become lines of the log", () => {
  const { warn, error } = console;
  onTestFinished(() => void Object.assign(console, { warn, error }));
  const lines: string[] = [];
  sendConsoleToLog({
    warn: (line: unknown) => void lines.push(`warn ${line}`),
    error: (line: unknown) => void lines.push(`error ${line}`),
  } as never);
  console.warn("The URL path %s could not be decoded", "/%ff");
  console.error(new Error("broken").message, 1);
  expect(lines).toEqual(["warn The URL path /%ff could not be decoded", "error broken 1"]);
});
