import { sql } from "kysely";
import { trashKinds } from "~/capabilities/trash/kinds";
import { type Area, readAreasText } from "~/files/pictures/blur-areas";
import { type Picture, pictureColumns, takePicture } from "~/files/pictures/picture";
import { largestFile, turns } from "~/files/pictures/pictures.server";
import { proposeFaces } from "~/files/pictures/propose-faces.server";
import type { StoredFile } from "~/files/store/stored-names";
import { toBlurSegment } from "~/kinds/kind";
import { staffKinds } from "~/kinds/registry";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";

const blurredKinds = staffKinds.filter(({ file }) => file?.type === "picture");

export type BlurredKind = (typeof blurredKinds)[number];

export function blurredKind(word: string | undefined): BlurredKind | undefined {
  return blurredKinds.find(({ key }) => toBlurSegment(key) === word);
}

export interface BlurSubject {
  id: number;
  name: string;
  inTrash: boolean;
  row: object;
  picture: Picture;
  pictureId: number;
  original: { id: number; file: string; areas: Area[] } | undefined;
}

interface Row extends Record<string, string | number | null> {
  id: number;
  deleted_at: string | null;
  original_id: number | null;
}

export async function findBlurSubject(
  db: Database,
  kind: BlurredKind,
  id: number,
): Promise<BlurSubject | undefined> {
  const { rows } = await sql<Row>`
    select record.*, ${sql.join(pictureColumns.map((cell) => sql.ref(cell)))},
      original.id as original_id, original.file as original_file, original.areas as original_areas
    from ${sql.table(kind.table)} as record inner join pictures on pictures.id = record.picture_id
    left join picture_originals as original on original.picture_id = pictures.id
    where record.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { original_id, original_file, original_areas } = row;
  return {
    id: row.id,
    name: String(row[trashKinds[kind.key].name] ?? ""),
    inTrash: row.deleted_at !== null,
    row,
    picture: (takePicture(row as never) as { picture: Picture }).picture,
    pictureId: Number(row.picture_id),
    original:
      original_id === null
        ? undefined
        : {
            id: original_id,
            file: String(original_file),
            areas: readAreasText(String(original_areas)),
          },
  };
}

export function unblurredFile({ picture, original }: BlurSubject): StoredFile {
  return original
    ? { kind: "originals", name: original.file }
    : { kind: "pictures", name: largestFile(picture.stem, picture.width) };
}

/** Returns boxes that can be faces; none if the picture cannot be read, so that the page still opens. */
export async function proposedAreas({ files }: Services, subject: BlurSubject): Promise<Area[]> {
  const { kind, name } = unblurredFile(subject);
  try {
    const path = await files.locate(kind, name);
    return await turns.runExclusive(() => proposeFaces(path));
  } catch {
    return [];
  }
}
