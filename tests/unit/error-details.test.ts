import { expect, test } from "vitest";
import { formatLogLine } from "~/services/log-destination.server";
import { describeError } from "~/ui/page/error-details";

test("the details of an error name the first line of the project in its stack", () => {
  const error = new Error("There is no such column");
  error.stack = [
    "Error: There is no such column",
    "    at prepare (/home/asha/site/node_modules/better-sqlite3/lib/database.js:9:1)",
    "    at loader (/home/asha/site/app/routes/site/fees.tsx:25:9)",
    "    at readingOnce (/home/asha/site/db/read-once.ts:12:3)",
  ].join("\n");
  expect(describeError(error)).toEqual({
    message: "There is no such column",
    place: "app/routes/site/fees.tsx:25:9",
    trace: error.stack,
  });
});

test("the details of a syntax error name its line and show the code around it", () => {
  const loc = { file: "/home/asha/site/app/root.tsx", line: 26, column: 2 };
  const frame = "25 | throw new (\n26 | const a = 1";
  const error = Object.assign(new Error("Transform failed"), {
    loc,
    frame,
    stack: "Error: Transform failed",
  });
  expect(describeError(error)).toEqual({
    message: "Transform failed",
    place: "app/root.tsx:26:2",
    trace: `${frame}\n\nError: Transform failed`,
  });
});

test("something thrown that is no error is shown as text", () => {
  expect(describeError("stop")).toEqual({ message: "stop", place: "", trace: "" });
});

test("the log of development has readable lines, with the stack of an error below", () => {
  const line = {
    level: 50,
    time: "2026-03-14T10:00:00.000Z",
    requestId: "98641d42",
    err: { type: "Error", message: "No", stack: "Error: No\n    at loader (app/root.tsx:1:2)" },
    msg: "request failed",
  };
  expect(formatLogLine(JSON.stringify(line))).toBe(
    '10:00:00 error request failed requestId="98641d42"\n    Error: No\n        at loader (app/root.tsx:1:2)\n',
  );
});
