import type { Insertable, Selectable } from "kysely";
import { type Picture, pictureColumns, takePicture } from "~/files/picture";
import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import type { KeptTable, Schema } from "~db/schema";
import { searchKept } from "~db/search";
import type { StaffKind } from "./kind";
import { hasPlaces, numberPlaces } from "./places.server";

/** What every record has beside its own columns. */
interface Marks {
  id: number;
  created_at: string;
  updated_at: string;
  /** Rises with every change, so that one who changes an older one can be told. */
  version: number;
}

/** What is written of a record; the marks are ours. */
type Written<Table extends KeptTable> = Omit<
  Insertable<Schema[Table]>,
  "id" | "created_at" | "updated_at" | "deleted_at" | "version"
>;

type ColumnOf<Table extends KeptTable> = keyof Selectable<Schema[Table]> & string;

/** Reads and writes the records of one kind; a kind that needs more writes it beside them. */
export interface Records<Row, Values> {
  /** Records that are not in the trash, the newest first or by their place, as searched for; `only` has these values. */
  list(db: Database, listing: Listing, only?: Partial<Row>): Promise<(Row & Marks)[]>;
  /** A record that is not in the trash. */
  find(db: Database, id: number): Promise<(Row & Marks) | undefined>;
  /** A record, in the trash or not; where it has a picture, with `picture_id` too. */
  findAnywhere(db: Database, id: number): Promise<(Row & Marks & { deleted_at: string | null }) | undefined>;
  /** @param at when it was posted, an ISO time; now when not given. @returns the new record's id */
  create(db: Database, values: Values, at?: string, updatedAt?: string): Promise<number>;
  /** @returns whether there was such a record, not in the trash */
  update(db: Database, id: number, values: Partial<Values>): Promise<boolean>;
  /** Takes a record off every page, into the trash. @returns whether it was there */
  remove(db: Database, id: number): Promise<boolean>;
}

type Pictured<Kind> = Kind extends { file: { type: "picture" } } ? { picture: Picture } : unknown;

/**
 * The records of a kind, each with its fields, and its picture where it has one; in the order that staff gave them where
 * the kind has such a field, else the newest first.
 * @param more columns that are no field of the form
 */
export function recordsOf<
  const Kind extends Pick<StaffKind<never>, "table" | "fields" | "file">,
  More extends ColumnOf<Kind["table"]> = never,
>(
  kind: Kind,
  more: readonly More[] = [],
): Records<
  Pick<Selectable<Schema[Kind["table"]]>, (keyof Kind["fields"] & ColumnOf<Kind["table"]>) | More> &
    Pictured<Kind>,
  Written<Kind["table"]>
> {
  const columns = [...Object.keys(kind.fields), ...more];
  const order = "position" in kind.fields ? "position" : "newest";
  return anyRecords(kind.table, columns, order, kind.file?.type === "picture") as never;
}

type AnyRow = Marks & { title: string };
type AnyValues = Written<"photos">;

// Kysely does not follow a table that is only known when the function is called: in here each goes by the name of one
// that has a picture and a place, and the function above gives the types back.
function anyRecords(
  name: KeptTable,
  columns: readonly string[],
  order: "newest" | "position",
  pictured: boolean,
): Records<AnyRow, AnyValues> {
  const table = name as "slides";
  const own = ["id", ...columns, "created_at", "updated_at", "version"].map((column) => `${table}.${column}`);

  const select = (db: Database) => {
    const rows = db.selectFrom(table).select(own as "slides.title"[]);
    return pictured
      ? rows.innerJoin("pictures", "pictures.id", `${table}.picture_id`).select(pictureColumns)
      : (rows as never);
  };
  const taken = (row: object) => (pictured ? takePicture(row as never) : row) as AnyRow;
  const kept = (db: Database, id: number) =>
    db.updateTable(table).where("id", "=", id).where("deleted_at", "is", null);

  return {
    async list(db, { limit, after, search }, only = {}) {
      let query = select(db);
      for (const [column, value] of Object.entries(only)) {
        query = query.where(`${table}.${column}` as "slides.title", "=", value as string);
      }
      if (search) {
        query = query.where(`${table}.id`, "in", await searchKept(db, name, { search, limit, after }));
      } else {
        query = query.where(`${table}.deleted_at`, "is", null);
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
      if (order === "position") query = query.orderBy(`${table}.position`).orderBy(`${table}.id`);
      else if (search) query = query.orderBy(`${table}.id`, "desc");
      else query = query.orderBy(`${table}.created_at`, "desc").orderBy(`${table}.id`, "desc");
      return (await query.limit(limit).execute()).map(taken);
    },

    async find(db, id) {
      const row = await select(db)
        .where(`${table}.id`, "=", id)
        .where(`${table}.deleted_at`, "is", null)
        .executeTakeFirst();
      return row && taken(row);
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
      const row = { ...values, created_at: at, updated_at: updatedAt };
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
  };
}
