import type { AppLoadContext } from "@remix-run/node";
import type { Answer } from "~/forms/one-time.server";
import { changeMessage } from "../messages/answer.server";

export async function undoAnswer(context: AppLoadContext, who: string, id: number): Promise<Answer> {
  const answer = await changeMessage(context, who, { id, intent: "reopen" });
  return { location: `/dashboard/messages/${id}`, ...answer };
}
