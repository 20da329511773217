import { sql } from "kysely";
import { oneLine, trashKinds } from "~/capabilities/trash/kinds";
import { type Picture, pictureColumns, takePicture } from "~/files/pictures/picture";
import { staffKinds } from "~/kinds/registry";
import { isNamedToday } from "~/records/named";
import type { Database } from "~db/connection.server";

const askable = staffKinds.filter(({ children }) => children?.takeDown);

/** Kind for a URL segment; undefined if its records cannot be requested. */
export function askableKind(word: string | undefined) {
  return askable.find(({ key }) => key === word);
}

export type AskableKind = NonNullable<ReturnType<typeof askableKind>>;

/** Preview of a record for the person who asks. */
export interface AskedRecord {
  id: number;
  name: string;
  words: string;
  created_at: string;
  picture: Picture;
}

/** Finds a public record; staff also find one whose name visitors may not see. */
export async function findAskable(
  db: Database,
  kind: AskableKind,
  id: number,
  reader: "visitor" | "staff" = "visitor",
): Promise<AskedRecord | undefined> {
  const { key, table, children } = kind;
  const { name, words } = trashKinds[key];
  const { rows } = await sql<Record<string, string | number>>`
    select record.*, ${sql.join(pictureColumns.map((cell) => sql.ref(cell)))}
    from ${sql.table(table)} as record inner join pictures on pictures.id = record.picture_id
    where record.id = ${id} and record.deleted_at is null
      and ${children?.consent === "name" && reader === "visitor" ? isNamedToday(kind, "record") : sql.lit(1)}`.execute(
    db,
  );
  const row = rows[0];
  if (!row) return undefined;
  const texts = words.map((column) => String(row[column] ?? ""));
  const { picture } = takePicture(row as never) as { picture: Picture };
  return {
    id,
    name: String(row[name] ?? ""),
    words: oneLine(texts),
    created_at: String(row.created_at),
    picture,
  };
}
