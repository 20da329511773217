import { z } from "zod";
import { msg } from "#message";
import { longText, parseFields, text } from "~/forms/fields.server";
import { declareForm } from "~/forms/form-size.server";
import { replyTemplateLimits } from "./limits";

const schema = z.object(
  declareForm({
    name: text(msg("The name"), replyTemplateLimits.name).refine((value) => value !== "", "Enter a name"),
    text: longText(msg("The text"), replyTemplateLimits.text).refine(
      (value) => value !== "",
      msg("Write the text"),
    ),
  }),
);

export type ReplyTemplateValues = z.output<typeof schema>;

export function parseReplyTemplate(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
