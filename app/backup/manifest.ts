import { z } from "zod";

/** The names of what an archive holds beside `uploads/`. */
export const databaseEntry = "database.sqlite";
export const manifestEntry = "manifest.json";
export const checksumsEntry = "SHA256SUMS";

const digest = z.object({ rows: z.number(), sha256: z.string() });

/** What an archive says about itself. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** Of package.json. */
  program: z.string(),
  made_at: z.iso.datetime(),
  /** The migrations that the database has been through, in their order. */
  schema: z.array(z.string()),
  tables: z.record(z.string(), digest),
  /** Uploaded files in the archive, and their bytes. */
  files: z.number(),
  bytes: z.number(),
  /** Files that rows name and that were not there when the archive was made. */
  missing: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
