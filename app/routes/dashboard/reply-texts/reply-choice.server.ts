import { listReplyTemplates } from "~/content/reply-templates/queries.server";
import type { Database } from "~db/connection.server";

/** Reply texts, and the one chosen by `?text=`. */
export async function replyChoice(request: Request, db: Database) {
  const templates = await listReplyTemplates(db);
  const asked = new URL(request.url).searchParams.get("text");
  const chosen = templates.find(({ id }) => String(id) === asked);
  return {
    text: chosen?.text,
    choice: { templates: templates.map(({ id, name }) => ({ id, name })), template: chosen?.id },
  };
}
