import { currentLocale, t } from "#say";
import { album } from "~/kinds/album";
import { message } from "~/kinds/message";
import { notice } from "~/kinds/notice";
import { photo } from "~/kinds/photo";
import { allKinds } from "~/kinds/registry";

import type { Manifest } from "./manifest";

/** Kinds that the sentence about a backup names; the others are counted together. */
const namedKinds = [notice, album, photo, message];

/** Counts the records and files of a tested backup, to be stored with its run. */
export function describeContents({ tables, files }: Pick<Manifest, "tables" | "files">): string {
  const counts = allKinds.map(({ key, table }) => [key, tables[table]?.rows ?? 0] as const);
  return JSON.stringify({ ...Object.fromEntries(counts), files });
}

/** Returns such as "9 notices, 3 albums, 40 photos, 2 messages, 61 other records and 130 files"; empty if unknown. */
export function sayContents(stored: string): string {
  if (stored === "") return "";
  const { files = 0, ...counts } = JSON.parse(stored) as Record<string, number>;
  const named = namedKinds.map(({ key, names }) => t(names.count, { count: counts[key] ?? 0 }));
  const others = Object.entries(counts)
    .filter(([key]) => !namedKinds.some((kind) => kind.key === key))
    .reduce((sum, [, count]) => sum + count, 0);
  const parts = [
    ...named,
    t("{count, plural, one {# other record} other {# other records}}", { count: others }),
    t("{count, plural, one {# file} other {# files}}", { count: files }),
  ];
  return new Intl.ListFormat(currentLocale(), { type: "conjunction" }).format(parts);
}
