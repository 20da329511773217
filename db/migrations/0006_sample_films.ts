import type { Kysely } from "kysely";
import { execute } from "./helpers";

/** Name of a clip in `public/films/`, for the videos of the sample content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await execute(db, "alter table videos add column sample_film text not null default ''");
}
