import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { t } from "#say";
import { findUndo, type UndoStep } from "~/capabilities/undo/undo.server";
import type { Answer } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { undoAnswer } from "./answer.server";
import { undoBoardResults } from "./board-results.server";
import { undoImport } from "./import.server";
import { undoKeptSamples } from "./kept-samples.server";
import { undoMove } from "./move.server";
import { undoPublishing } from "./publishing.server";
import { undoRemovedSamples } from "./removed-samples.server";
import { restoreAll, restoreOne } from "./restore.server";
import { undoRestore } from "./restored.server";
import { undoSchoolClosed } from "./school-closed.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  return redirect("/dashboard");
}

export const action = saving(async ({ request, context }: ActionFunctionArgs) => {
  const staff = await requireStaff(request, context, "editor");
  const fields = await readForm(request, context);
  const key = fields.get("undo") ?? "";
  const step = await findUndo(servicesOf(context).db, key);
  const answer = step
    ? await undo(context, staff.username, step, key)
    : { location: "/dashboard", message: t("It is too late to undo this.") };
  return redirectWithMessage(request, context, answer);
});

function undo(context: AppLoadContext, who: string, step: UndoStep, key: string): Promise<Answer> {
  switch (step.type) {
    case "restore":
      return restoreOne(context, who, { kind: step.kind, id: step.id });
    case "restore all":
      return restoreAll(context, who, step);
    case "trash again":
      return undoRestore(context, who, step.records);
    case "publishing":
      return undoPublishing(context, who, step);
    case "move":
      return undoMove(context, who, step.at);
    case "board results":
      return undoBoardResults(context, who, step.ids);
    case "import":
      return undoImport(context, who, step);
    case "kept samples":
      return undoKeptSamples(context, who, step);
    case "removed samples":
      return undoRemovedSamples(context, who, { ...step, key });
    case "answered message":
      return undoAnswer(context, who, step.id);
    case "school closed":
      return undoSchoolClosed(context, who, step);
  }
}
