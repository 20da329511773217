import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { recordEvent } from "~/content/activity/record-event.server";
import { privateFilesOf } from "~/content/records/file-columns";
import type { RecordKind } from "~/content/records/kind";
import { issueToken, runOnce } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";

interface Received<Row, Shown> {
  find(db: Database, id: number): Promise<Row | undefined>;
  erase(trx: Database, id: number): Promise<void>;
  /** What the page shows of it. */
  show(row: Row): Shown;
  /** What the activity log calls it: since when it was here, never whose it is. */
  subjectOf(row: Row): string;
  /** Said once it was done. */
  deleted: string;
}

/**
 * The loader and the action of the page that asks before something that a visitor sent is erased. It does not go to the
 * trash: what a person gave us is gone when we say so, with its private file.
 */
export function receivedDeletePage<Row extends object, Shown extends object>(
  kind: RecordKind,
  { find, erase, show, subjectOf, deleted }: Received<Row, Shown>,
) {
  const { names, pages } = kind;
  const found = async (db: Database, params: LoaderFunctionArgs["params"]) => {
    const id = idOf(params);
    const row = await find(db, id);
    if (!row) throw notFound();
    return { id, row };
  };
  return {
    async loader({ request, context, params }: LoaderFunctionArgs) {
      const staff = await requireStaff(request, context, "administrator");
      const { db } = servicesOf(context);
      const { row } = await found(db, params);
      return { ...show(row), token: issueToken(db, staff.id) };
    },

    action: saving(async ({ request, context, params }: ActionFunctionArgs) => {
      const staff = await requireStaff(request, context, "administrator");
      const services = servicesOf(context);
      let erased: Row | undefined;
      const answer = await runOnce(services.db, await readForm(request, context), async (trx) => {
        const { id, row } = await found(trx, params);
        await erase(trx, id);
        erased = row;
        const event = { who: staff.username, action: `deleted a ${names.one}`, subject: subjectOf(row) };
        await recordEvent(context, event, trx);
        return { location: pages.list, message: deleted };
      });
      if (erased) await services.files.remove(privateFilesOf(kind, [erased]));
      return redirectWithMessage(request, context, answer);
    }),
  };
}
