import type { ZodType } from "zod";

/** Reads JSON that a form carries; undefined if it is none, or not as the schema has it. */
export function readJson<Value>(schema: ZodType<Value>, json: string | null): Value | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json ?? "");
  } catch {
    return undefined;
  }
  return schema.safeParse(value).data;
}
