import { redirect } from "@remix-run/node";
import { t } from "#say";
import { applyPublishingAction } from "~/capabilities/publishing/apply-publishing.server";
import { type PublishingAction, publishingActionField } from "~/capabilities/publishing/publishing-actions";
import { nameBeforeTrash, parseTrashItem } from "~/capabilities/trash/kinds";
import { notFound } from "~/http/refusal";
import { staffKinds } from "~/kinds/registry";
import { speakingEnglish } from "~/languages/current";
import { recordsOf } from "~/records/records.server";
import { offerUndo } from "~/undo/undo.server";
import { staffAction, staffLoader } from "../staff-page.server";

export const loader = staffLoader("editor", async () => {
  return redirect("/dashboard");
});

const publishingActions: readonly string[] = [
  "publish",
  "take-off",
  "pin",
  "unpin",
] satisfies PublishingAction[];

/** Applies a publishing action (`deed`) to a record (`item`). */
export const action = staffAction({ role: "editor" }, async ({ fields, recordEvent }) => {
  const item = parseTrashItem(fields.get("item"));
  const kind = staffKinds.find(({ key, publishing }) => key === item?.kind && publishing);
  const publishingAction = fields.get(publishingActionField) ?? "";
  const isKnown =
    publishingActions.includes(publishingAction) && (kind?.publishing?.pin || !/pin$/.test(publishingAction));
  if (!item || !kind || !isKnown) throw notFound();
  const { id } = item;
  const location = kind.pages.list;
  return {
    work: async (trx) => {
      const record = await recordsOf(kind).find(trx, id);
      if (!record) return { location, message: t("Another person deleted it.") };
      const name = nameBeforeTrash(kind, record);
      const done = await applyPublishingAction(trx, kind, {
        id,
        name,
        publishingAction: publishingAction as PublishingAction,
      });
      if (!done)
        return {
          location,
          message: t(/* A record was published or taken off twice. */ "Nothing to change: {name}", { name }),
        };
      const subject = speakingEnglish(() => nameBeforeTrash(kind, record));
      const event = { verb: done.verb, subject, record: { kind: kind.key, id } };
      await recordEvent(event, trx);
      return {
        location,
        message: done.message,
        undo: await offerUndo(trx, { type: "publishing", kind: kind.key, states: done.before }),
      };
    },
  };
});
