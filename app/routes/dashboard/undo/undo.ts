import { redirect } from "@remix-run/node";
import { t } from "#say";
import { removeOrLog } from "~/files/store/remove-or-log.server";
import type { Answer } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { findUndo, type UndoStep } from "~/undo/undo.server";
import { changeMessage } from "../messages/answer.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { restoreAll, restoreOne } from "./restore.server";
import { undoSchoolClosed } from "./school-closed.server";
import {
  undoBoardResults,
  undoCertificates,
  undoImport,
  undoKeptSamples,
  undoMove,
  undoPublishing,
  undoRemovedSamples,
  undoRestore,
} from "./steps.server";
import type { Undoing } from "./undoing.server";

export const loader = staffLoader("editor", async () => {
  return redirect("/dashboard");
});

export const action = staffAction(
  { role: "editor" },
  async ({ request, context, staff, services, db, fields }) => {
    const { username: who } = staff;
    const key = fields.get("undo") ?? "";
    const step = await findUndo(db, key);
    if (step?.type === "answered message") {
      const answer = await changeMessage(context, who, { id: step.id, intent: "reopen" });
      return redirectWithMessage(request, context, { location: `/dashboard/messages/${step.id}`, ...answer });
    }
    const answer = step
      ? await db.transaction().execute((trx) => undo({ trx, context, who }, step, key))
      : { location: "/dashboard", message: t("It is too late to undo this.") };
    if (step?.type === "certificates") {
      const names = step.files.map((name) => ({ kind: "certificates" as const, name }));
      await removeOrLog(services, names);
    }
    return redirectWithMessage(request, context, answer);
  },
);

function undo(
  undoing: Undoing,
  step: Exclude<UndoStep, { type: "answered message" }>,
  key: string,
): Promise<Answer> {
  switch (step.type) {
    case "restore":
      return restoreOne(undoing, step);
    case "restore all":
      return restoreAll(undoing, step);
    case "trash again":
      return undoRestore(undoing, step);
    case "publishing":
      return undoPublishing(undoing, step);
    case "move":
      return undoMove(undoing, step);
    case "board results":
      return undoBoardResults(undoing, step);
    case "import":
      return undoImport(undoing, step);
    case "certificates":
      return undoCertificates(undoing, step);
    case "kept samples":
      return undoKeptSamples(undoing, step);
    case "removed samples":
      return undoRemovedSamples(undoing, { ...step, key });
    case "school closed":
      return undoSchoolClosed(undoing, step);
  }
}
