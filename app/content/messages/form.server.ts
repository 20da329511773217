import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { contactFields, withWayToAnswer } from "~/forms/contact.server";
import { longText, parseFields, text } from "~/forms/fields.server";
import { countCharacters } from "~/forms/form-size.server";

const fields = z.object({
  first_name: text(
    msg(
      /* At the beginning of a sentence: “The first name may have at most 100 characters”. */ "The first name",
    ),
    100,
  ),
  last_name: text(
    msg(
      /* At the beginning of a sentence: “The last name may have at most 100 characters”. */ "The last name",
    ),
    100,
  ),
  ...contactFields,
  message: longText(msg("The message"), 5000).refine((value) => value !== "", {
    error: () => t("Write your message"),
  }),
});

/** Characters that the contact form takes in all. */
export const messageCharacters = countCharacters(fields.shape);

/** A message and one way to answer it are needed, else there is nothing to deliver; nothing more is. */
const schema = withWayToAnswer(fields);

export type MessageValues = z.output<typeof schema>;

/** Checks the contact form, or the old endpoint's fields. */
export function parseMessage(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
