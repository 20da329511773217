import type { AppLoadContext } from "@remix-run/node";
import { msg, t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import type { Verb } from "~/activity-log/verbs";
import { type AskableKind, askableKind, findAskable } from "~/capabilities/take-downs/askable.server";
import { isOpen } from "~/capabilities/take-downs/states";
import { hide, showAgain } from "~/capabilities/take-downs/take.server";
import { settle, type TakeDownRow, takeDowns } from "~/capabilities/take-downs/take-down.server";
import { findTrashed, restoreRecord } from "~/capabilities/trash/queries.server";
import { notFound } from "~/http/refusal";
import { eraseRecords, type LeftFiles } from "~/people/erase.server";
import { recordsNamed } from "~/people/find.server";
import type { Staff } from "~/session/session.server";
import type { Database } from "~db/connection.server";
import type { TakeDownState } from "~db/schema";

export const decisions = ["restore", "erase", "hide", "keep"] as const;
export type Decision = (typeof decisions)[number];

interface Decided {
  message: string;
  files?: LeftFiles;
}

const elsewhere = (): Decided => ({ message: t("Another person has decided this.") });

/** For all open requests about a record; erasing needs a proof first. The caller removes the files afterwards. */
export async function decide(
  context: AppLoadContext,
  trx: Database,
  staff: Staff,
  { id, decision }: { id: number; decision: Decision },
): Promise<Decided> {
  const row = await takeDowns.find(trx, id);
  const kind = askableKind(row?.kind);
  if (!row || !kind) throw notFound();
  if (!isOpen(row.state)) return elsewhere();
  return decisionHandlers[decision](trx, { row, kind, by: staff.username, context });
}

interface Case {
  row: TakeDownRow;
  kind: AskableKind;
  by: string;
  context: AppLoadContext;
}

const decisionHandlers: Record<Decision, (trx: Database, about: Case) => Promise<Decided>> = {
  async restore(trx, about) {
    const { row, kind } = about;
    await note(trx, about, "restored", "put back");
    await showAgain(trx, kind, row.record_id);
    const outcome = await restoreRecord(trx, kind.key, row.record_id);
    return outcome === "erased"
      ? elsewhere()
      : {
          message: t(/* {noun} is such as “photo”. */ "The {noun} is on the website again", {
            noun: t(kind.names.one),
          }),
        };
  },
  async erase(trx, about) {
    const { row, kind } = about;
    await note(trx, about, "erased", "erased as asked");
    const records = await recordsNamed(trx, [`${kind.key}:${row.record_id}`]);
    return { message: t("Erased for good"), files: await eraseRecords(trx, records) };
  },
  async hide(trx, about) {
    const { row, kind } = about;
    const record = await findAskable(trx, kind, row.record_id, "staff");
    await note(trx, about, "hidden", "took down");
    if (record) await hide(trx, kind, { ...record, at: new Date().toISOString() });
    return {
      message: t(/* {noun} is such as “photo”. */ "The {noun} is off the website", {
        noun: t(kind.names.one),
      }),
    };
  },
  async keep(trx, about) {
    await note(trx, about, "kept", "left as is");
    return {
      message: t(/* {noun} is such as “photo”. */ "The {noun} stays on the website", {
        noun: t(about.kind.names.one),
      }),
    };
  },
};

/** Logs the decision without a name, which may be a child's. */
async function note(trx: Database, { row, kind, by, context }: Case, state: TakeDownState, verb: Verb) {
  await settle(trx, row, state, by);
  await recordEvent(context, { who: by, verb, record: { kind: kind.key, id: row.record_id } }, trx);
}

/** Record of a request: public, deleted or erased. */
export async function findSubject(db: Database, { kind: key, record_id }: TakeDownRow) {
  const kind = askableKind(key);
  if (!kind) return undefined;
  const noun = kind.names.one;
  const shown = await findAskable(db, kind, record_id, "staff");
  if (shown) return { noun, where: msg(/* Where a record is: on the website. */ "on the site"), ...shown };
  const trashed = await findTrashed(db, kind.key, record_id);
  return trashed ? { noun, where: msg("in the trash"), ...trashed } : { noun, where: msg("gone") };
}
