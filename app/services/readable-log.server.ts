interface LogLine {
  level: number;
  time: string;
  msg: string;
  err?: { stack?: string; message?: string };
}

const levels: Record<number, string> = {
  10: "trace",
  20: "debug",
  30: "info",
  40: "warning",
  50: "error",
  60: "fatal",
};

/** Formats a line of the log for people: time, level and message, other values, then the stack on its own lines. */
export function formatLogLine(json: string): string {
  const { level, time, msg, err, ...others } = JSON.parse(json) as LogLine;
  const values = Object.entries(others).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const head = [time.slice(11, 19), levels[level] ?? level, msg, ...values].join(" ");
  const stack = err?.stack ?? err?.message;
  return `${head}\n${stack ? `${stack.replace(/^/gm, "    ")}\n` : ""}`;
}
