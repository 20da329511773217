import { documentUrl, getDocumentName } from "~/files/documents/document-url";
import { type FileKind, getStem, type StoredFile } from "~/files/store/stored-names";
import type { Schema } from "~db/schema";
import type { RecordKind } from "../kinds/kind";
import { allKinds } from "../kinds/registry";

export interface FileColumn {
  folder: FileKind;
  table: keyof Schema;
  column: string;
  valueFor(name: string): string;
  /** Returns the value's file; undefined if it is not one of ours. */
  nameFor(value: string): string | undefined;
}

const privateFolders: Partial<Record<keyof Schema, FileKind>> = {
  resumes: "resumes",
  transfer_certificates: "certificates",
  consents: "slips",
};

/** @throws Error if the kind has no private files */
export function getPrivateFolder(table: keyof Schema): FileKind {
  const folder = privateFolders[table];
  if (!folder) throw new Error(`The private files of ${table} have no folder.`);
  return folder;
}

export function getPrivateFiles({ table, file }: RecordKind, rows: readonly object[]): StoredFile[] {
  if (file?.type !== "private") return [];
  const names = rows
    .map((row) => String((row as Record<string, unknown>)[file.column] ?? ""))
    .filter(Boolean);
  return names.map((name) => ({ kind: getPrivateFolder(table), name }));
}

/** Columns that refer to stored files. A file that none of them names is unused. */
export const fileColumns: readonly FileColumn[] = [
  {
    folder: "pictures",
    table: "pictures",
    column: "stem",
    valueFor: getStem,
    nameFor: (stem) => `${stem}-480.webp`,
  },
  {
    folder: "originals",
    table: "picture_originals",
    column: "file",
    valueFor: (name) => name,
    nameFor: (name) => name,
  },
  ...allKinds.flatMap(({ table, file }): FileColumn[] => {
    if (file?.type === "private") {
      const folder = getPrivateFolder(table);
      return [
        {
          folder,
          table,
          column: file.column,
          valueFor: (name) => name,
          nameFor: (name) => name || undefined,
        },
      ];
    }
    if (file?.type === "document") {
      return [
        { folder: "documents", table, column: file.column, valueFor: documentUrl, nameFor: getDocumentName },
      ];
    }
    return [];
  }),
  ...allKinds.flatMap(({ files }): FileColumn[] =>
    files
      ? [
          {
            folder: "documents",
            table: files.table,
            column: "document",
            valueFor: (name) => name,
            nameFor: (name) => name || undefined,
          },
        ]
      : [],
  ),
];
