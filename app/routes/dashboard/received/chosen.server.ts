import { privateFilesOf } from "~/content/records/file-columns";
import type { RecordKind } from "~/content/records/kind";
import type { StoredFile } from "~/files/kept-names";
import { idsOf } from "~/forms/chosen";
import type { Database } from "~db/connection.server";
import { type ChosenAction, type ChosenRow, chosenPage } from "../chosen/page.server";

export type ReceivedChosen = ChosenRow & { id: number; files?: StoredFile[] };

/**
 * The loader and the action of the page that asks before something is done with what was chosen among what visitors sent.
 * The activity log does not get the names: they are people's.
 * @param find what was chosen and is still there, the newest first
 */
export function chosenReceived<Row extends ReceivedChosen>(
  kind: RecordKind,
  find: (db: Database, ids: number[]) => Promise<Omit<Row, "value">[]>,
  actions: Record<string, ChosenAction<Row>>,
) {
  return chosenPage<Row>(() => ({
    role: "administrator",
    path: kind.pages.list,
    one: kind.names.one,
    find: async (db, chosen) =>
      (await find(db, idsOf(chosen))).map((row) => ({ ...row, value: String(row.id) }) as Row),
    actions,
  }));
}

interface Erasing<Row> {
  /** What was chosen and is still there, the newest first. */
  find(db: Database, ids: number[]): Promise<Row[]>;
  erase(trx: Database, id: number): Promise<void>;
  /** What it means, said before it is done. */
  consequence: string;
  verb?: string;
  done?: string;
}

/** The same for a kind of which several can only be erased. */
export function eraseReceived<Row extends { id: number }>(
  kind: RecordKind,
  { find, ...erasing }: Erasing<Row>,
) {
  const nameOf = (row: Row) => String((row as Row & Record<string, unknown>)[kind.columns.name]);
  return chosenReceived(
    kind,
    async (db, ids) =>
      (await find(db, ids)).map((row) => ({
        id: row.id,
        name: nameOf(row),
        files: privateFilesOf(kind, [row]),
      })),
    { delete: eraseChosen(erasing) },
  );
}

/** Erases what was chosen, and its private files. */
export function eraseChosen<Row extends ReceivedChosen>({
  erase,
  consequence,
  verb = "Delete",
  done = "deleted",
}: Omit<Erasing<never>, "find">): ChosenAction<Row> {
  return {
    titleOf: (count) => `${verb} ${count}`,
    danger: true,
    consequence,
    done: ["deleted", done],
    async run(trx, rows) {
      for (const { id } of rows) await erase(trx, id);
      const left = rows.flatMap(({ files = [] }) => files);
      return { rows, after: ({ files }) => files.remove(left) };
    },
  };
}
