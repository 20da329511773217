import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import { onPage } from "~/capabilities/translations/on-page.server";
import type { Translated } from "~/capabilities/translations/translated";
import { type Picture, pictureColumns, takePicture } from "~/files/picture";
import type { FieldSpecs } from "~/forms/field-specs";
import type { Listing } from "~/lists/paging.server";
import type { Database } from "~db/connection.server";
import type { KeptTable, Schema } from "~db/schema";
import { searchKept } from "~db/search";
import { hasPlaces, numberPlaces } from "../../capabilities/ordering/places.server";
import {
  isOnSite,
  isPinned,
  type OnSiteListing,
  pageOnSite,
} from "../../capabilities/publishing/on-site.server";
import { type Publishing, type StaffRecord, standingOf } from "../../capabilities/publishing/publishing";
import type { StaffKind } from "./kind";
import { isNamedToday } from "./named";

/** Columns that every record table has. */
interface BaseColumns {
  id: number;
  created_at: string;
  updated_at: string;
  /** Rises with every change, so that one who changes an older one can be told. */
  version: number;
}

/** Columns that callers write; the base columns are set here. */
type Written<Table extends KeptTable> = Omit<
  Insertable<Schema[Table]>,
  "id" | "created_at" | "updated_at" | "deleted_at" | "version"
>;

type ColumnOf<Table extends KeptTable> = keyof Selectable<Schema[Table]> & string;

/** Additional values of a published record: for visitors it was added when it was published. */
interface Shown {
  pinned?: boolean;
}

/** Reads and writes the records of one kind; a kind that needs more writes it beside them. */
export interface Records<Row, Values> {
  /** Records that are not in the trash, the newest first or by their place, as searched for; `only` has these values. */
  list(db: Database, listing: Listing, only?: Partial<Row>): Promise<(Row & BaseColumns)[]>;
  /**
   * Records that visitors see now, in the order of `list`; of a kind that staff publish `created_at` says since when. Every
   * public page, file and call reads by this and by `findOnSite`: both give words in the language of the page where there
   * are some.
   */
  listOnSite(
    db: Database,
    listing: OnSiteListing,
    only?: Partial<Row>,
  ): Promise<(Row & BaseColumns & Shown & Translated)[]>;
  /** A record that visitors see now. */
  findOnSite(db: Database, id: number, now?: string): Promise<(Row & BaseColumns & Translated) | undefined>;
  /** A record that is not in the trash. */
  find(db: Database, id: number): Promise<(Row & BaseColumns) | undefined>;
  /** Those of some records that are not in the trash, in the order of the list. */
  findMany(db: Database, ids: readonly number[]): Promise<(Row & BaseColumns)[]>;
  /** A record, in the trash or not; where it has a picture, with `picture_id` too. */
  findAnywhere(
    db: Database,
    id: number,
  ): Promise<(Row & BaseColumns & { deleted_at: string | null }) | undefined>;
  /**
   * Adds a record; one that staff publish is on the site at once, unless its values say otherwise.
   * @param at when it was posted, an ISO time; now when not given. @returns the new record's id
   */
  create(db: Database, values: Values, at?: string, updatedAt?: string): Promise<number>;
  /** @returns true if there was such a record, not in the trash */
  update(db: Database, id: number, values: Partial<Values>): Promise<boolean>;
  /** Takes a record off every page, into the trash. @returns true if it was there */
  remove(db: Database, id: number): Promise<boolean>;
  /** The same of several: that all went at one moment, an ISO time, tells what goes back together. */
  removeMany(db: Database, ids: readonly number[], at: string): Promise<void>;
}

type Timed<Kind> = Kind extends { publishing: { pin: true } }
  ? StaffRecord & { pinned_until: string | null }
  : Kind extends { publishing: object }
    ? StaffRecord
    : unknown;

type Pictured<Kind> = Kind extends { file: { type: "picture" } } ? { picture: Picture } : unknown;

/**
 * The records of a kind, each with its fields, and its picture where it has one; in the order that staff gave them where
 * the kind has one, else the newest first.
 * @param more columns that are no field of the form
 */
export function recordsOf<
  const Kind extends Pick<StaffKind<never>, "key" | "table" | "file" | "ordered" | "publishing"> & {
    fields: FieldSpecs;
    children?: StaffKind<never>["children"];
  },
  More extends ColumnOf<Kind["table"]> = never,
>(
  kind: Kind,
  more: readonly More[] = [],
): Records<
  Pick<Selectable<Schema[Kind["table"]]>, (keyof Kind["fields"] & ColumnOf<Kind["table"]>) | More> &
    Pictured<Kind> &
    Timed<Kind>,
  Written<Kind["table"]>
> {
  const { fields, file, ordered, publishing, children } = kind;
  const times = publishing ? ["published_at", "ends_at", ...(publishing.pin ? ["pinned_until"] : [])] : [];
  return anyRecords(kind.table, {
    fields,
    columns: [...Object.keys(fields), ...times, ...more],
    order: ordered ? "position" : "newest",
    pictured: file?.type === "picture",
    publishing,
    named: children?.consent === "name" ? () => isNamedToday(kind) : undefined,
  }) as never;
}

/** Columns and order of a kind's table. */
interface Shape extends Pick<StaffKind<never>, "publishing"> {
  fields: FieldSpecs;
  columns: readonly string[];
  order: "newest" | "position";
  pictured: boolean;
  /** Condition for rows whose names are public; all if it is missing. */
  named: (() => RawBuilder<boolean>) | undefined;
}

type AnyRow = BaseColumns & Shown & { title: string } & Publishing;
type AnyValues = Written<"photos">;

// Kysely does not follow a table that is only known when the function is called: in here each goes by the name of one
// that has a picture and a place, and the function above gives the types back.
function anyRecords(
  name: KeptTable,
  { fields, columns, order, pictured, publishing, named }: Shape,
): Records<AnyRow, AnyValues> {
  const table = name as "slides";
  const own = ["id", ...columns, "created_at", "updated_at", "version"].map((column) => `${table}.${column}`);

  const select = (db: Database) => {
    const rows = db.selectFrom(table).select(own as "slides.title"[]);
    return pictured
      ? rows.innerJoin("pictures", "pictures.id", `${table}.picture_id`).select(pictureColumns)
      : (rows as never);
  };
  /** True if it is on the site is said here, by the server's clock: that of somebody's phone may be wrong. */
  function taken(row: object): AnyRow {
    const record = (pictured ? takePicture(row as never) : row) as AnyRow;
    return publishing ? { ...record, ...standingOf(record) } : record;
  }
  /** As visitors are told of it: what was before it came on the site is nobody's business. */
  function shown(row: AnyRow): AnyRow {
    if (!publishing) return row;
    const created_at = row.published_at ?? row.created_at;
    const updated_at = row.updated_at > created_at ? row.updated_at : created_at;
    return { ...row, created_at, updated_at, ...("pinned" in row && { pinned: Number(row.pinned) === 1 }) };
  }
  /** A time that has not come yet is a wrong clock's, of another site. */
  function onSiteAtOnce(at: string): Partial<Publishing> {
    const now = new Date().toISOString();
    return publishing ? { published_at: at < now ? at : now } : {};
  }
  const translated = (db: Database, rows: AnyRow[]) => onPage(db, { table: name, fields }, rows);
  const kept = (db: Database, id: number) =>
    db.updateTable(table).where("id", "=", id).where("deleted_at", "is", null);

  async function list(
    db: Database,
    { limit, after, search, filter, hints }: Listing,
    only: Partial<AnyRow> = {},
  ) {
    let query = select(db);
    for (const [column, value] of Object.entries(only)) {
      query = query.where(`${table}.${column}` as "slides.title", "=", value as string);
    }
    if (search) {
      query = query.where(
        `${table}.id`,
        "in",
        await searchKept(db, name, { search, limit, after, filter, hints }),
      );
    } else {
      query = query.where(`${table}.deleted_at`, "is", null);
      if (filter) query = query.where(filter);
    }
    if (after && !search) {
      query = query.where((where) =>
        where(
          where.refTuple(`${table}.created_at`, `${table}.id`),
          "<",
          where.tuple(after.created_at, after.id),
        ),
      );
    }
    return (await inOrder(query, Boolean(search)).limit(limit).execute()).map(taken);
  }

  /** As the staff list has them. */
  function inOrder(rows: ReturnType<typeof select>, isSearch = false): ReturnType<typeof select> {
    if (order === "position") return rows.orderBy(`${table}.position`).orderBy(`${table}.id`);
    if (isSearch) return rows.orderBy(`${table}.id`, "desc");
    return rows.orderBy(`${table}.created_at`, "desc").orderBy(`${table}.id`, "desc");
  }

  return {
    list,

    async listOnSite(db, listing, only = {}) {
      if (!publishing) return translated(db, await list(db, { ...listing, filter: named?.() }, only));
      const { pinnedFirst = false, now = new Date().toISOString() } = listing;
      let query = select(db);
      if (order === "newest") {
        const page = pageOnSite(name, { ...listing, now, pinnedFirst }, only);
        query = query.where(sql<boolean>`${sql.ref(`${table}.id`)} in ${page}`);
        if (pinnedFirst) query = query.select(isPinned(now).as("pinned")).orderBy("pinned", "desc");
        query = query.orderBy(`${table}.published_at`, "desc").orderBy(`${table}.id`, "desc");
      } else {
        query = query.where(isOnSite(name, now)).orderBy(`${table}.position`).orderBy(`${table}.id`);
      }
      const rows = await query.limit(listing.limit).execute();
      return translated(
        db,
        rows.map((row) => shown(taken(row))),
      );
    },

    async findOnSite(db, id, now = new Date().toISOString()) {
      const row = await select(db)
        .where(`${table}.id`, "=", id)
        .where(publishing ? isOnSite(name, now) : sql<boolean>`${sql.ref(`${table}.deleted_at`)} is null`)
        .$if(Boolean(named), (query) => query.where(named?.() ?? sql<boolean>`true`))
        .executeTakeFirst();
      const [found] = row ? await translated(db, [shown(taken(row))]) : [];
      return found;
    },

    async find(db, id) {
      const row = await select(db)
        .where(`${table}.id`, "=", id)
        .where(`${table}.deleted_at`, "is", null)
        .executeTakeFirst();
      return row && taken(row);
    },

    async findMany(db, ids) {
      if (ids.length === 0) return [];
      const rows = select(db)
        .where(`${table}.id`, "in", [...ids])
        .where(`${table}.deleted_at`, "is", null);
      return (await inOrder(rows).execute()).map(taken);
    },

    async findAnywhere(db, id) {
      const row = await select(db)
        .select(`${table}.deleted_at`)
        .$if(pictured, (query) => query.select(`${table}.picture_id`))
        .where(`${table}.id`, "=", id)
        .executeTakeFirst();
      return row && { ...taken(row), deleted_at: row.deleted_at };
    },

    async create(db, values, at = new Date().toISOString(), updatedAt = at) {
      const row = { ...onSiteAtOnce(at), ...values, created_at: at, updated_at: updatedAt };
      const { id } = await db
        .insertInto(table)
        .values(row as never)
        .returning("id")
        .executeTakeFirstOrThrow();
      if (hasPlaces(name)) await numberPlaces(db, name, id);
      return id;
    },

    async update(db, id, values) {
      const result = await kept(db, id)
        .set((row) => ({
          ...values,
          updated_at: new Date().toISOString(),
          version: row("version", "+", 1),
        }))
        .executeTakeFirst();
      if (hasPlaces(name)) await numberPlaces(db, name, id);
      return result.numUpdatedRows > 0n;
    },

    async remove(db, id) {
      const result = await kept(db, id).set({ deleted_at: new Date().toISOString() }).executeTakeFirst();
      if (hasPlaces(name)) await numberPlaces(db, name);
      return result.numUpdatedRows > 0n;
    },

    async removeMany(db, ids, at) {
      if (ids.length === 0) return;
      await db
        .updateTable(table)
        .set({ deleted_at: at })
        .where("id", "in", [...ids])
        .where("deleted_at", "is", null)
        .execute();
      if (hasPlaces(name)) await numberPlaces(db, name);
    },
  };
}
