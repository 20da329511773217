import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { contactFields, withWayToAnswer } from "~/forms/contact.server";
import { longText, parseFields, text } from "~/forms/fields.server";
import { countCharacters } from "~/forms/form-size.server";
import { relations } from "./states";

const fields = z.object({
  name: text(msg("Your name"), 100).refine((value) => value !== "", { error: () => t("Enter your name") }),
  relation: text(
    msg(/* At the beginning of a sentence: “Who you are may have at most 20 characters”. */ "Who you are"),
    20,
  ).refine((value) => relations.some((relation) => relation.value === value), {
    error: () => t("Choose who you are"),
  }),
  ...contactFields,
  reason: longText(msg("The reason"), 1000),
});

/** Characters that the form takes in all. */
export const takeDownCharacters = countCharacters(fields.shape);

/** Who asks, and one way to answer: without it nobody could be told what came of it. */
const schema = withWayToAnswer(fields);

export type TakeDownValues = z.output<typeof schema>;

/** Checks the form by which somebody asks to take something down. */
export function parseTakeDown(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
