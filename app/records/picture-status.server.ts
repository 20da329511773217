import { LRUCache } from "lru-cache";
import { todayAtSchool } from "~/dates/dates";
import { getStem } from "~/files/store/stored-names";
import { type Database, openLookup, openRevision, openValue } from "~db/connection.server";
import { staffKinds } from "../kinds/registry";
import { mayBeNamed } from "./named";

/** Shown by a public record, visible to staff only, erased, or never there. */
export type PictureVisibility = "shown" | "hidden" | "erased" | "unknown";

/** Stems in memory. */
const maxCached = 10_000;

/** Day at the school; another placeholder is the time. */
const theDay = "substr(?, 1, 10)";

function shownBy(kind: (typeof staffKinds)[number]): string[] {
  const { table, file, files, publishing } = kind;
  const named = kind.children?.consent === "name" ? ` and ${mayBeNamed(kind, table, theDay)}` : "";
  const own =
    file?.type === "picture"
      ? [`select 1 from ${table} where picture_id = pictures.id and deleted_at is null${named}`]
      : [];
  if (!files) return own;
  const isOut = publishing ? " and owner.published_at <= ?" : "";
  return [
    ...own,
    `select 1 from ${files.table} as file inner join ${table} as owner on owner.id = file.${files.owner}
     where file.picture_id = pictures.id and owner.deleted_at is null${isOut}`,
  ];
}

const conditions = staffKinds.flatMap(shownBy).map((rows) => `exists (${rows})`);
const statement = `select ${conditions.join(" or ")} from pictures where stem = ?`;
const asked = [...statement.slice(0, statement.lastIndexOf("?")).matchAll(/substr\(\?|\?/g)];
/** Days are checked each minute, to hide a photo soon after its consent has ended. */
const minute = 60_000;

function openVisibilityReader(db: Database): (stem: string) => PictureVisibility {
  const revision = openRevision(db);
  const isShown = openValue(db, statement);
  const isErased = openLookup(db, "select 1 from erased_files where name = ?");
  const shown = new LRUCache<string, true>({ max: maxCached });
  let known = -1;
  let lookedAt = 0;
  let today = "";
  return (stem) => {
    const [present, now] = [revision.read(), Date.now()];
    let day = today;
    if (Math.abs(now - lookedAt) >= minute) {
      day = todayAtSchool();
      lookedAt = now;
    }
    if (present !== known || day !== today) {
      shown.clear();
      known = present;
      today = day;
    }
    if (shown.has(stem)) return "shown";
    const moment = new Date(now).toISOString();
    const found = isShown(...asked.map(([mark]) => (mark === "?" ? moment : today)), stem);
    if (found === null) return isErased(stem) ? "erased" : "unknown";
    if (found === 0) return "hidden";
    shown.set(stem, true);
    return "shown";
  };
}

const readers = new WeakMap<Database, (stem: string) => PictureVisibility>();

/** Cached until content changes, except hidden pictures, which can be published by schedule. */
export function readPictureVisibility(db: Database, name: string): PictureVisibility {
  let reader = readers.get(db);
  if (!reader) {
    reader = openVisibilityReader(db);
    readers.set(db, reader);
  }
  return reader(getStem(name));
}
