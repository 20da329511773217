import type { RecordKind } from "~/content/records/kind";
import { idsOf } from "~/forms/chosen";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { type ChosenAction, type ChosenRow, chosenPage } from "../chosen/page.server";

export type ReceivedChosen = ChosenRow & { id: number };

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

/** Erases what was chosen. @param after once the rows are gone */
export function eraseChosen<Row extends ReceivedChosen>(
  { verb, done, consequence }: { verb: string; done: string; consequence: string },
  erase: (trx: Database, id: number) => Promise<void>,
  after?: (services: Services, rows: Row[]) => Promise<void>,
): ChosenAction<Row> {
  return {
    titleOf: (count) => `${verb} ${count}`,
    danger: true,
    consequence,
    done: ["deleted", done],
    async run(trx, rows) {
      for (const { id } of rows) await erase(trx, id);
      return { rows, after: async (services) => after?.(services, rows) };
    },
  };
}
