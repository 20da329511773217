import { t } from "#say";
import { nameBeforeTrash, wordsOf } from "~/capabilities/trash/kinds";
import { idOf, notFound } from "~/http/refusal";
import { getDoneMessage, listOf, nameOf, nameOrNone, type StaffKind } from "~/kinds/kind";
import { keyOf } from "~/kinds/registry";
import { speakingEnglish } from "~/languages/current";
import type { Records } from "~/records/records.server";
import { offerUndo } from "~/undo/undo.server";
import type { Database } from "~db/connection.server";
import { staffAction, staffLoader } from "../staff-page.server";

/** Needs a transaction. @returns text that the activity log adds to its name */
type Remove = (trx: Database, id: number, fields: URLSearchParams) => Promise<string>;

const ownPageOf = <Row extends object>(kind: StaffKind<Row>, record: Row & { id: number }) =>
  kind.numbered ? `${kind.numbered}/${record.id}` : kind.addresses && kind.shownAt?.(record);

/** @param remove if the form has a choice */
export function deletePage<Row extends object>(
  kind: StaffKind<NoInfer<Row>>,
  records: Pick<Records<Row, never>, "find" | "remove">,
  remove: Remove = async (trx, id) => {
    await records.remove(trx, id);
    return "";
  },
) {
  return {
    loader: staffLoader("editor", async ({ params, db, issueToken }) => {
      const record = await records.find(db, idOf(params));
      if (!record) throw notFound();
      return {
        record,
        noun: t(kind.names.one),
        name: nameOrNone(nameOf(kind, record)),
        texts: wordsOf(kind, record),
        consequence: t(kind.trash.consequence),
        back: listOf(kind, record),
        token: issueToken(),
      };
    }),

    action: staffAction({ role: "editor" }, async ({ params, fields, recordEvent }) => {
      const id = idOf(params);
      return {
        work: async (trx) => {
          const record = await records.find(trx, id);
          if (!record) throw notFound();
          const name = speakingEnglish(() => nameBeforeTrash(kind, record));
          const subject = name + (await remove(trx, id, fields));
          const event = { verb: "deleted" as const, subject };
          await recordEvent({ ...event, record: { kind: kind.key, id } }, trx);
          return {
            location: listOf(kind, record),
            message: getDoneMessage(kind, "deleted"),
            undo: await offerUndo(trx, { type: "restore", kind: keyOf(kind), id }),
            gone: ownPageOf(kind, { ...record, id }),
          };
        },
      };
    }),
  };
}
