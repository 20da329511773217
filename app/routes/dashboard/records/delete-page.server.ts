import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import { nameBeforeTrash, wordsOf } from "~/capabilities/trash/kinds";
import { issueToken, runOnce } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { getDoneMessage, listOf, nameOf, nameOrNone, type StaffKind } from "~/kinds/kind";
import { keyOf } from "~/kinds/registry";
import { speakingEnglish } from "~/languages/current";
import type { Records } from "~/records/records.server";
import { servicesOf } from "~/services/services.server";
import { offerUndo } from "~/undo/undo.server";
import type { Database } from "~db/connection.server";

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
    async loader({ request, context, params }: LoaderFunctionArgs) {
      const staff = await requireStaff(request, context, "editor");
      const { db } = servicesOf(context);
      const record = await records.find(db, idOf(params));
      if (!record) throw notFound();
      return {
        record,
        noun: t(kind.names.one),
        name: nameOrNone(nameOf(kind, record)),
        texts: wordsOf(kind, record),
        consequence: t(kind.trash.consequence),
        back: listOf(kind, record),
        token: issueToken(db, staff.id),
      };
    },

    action: saving(async ({ request, context, params }: ActionFunctionArgs) => {
      const staff = await requireStaff(request, context, "editor");
      const id = idOf(params);
      const fields = await readForm(request, context);
      const answer = await runOnce(servicesOf(context).db, fields, async (trx) => {
        const record = await records.find(trx, id);
        if (!record) throw notFound();
        const name = speakingEnglish(() => nameBeforeTrash(kind, record));
        const subject = name + (await remove(trx, id, fields));
        const event = { who: staff.username, verb: "deleted" as const, subject };
        await recordEvent(context, { ...event, record: { kind: kind.key, id } }, trx);
        return {
          location: listOf(kind, record),
          message: getDoneMessage(kind, "deleted"),
          undo: await offerUndo(trx, { type: "restore", kind: keyOf(kind), id }),
          gone: ownPageOf(kind, { ...record, id }),
        };
      });
      return redirectWithMessage(request, context, answer);
    }),
  };
}
