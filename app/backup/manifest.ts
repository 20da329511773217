import { z } from "zod";

/** Entries of an archive in addition to `uploads/`. */
export const databaseEntry = "database.sqlite";
export const manifestEntry = "manifest.json";
export const checksumsEntry = "SHA256SUMS";

const digest = z.object({ rows: z.number(), sha256: z.string() });

export const manifestSchema = z.object({
  format: z.literal(1),
  program: z.string(),
  made_at: z.iso.datetime(),
  schema: z.array(z.string()),
  tables: z.record(z.string(), digest),
  files: z.number(),
  /** True if the files are in a bucket, and not in the archive. */
  in_bucket: z.boolean().optional(),
  bytes: z.number(),
  missing: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
