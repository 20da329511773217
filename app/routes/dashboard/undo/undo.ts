import { redirect } from "@remix-run/node";
import { t } from "#say";
import { removeOrLog } from "~/files/store/remove-or-log.server";
import type { Answer } from "~/forms/one-time.server";
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

export const action = staffAction({ role: "editor" }, async ({ context, staff, services, db, fields }) => {
  const who = staff.username;
  const key = fields.get("undo") ?? "";
  const step = await findUndo(db, key);
  return {
    work: async (trx) => {
      if (!step) return { location: "/dashboard", message: t("It is too late to undo this.") };
      if (step.type !== "answered message") return undo({ trx, context, who }, step, key);
      const answer = await changeMessage(context, trx, who, { id: step.id, intent: "reopen" });
      return { location: `/dashboard/messages/${step.id}`, ...answer };
    },
    after: async () => {
      if (step?.type !== "certificates") return;
      const names = step.files.map((name) => ({ kind: "certificates" as const, name }));
      await removeOrLog(services, names);
    },
  };
});

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
