import type { Kysely } from "kysely";
import { execute } from "./helpers";

/** Marks standard colours and languages as samples, as the baseline does for the logo, unless the school has changed them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `insert or ignore into starter_marks (source, key)
     select 'settings', 'colour_main' where not exists (
       select 1 from settings where value <> ''
       and name in ('colour_main', 'colour_accent', 'look_type', 'look_hero', 'look_links'))`,
    `insert or ignore into starter_marks (source, key)
     select 'settings', 'hidden_languages' where not exists (
       select 1 from settings where value <> '' and name in ('hidden_languages', 'own_digits'))`,
  );
}
