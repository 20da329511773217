import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import { onPage } from "~/capabilities/translations/on-page.server";
import type { Translated } from "~/capabilities/translations/translated";
import { type Picture, pictureColumns, takePicture } from "~/files/pictures/picture";
import type { FieldSpecs } from "~/forms/field-specs";
import type { Listing } from "~/lists/paging.server";
import type { Database } from "~db/connection.server";
import type { Schema, SoftDeletableTable } from "~db/schema";
import { searchSoftDeletable } from "~db/search";
import { hasPlaces, numberPlaces } from "../capabilities/ordering/places.server";
import {
  isOnSite,
  isPinned,
  type OnSiteListing,
  pageOnSite,
} from "../capabilities/publishing/on-site.server";
import { getStaffStatus, type Publishing, type StaffRecord } from "../capabilities/publishing/publishing";
import type { StaffKind } from "../kinds/kind";
import { isNamedToday } from "./named";

interface BaseColumns {
  id: number;
  created_at: string;
  updated_at: string;
  /** Rises with every change, to detect edit conflicts. */
  version: number;
}

/** Columns that callers write; the base columns are set here. */
type Written<Table extends SoftDeletableTable> = Omit<
  Insertable<Schema[Table]>,
  "id" | "created_at" | "updated_at" | "deleted_at" | "version"
>;

type ColumnOf<Table extends SoftDeletableTable> = keyof Selectable<Schema[Table]> & string;

/** Additional values of a published record: for visitors it was added when it was published. */
interface Shown {
  pinned?: boolean;
}

export interface Records<Row, Values> {
  /** Lists records that are not deleted, newest first or by position. @param only required values */
  list(db: Database, listing: Listing, only?: Partial<Row>): Promise<(Row & BaseColumns)[]>;
  /** In the page's language; for all public pages. With publishing, `created_at` is the publication. */
  listOnSite(
    db: Database,
    listing: OnSiteListing,
    only?: Partial<Row>,
  ): Promise<(Row & BaseColumns & Shown & Translated)[]>;
  findOnSite(db: Database, id: number, now?: string): Promise<(Row & BaseColumns & Translated) | undefined>;
  /** Ignores the trash. */
  find(db: Database, id: number): Promise<(Row & BaseColumns) | undefined>;
  /** Ignores the trash; in the order of the list. */
  findMany(db: Database, ids: readonly number[]): Promise<(Row & BaseColumns)[]>;
  /** Includes the trash, and `picture_id` if there is one. */
  findAnywhere(
    db: Database,
    id: number,
  ): Promise<(Row & BaseColumns & { deleted_at: string | null }) | undefined>;
  /** Publishes at once by default. @param at ISO time of posting; default now @returns ID */
  create(db: Database, values: Values, at?: string, updatedAt?: string): Promise<number>;
  /** @returns false if it does not exist or is in the trash */
  update(db: Database, id: number, values: Partial<Values>): Promise<boolean>;
  /** Moves a record to the trash. @returns false if it was not there */
  remove(db: Database, id: number): Promise<boolean>;
  removeMany(db: Database, ids: readonly number[], at: string): Promise<void>;
}

type Timed<Kind> = Kind extends { publishing: { pin: true } }
  ? StaffRecord & { pinned_until: string | null }
  : Kind extends { publishing: object }
    ? StaffRecord
    : unknown;

type Pictured<Kind> = Kind extends { file: { type: "picture" } } ? { picture: Picture } : unknown;

/** Creates the queries of a kind. @param more columns without a form field */
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
    isNewLast: ordered === "new last",
    pictured: file?.type === "picture",
    publishing,
    named: children?.consent === "name" ? () => isNamedToday(kind) : undefined,
  }) as never;
}

interface Shape extends Pick<StaffKind<never>, "publishing"> {
  fields: FieldSpecs;
  columns: readonly string[];
  order: "newest" | "position";
  isNewLast: boolean;
  pictured: boolean;
  /** Condition for rows whose names are public; all if it is missing. */
  named: (() => RawBuilder<boolean>) | undefined;
}

type AnyRow = BaseColumns & Shown & { title: string } & Publishing;
type AnyValues = Written<"photos">;

// The table is known only at run time: the types use one with picture and position.
function anyRecords(
  name: SoftDeletableTable,
  { fields, columns, order, isNewLast, pictured, publishing, named }: Shape,
): Records<AnyRow, AnyValues> {
  const table = name as "slides";
  const own = ["id", ...columns, "created_at", "updated_at", "version"].map((column) => `${table}.${column}`);

  const select = (db: Database) => {
    const rows = db.selectFrom(table).select(own as "slides.title"[]);
    return pictured
      ? rows.innerJoin("pictures", "pictures.id", `${table}.picture_id`).select(pictureColumns)
      : (rows as never);
  };
  /** Uses the server's clock, because the user's can be wrong. */
  function taken(row: object): AnyRow {
    const record = (pictured ? takePicture(row as never) : row) as AnyRow;
    return publishing ? { ...record, ...getStaffStatus(record) } : record;
  }
  function shown(row: AnyRow): AnyRow {
    if (!publishing) return row;
    const created_at = row.published_at ?? row.created_at;
    const updated_at = row.updated_at > created_at ? row.updated_at : created_at;
    return { ...row, created_at, updated_at, ...("pinned" in row && { pinned: Number(row.pinned) === 1 }) };
  }
  /** A future time comes from another site with a wrong clock. */
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
        await searchSoftDeletable(db, name, { search, limit, after, filter, hints }),
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
      const place = isNewLast ? { position: Number.MAX_SAFE_INTEGER } : {};
      const row = { ...place, ...onSiteAtOnce(at), ...values, created_at: at, updated_at: updatedAt };
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
