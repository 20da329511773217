import { receivedQueries } from "~/content/records/received.server";
import { addMonths } from "~/ui/dates";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import type { TakeDownState } from "~db/schema";

const columns = [
  "id",
  "kind",
  "record_id",
  "name",
  "relation",
  "phone",
  "email",
  "reason",
  "state",
  "created_at",
  "decided_at",
  "decided_by",
] as const;

export type TakeDownRow = NonNullable<Awaited<ReturnType<typeof findTakeDown>>>;

/** The requests for staff: a page of them, one, and some. */
export const {
  list: listTakeDowns,
  find: findTakeDown,
  findSome: findTakeDowns,
} = receivedQueries("take_downs", (db) => db.selectFrom("take_downs").select(columns));

/** How many wait for a decision. */
export async function countOpenTakeDowns(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("take_downs")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("state", "in", ["hidden", "waiting"])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether staff have said before that a record stays, or put it back. */
export async function wasKept(db: Database, kind: string, id: number): Promise<boolean> {
  const decided = db.selectFrom("take_downs").select("id").where("state", "in", ["restored", "kept"]);
  return anyRow(decided.where("kind", "=", kind).where("record_id", "=", id));
}

/** Notes what was decided on every open request about a record. */
export async function settle(
  db: Database,
  { kind, record_id }: Pick<TakeDownRow, "kind" | "record_id">,
  state: TakeDownState,
  by: string,
): Promise<void> {
  await db
    .updateTable("take_downs")
    .set({ state, decided_at: new Date().toISOString(), decided_by: by })
    .where("kind", "=", kind)
    .where("record_id", "=", record_id)
    .where("state", "in", ["hidden", "waiting"])
    .execute();
}

/** Erases a request, with who asked; what came of it stays as it is. */
export async function deleteTakeDown(db: Database, id: number): Promise<void> {
  await db.deleteFrom("take_downs").where("id", "=", id).execute();
}

/** Requests erased in one transaction. */
const portion = 100;

/** Erases requests that are older than some months; one that still has to be decided stays. @returns how many */
export async function eraseOldTakeDowns(db: Database, months: number, now = new Date()): Promise<number> {
  let count = 0;
  for (let last = portion; last === portion; ) {
    const old = await db
      .selectFrom("take_downs")
      .select("id")
      .where("created_at", "<", addMonths(now, -months).toISOString())
      .where("state", "not in", ["hidden", "waiting"])
      .limit(portion)
      .execute();
    last = old.length;
    count += last;
    if (last > 0)
      await db
        .deleteFrom("take_downs")
        .where(
          "id",
          "in",
          old.map(({ id }) => id),
        )
        .execute();
  }
  return count;
}
