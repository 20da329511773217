import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Compiled } from "./format";

/** Parses a message in ICU format. @returns a string if it has no placeholders @throws if it is not valid */
export function compile(text: string): Compiled {
  const compiled = compileMessageOrThrow(text);
  return compiled.every((part) => typeof part === "string") ? compiled.join("") : compiled;
}
