import type { Job } from "./queries.server";

/** A job post in the keys of the old endpoint. */
export function jobToLegacyJson({ id, title, details, created_at }: Job) {
  return { id, title, details, created_at };
}
