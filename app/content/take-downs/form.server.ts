import { z } from "zod";
import { longText, parseFields, text } from "~/forms/fields.server";
import { charactersOf } from "~/forms/form-size.server";
import { phoneNumbersIn } from "~/forms/phone";
import { relations } from "./states";

const fields = z.object({
  name: text("Your name", 100).refine((value) => value !== "", "Enter your name"),
  relation: text("Who you are", 20).refine(
    (value) => relations.some((relation) => relation.value === value),
    "Choose who you are",
  ),
  phone: text("The phone number", 40),
  email: text("The e-mail address", 254).refine(
    (value) => value === "" || z.email().safeParse(value).success,
    "Enter an e-mail address such as name@example.com, or leave it empty",
  ),
  reason: longText("The reason", 1000),
});

/** Characters that the form takes in all. */
export const takeDownCharacters = charactersOf(fields.shape);

/** Who asks, and one way to answer: without it nobody could be told what came of it. */
const schema = fields
  .refine(({ phone, email }) => phone !== "" || email !== "", {
    path: ["phone"],
    message: "Give us a phone number or an e-mail address, so that we can answer",
  })
  .refine(({ phone, email }) => email !== "" || phone === "" || phoneNumbersIn(phone).length > 0, {
    path: ["phone"],
    message: "This phone number is too short. Enter all its digits, or give us an e-mail address",
  });

export type TakeDownValues = z.output<typeof schema>;

/** Checks the form by which somebody asks to take something down. */
export function parseTakeDown(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
