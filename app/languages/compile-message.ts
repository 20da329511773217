import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Compiled } from "./format";

/** Compiles an ICU message; plain texts stay strings. @throws if invalid */
export function compile(text: string): Compiled {
  const compiled = compileMessageOrThrow(text);
  return compiled.every((part) => typeof part === "string") ? compiled.join("") : compiled;
}
