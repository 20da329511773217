import type { Verb } from "~/activity-log/verbs";
import { listReplyTemplates } from "~/content/messages/reply-templates/queries.server";
import { idOf, notFound } from "~/http/refusal";
import { writtenIn } from "~/records/written-in.server";
import { readSettings } from "~/settings/queries.server";
import type { Reply } from "~/ui/contact/reply-buttons";
import type { Database } from "~db/connection.server";
import type { StaffArgs } from "../staff-page.server";

interface Records<Row> {
  viewed: Verb;
  find(db: Database, id: number): Promise<Row | undefined>;
}

/**
 * Inbound record for the office, with a prepared reply; views are logged.
 * @param replyTo `text` of the school replaces the usual one
 */
export async function openInbound<Row extends { language: string }>(
  { request, params, db, recordView }: StaffArgs,
  { find, viewed }: Records<Row>,
  replyTo: (row: Row, school: string, text?: string) => Reply,
) {
  const row = await find(db, idOf(params));
  if (!row) throw notFound();
  await recordView({ verb: viewed });
  const [settings, { text, ...choice }] = await Promise.all([readSettings(db), replyChoice(request, db)]);
  const reply = replyTo(row, settings.school_name, text);
  return { row, writtenIn: writtenIn(row.language), settings, panel: { ...choice, reply } };
}

/** Reply texts, and the one chosen by `?text=`. */
async function replyChoice(request: Request, db: Database) {
  const templates = await listReplyTemplates(db);
  const asked = new URL(request.url).searchParams.get("text");
  const chosen = templates.find(({ id }) => String(id) === asked);
  return {
    text: chosen?.text,
    templates: templates.map(({ id, name }) => ({ id, name })),
    template: chosen?.id,
  };
}
