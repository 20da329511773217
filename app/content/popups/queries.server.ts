import { pictureColumns, takePicture } from "~/files/picture";
import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import { searchKept } from "~db/search";
import type { PopupValues } from "./form.server";

export type Popup = NonNullable<Awaited<ReturnType<typeof findNewestPopup>>>;

export type ListedPopup = Awaited<ReturnType<typeof listPopups>>[number];

/** The pop-up with the latest upload time: the one that the home page shows (specification section 4). */
export async function findNewestPopup(db: Database) {
  const row = await db
    .selectFrom("popups")
    .innerJoin("pictures", "pictures.id", "popups.picture_id")
    .select(["popups.id", "popups.title", "popups.description", "popups.created_at"])
    .select(pictureColumns)
    .where("popups.deleted_at", "is", null)
    .orderBy("popups.created_at", "desc")
    .orderBy("popups.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && takePicture(row);
}

/** Pop-ups for staff, the newest first: the first one is what the home page shows. */
export async function listPopups(db: Database, { limit, after, search }: Listing) {
  let query = db
    .selectFrom("popups")
    .innerJoin("pictures", "pictures.id", "popups.picture_id")
    .select(["popups.id", "popups.title", "popups.description", "popups.created_at"])
    .select(pictureColumns);
  if (search) {
    query = query.where("popups.id", "in", await searchKept(db, "popups", { search, limit, after }));
  } else {
    query = query.where("popups.deleted_at", "is", null);
    if (after) {
      query = query.where((where) =>
        where(where.refTuple("popups.created_at", "popups.id"), "<", where.tuple(after.created_at, after.id)),
      );
    }
  }
  const rows = await query
    .orderBy(search ? "popups.id" : "popups.created_at", "desc")
    .orderBy("popups.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(takePicture);
}

/** A pop-up that is not in the trash. */
export async function findPopup(db: Database, id: number) {
  const row = await db
    .selectFrom("popups")
    .innerJoin("pictures", "pictures.id", "popups.picture_id")
    .select(["popups.id", "popups.title", "popups.description"])
    .select(pictureColumns)
    .where("popups.id", "=", id)
    .where("popups.deleted_at", "is", null)
    .executeTakeFirst();
  return row && takePicture(row);
}

/** @param at when it was posted, an ISO time; now when not given. @returns the new record's id */
export async function createPopup(
  db: Database,
  values: PopupValues,
  pictureId: number,
  at = new Date().toISOString(),
): Promise<number> {
  const { id } = await db
    .insertInto("popups")
    .values({ ...values, picture_id: pictureId, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the words, and the picture where there is a new one. @returns whether there was such a record */
export async function updatePopup(
  db: Database,
  id: number,
  values: PopupValues,
  pictureId: number | undefined,
): Promise<boolean> {
  const result = await db
    .updateTable("popups")
    .set({ ...values, ...(pictureId && { picture_id: pictureId }), updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes the record off the site. */
export async function deletePopup(db: Database, id: number): Promise<void> {
  await db.updateTable("popups").set({ deleted_at: new Date().toISOString() }).where("id", "=", id).execute();
}
