import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordView } from "~/activity-log/record-event.server";
import type { Verb } from "~/activity-log/verbs";
import { listReplyTemplates } from "~/content/messages/reply-templates/queries.server";
import { idOf } from "~/http/params.server";
import { notFound } from "~/http/refusal";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { staffLoader } from "../staff-page.server";

/** Inbound record for the office, with prepared replies; views are logged. */
export function openInbound<Row>(
  args: LoaderFunctionArgs,
  { find, viewed }: { find: (db: Database, id: number) => Promise<Row | undefined>; viewed: Verb },
) {
  const load = staffLoader("office", async ({ request, context, params, staff, db }) => {
    const row = await find(db, idOf(params));
    if (!row) throw notFound();
    await recordView(context, { who: staff.username, verb: viewed });
    const [settings, reply] = await Promise.all([readSettings(db), replyChoice(request, db)]);
    return { row, settings, ...reply };
  });
  return load(args);
}

/** Reply texts, and the one chosen by `?text=`. */
async function replyChoice(request: Request, db: Database) {
  const templates = await listReplyTemplates(db);
  const asked = new URL(request.url).searchParams.get("text");
  const chosen = templates.find(({ id }) => String(id) === asked);
  return {
    text: chosen?.text,
    choice: { templates: templates.map(({ id, name }) => ({ id, name })), template: chosen?.id },
  };
}
