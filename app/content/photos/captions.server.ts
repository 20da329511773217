import { t } from "#say";
import type { Typed } from "~/forms/fields.server";
import { hashValues, mergeValues } from "~/forms/merge-edits.server";
import type { Database } from "~db/connection.server";
import { photo } from "../../kinds/photo";
import { type AlbumPhoto, maxAlbumPhotos, photosOfAlbum } from "./album-photos.server";
import { altField, captionForAllField, seenField, titleField } from "./captions";
import { parsePhoto, photos } from "./photo.server";

export const captionCharacters = maxAlbumPhotos * (photo.fields.title.max + photo.fields.alt.max + 100);

type Words = Pick<AlbumPhoto, "title" | "alt">;

const hashWords = ({ title, alt }: Words) => hashValues({ title, alt });

function toFields(id: number, { title, alt }: Words, seen: Words): Typed {
  return { [titleField(id)]: title, [altField(id)]: alt, [seenField(id)]: hashWords(seen) };
}

export function typedCaptions(rows: readonly AlbumPhoto[]): Typed {
  return Object.assign({}, ...rows.map((row) => toFields(row.id, row, row)));
}

export interface CaptionsOutcome {
  saved: number;
  words: string[];
  /** By field name; the empty name is for errors without a field. */
  errors: Record<string, string>;
  conflict: boolean;
  /** Values to show again; sending them overwrites the other user's. */
  typed: Typed;
}

/** Saves changed captions of an album; call it in a transaction. Saves none on an error or edit conflict. */
export async function saveCaptions(
  db: Database,
  album: number,
  fields: URLSearchParams,
): Promise<CaptionsOutcome> {
  const rows = await photosOfAlbum(db, album);
  const changes: { id: number; words: Words }[] = [];
  const gone = findRemoved(fields, rows);
  const forAll = fields.get(captionForAllField) ?? "";
  const outcome: CaptionsOutcome = {
    saved: 0,
    words: [],
    errors: gone,
    conflict: "" in gone,
    typed: { [captionForAllField]: forAll },
  };
  for (const row of rows) {
    const { id } = row;
    const mine = { title: fields.get(titleField(id)) || forAll, alt: fields.get(altField(id)) ?? "" };
    const seen = fields.get(seenField(id));
    const parsed = parsePhoto(new URLSearchParams(mine));
    // New photo, or the same values.
    if (seen === null || (parsed.ok && hashWords(parsed.values) === hashWords(row))) {
      Object.assign(outcome.typed, toFields(id, row, row));
      continue;
    }
    const saved = { title: row.title, alt: row.alt };
    const { title, alt } = parsed.ok ? parsed.values : mine;
    const { values: words, both } = mergeValues(saved, { title, alt }, seen);
    Object.assign(outcome.typed, toFields(id, words, row));
    if (!parsed.ok) {
      const { title, alt } = parsed.errors;
      Object.assign(outcome.errors, title && { [titleField(id)]: title }, alt && { [altField(id)]: alt });
    } else if (both.length > 0) {
      outcome.conflict = true;
      Object.assign(outcome.errors, findConflicts(row, both));
    } else if (hashWords(words) !== hashWords(row)) changes.push({ id, words });
  }
  if (Object.keys(outcome.errors).length > 0) return outcome;
  for (const { id, words } of changes) await photos.update(db, id, words);
  return {
    ...outcome,
    saved: changes.length,
    words: changes.flatMap(({ words }) => [words.title, words.alt]),
  };
}

function findConflicts(row: AlbumPhoto, both: readonly (keyof Words)[]): Record<string, string> {
  const told = (saved: string) =>
    saved
      ? t("Another person saved this: “{saved}”. Save again to keep what you typed.", { saved })
      : t("Another person saved this: it is empty now. Save again to keep what you typed.");
  return {
    ...(both.includes("title") && { [titleField(row.id)]: told(row.title) }),
    ...(both.includes("alt") && { [altField(row.id)]: told(row.alt) }),
  };
}

function findRemoved(fields: URLSearchParams, rows: readonly AlbumPhoto[]): Record<string, string> {
  const there = new Set(rows.map(({ id }) => seenField(id)));
  const lost: string[] = [];
  for (const [name, seen] of fields) {
    const id = Number(/^seen-(\d{1,15})$/.exec(name)?.[1]);
    if (!id || there.has(name)) continue;
    const words = {
      title: (fields.get(titleField(id)) ?? "").trim(),
      alt: (fields.get(altField(id)) ?? "").trim(),
    };
    if (hashWords(words) !== seen) lost.push(`“${[words.title, words.alt].filter(Boolean).join(", ")}”`);
  }
  if (lost.length === 0) return {};
  return {
    "": t(
      "Another person deleted or moved a photo. Your text for it is not saved: {words}. Save again for the others.",
      { words: lost.join("; ") },
    ),
  };
}
