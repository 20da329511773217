import type { ZodType } from "zod";

export function readJson<Value>(schema: ZodType<Value>, json: string | null): Value | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json ?? "");
  } catch {
    return undefined;
  }
  return schema.safeParse(value).data;
}
