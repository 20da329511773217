/** Details of an error for developers. */
export interface ErrorDetails {
  message: string;
  /** File of the project, line and column, such as `app/root.tsx:42:7`; empty if unknown. */
  place: string;
  /** Code around a syntax error, then the stack. */
  trace: string;
}

/** Errors of Vite's compilers. */
interface CompilerError extends Error {
  id?: string;
  loc?: { file?: string; line: number; column: number };
  frame?: string;
}

const place = /(?:^|[\s(/\\])((?:app|db|server|vite)[/\\][^():?\s]+)(?:\?[^:\s]*)?:(\d+):(\d+)/;

/** For development only: visitors never see details. */
export function describeError(error: unknown): ErrorDetails {
  if (!(error instanceof Error)) return { message: String(error), place: "", trace: "" };
  const { message, stack = "", id = "", loc, frame } = error as CompilerError;
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line) && !line.includes("node_modules"));
  const said = loc ? `${loc.file ?? id}:${loc.line}:${loc.column}` : "";
  const [, file, line, column] =
    [said, message, ...frames].map((text) => place.exec(text)).find(Boolean) ?? [];
  return {
    message,
    place: file ? `${file}:${line}:${column}` : "",
    trace: [frame, stack].filter(Boolean).join("\n\n"),
  };
}
