import { parserOf } from "~/forms/fields.server";
import { replyTemplateFields } from "./limits";

export const parseReplyTemplate = parserOf(replyTemplateFields);

export type ReplyTemplateValues = Extract<ReturnType<typeof parseReplyTemplate>, { ok: true }>["values"];
