import { named, number, text, time } from "~/openapi/json-shapes";
import type { Job } from "./job.server";

export function jobToLegacyJson({ id, title, details, created_at }: Job) {
  return { id, title, details, created_at };
}

export const jobShape = named("Job", { id: number(), title: text(), details: text(), created_at: time() });
